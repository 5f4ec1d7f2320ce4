package io.unflake.agent.policy;

import java.time.Instant;

/** Maps real time to the time of a treated clock, both in ns since the treatment began. Earlier times are unchanged. */
interface Pace {

    /** The pace of the real clock. */
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

    /** Reads the clock at a real time, which may move it forward. */
    default long read(long real) {
        return at(real);
    }

    /** Reads the clock at a real time, at a site. */
    default long read(long real, int site) {
        return read(real);
    }

    /** Returns the time for a reading that is not perturbed. */
    default long unperturbed(long real) {
        return real;
    }

    /** Returns the time of the clock at a present or past real time. */
    long at(long real);

    /** Returns the real time at which the clock shows the given time. */
    long realOf(long shown, long now);

    /** A start that the clock can show; a clock with coarse steps shows whole steps only. */
    default Instant aligned(Instant start) {
        return start;
    }
}
