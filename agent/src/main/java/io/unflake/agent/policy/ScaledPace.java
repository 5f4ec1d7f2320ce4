package io.unflake.agent.policy;

/** A clock that runs faster or slower by a factor. */
record ScaledPace(double factor) implements Pace {

    @Override
    public long at(long real) {
        return real <= 0 ? real : (long) (real * factor);
    }

    @Override
    public long realOf(long shown, long now) {
        return shown <= 0 ? shown : (long) Math.ceil(shown / factor);
    }
}
