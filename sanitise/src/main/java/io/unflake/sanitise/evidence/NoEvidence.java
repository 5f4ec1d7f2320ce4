package io.unflake.sanitise.evidence;

/** Where the JVM has no flight recorder: only what tests fail with is known. */
final class NoEvidence implements Evidence {

    private final String why;

    NoEvidence(String why) {
        this.why = why;
    }

    @Override
    public void begin(TestScope scope) {}

    @Override
    public void leave(TestScope scope) {}

    @Override
    public void end(TestScope scope) {}

    @Override
    public Observations of(TestScope scope) {
        return Observations.unknown(why);
    }
}
