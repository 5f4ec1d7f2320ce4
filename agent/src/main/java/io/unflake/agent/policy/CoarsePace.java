package io.unflake.agent.policy;

/** Time passes in steps. */
record CoarsePace(long step) implements Pace {

    @Override
    public long at(long real) {
        return real <= 0 ? real : real - real % step;
    }

    @Override
    public long realOf(long shown, long now) {
        long rest = shown % step;
        return shown <= 0 || rest == 0 ? shown : shown - rest + step;
    }
}
