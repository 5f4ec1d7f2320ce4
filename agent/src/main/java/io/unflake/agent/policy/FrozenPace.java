package io.unflake.agent.policy;

/** A clock that stands still. Waiting for a later time takes the difference between that time and the frozen one. */
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
