package io.unflake.sanitise.evidence;

/** Used where the flight recorder is not available: only the failures themselves are known. */
final class NoEvidence implements Evidence {

    private final String reason;

    NoEvidence(String reason) {
        this.reason = reason;
    }

    @Override
    public void begin(TestScope scope) {}

    @Override
    public void leave(TestScope scope) {}

    @Override
    public void end(TestScope scope) {}

    @Override
    public Observations of(TestScope scope) {
        return Observations.unknown(reason);
    }
}
