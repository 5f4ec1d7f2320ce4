package io.unflake.agent.record;

import java.util.List;

/**
 * How state was touched.
 *
 * @param read whether what was there may have been used: not if it was written first
 */
record Access(boolean read, boolean written) {

    /**
     * How the state with this number for reading was touched.
     *
     * @param touched numbers in the order in which they were first passed
     */
    static Access to(int number, List<Integer> touched) {
        int read = touched.indexOf(number);
        int written = touched.indexOf(number + 1);
        return new Access(read >= 0 && (written < 0 || read < written), written >= 0);
    }
}
