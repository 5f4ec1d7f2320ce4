package io.unflake.agent.policy;

/** Time stands still; who waits for a later time waits as long as he asked to. */
record FrozenPace() implements Pace {

    @Override
    public long at(long real) {
        return Math.min(real, 0);
    }

    @Override
    public long realOf(long shown, long now) {
        return shown <= 0 ? shown : now + shown;
    }
}
