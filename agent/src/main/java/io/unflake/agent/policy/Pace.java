package io.unflake.agent.policy;

/** How time passes on a treated clock, all in ns since the treatment began; what came before passed as it did. */
interface Pace {

    /** Passes as it does. */
    Pace REAL = new Pace() {
        @Override
        public long at(long real) {
            return real;
        }

        @Override
        public long realOf(long shown, long now) {
            return shown;
        }
    };

    /** A reading at a real time; it may move the clock. */
    default long read(long real) {
        return at(real);
    }

    /** What a reading shows that is not itself perturbed. */
    default long unperturbed(long real) {
        return real;
    }

    /** What the clock shows at a real time that is now or past. */
    long at(long real);

    /** The real time at which the clock shows so much, given the real time now. */
    long realOf(long shown, long now);
}
