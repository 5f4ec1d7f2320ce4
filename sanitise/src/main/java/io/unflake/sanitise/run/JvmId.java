package io.unflake.sanitise.run;

/**
 * Identifies a JVM.
 *
 * @param pid its process ID
 * @param start when it was started, in milliseconds since the epoch
 */
record JvmId(long pid, long start) {

    /** @throws IllegalArgumentException if the text is malformed */
    static JvmId parse(String text) {
        int at = text.indexOf('@');
        return new JvmId(Long.parseLong(text.substring(0, Math.max(at, 0))), Long.parseLong(text.substring(at + 1)));
    }

    /** Written by hand: the first call of a generated method of a record costs every run some 30 ms. */
    @Override
    public boolean equals(Object other) {
        return other instanceof JvmId jvm && jvm.pid == pid && jvm.start == start;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(pid * 31 + start);
    }

    @Override
    public String toString() {
        return pid + "@" + start;
    }
}
