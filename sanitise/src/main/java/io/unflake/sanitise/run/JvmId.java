package io.unflake.sanitise.run;

/**
 * A JVM, as it is told from all others.
 *
 * @param start when it began, in milliseconds of the clock
 */
record JvmId(long pid, long start) {

    /** @throws IllegalArgumentException if this is the text of none */
    static JvmId parse(String text) {
        int at = text.indexOf('@');
        return new JvmId(Long.parseLong(text.substring(0, Math.max(at, 0))), Long.parseLong(text.substring(at + 1)));
    }

    /** The one of records is put together when it is first called: every run would wait for that, some 30 ms. */
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
