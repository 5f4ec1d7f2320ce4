package io.unflake.agent.record;

import java.util.List;

/**
 * How a test accessed some state.
 *
 * @param read whether the test may have used the previous value; false if it wrote first
 */
record Access(boolean read, boolean written) {

    /**
     * Returns the access to the state with this number for reads.
     *
     * @param touched numbers in the order of the first access
     */
    static Access to(int number, List<Integer> touched) {
        int read = touched.indexOf(number);
        int written = touched.indexOf(number + 1);
        return new Access(read >= 0 && (written < 0 || read < written), written >= 0);
    }
}
