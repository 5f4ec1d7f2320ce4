package io.unflake.model.strategy;

/** The kinds of sites, by the APIs that can be perturbed there. */
public final class SiteKind {

    /** A random draw from a generator without an explicit seed. */
    public static final String RANDOM = "random";

    /** A reading of the date or the time of day. */
    public static final String WALL_CLOCK = "wall";

    /** A reading of a clock that only measures elapsed time. */
    public static final String NANO_CLOCK = "nano";

    /** A reading of the default locale. */
    public static final String LOCALE = "locale";

    /** A reading of the default time zone. */
    public static final String ZONE = "zone";

    /** A reading of the default charset. */
    public static final String CHARSET = "charset";

    /** A reading of the line separator. */
    public static final String SEPARATOR = "separator";

    /** A use of the folder for temporary files. */
    public static final String TEMP = "temp";

    /** A call that depends on the number of processors. */
    public static final String PROCESSORS = "processors";

    /** A reading of the heap size, or a test that uses much of the heap. */
    public static final String MEMORY = "memory";

    /** A call that reads the environment of the process or passes it on. */
    public static final String PROCESS = "process";

    /** The binding of a socket to a fixed port. */
    public static final String PORT = "port";

    /** A sleep. */
    public static final String SLEEP = "sleep";

    /** A wait with a timeout. */
    public static final String TIMED_WAIT = "wait";

    /** The opening of a network connection. */
    public static final String CONNECT = "connect";

    /** No particular site: the test starts threads. */
    public static final String THREAD = "thread";

    /** The point before a call that depends on timing, before a lock is acquired, or where a task begins. */
    public static final String BEFORE = "before";

    /** The point after a call that depends on timing, after a lock is released, or where a task ends. */
    public static final String AFTER = "after";

    /** A result with unspecified order. Its call sites become known only while such results are perturbed. */
    public static final String COLLECTION = "collection";

    /** No site: the order of tests. */
    public static final String ORDER = "order";

    /** No site: an absolute time passed to or from the JDK, which is translated everywhere. */
    public static final String NONE = "";

    private static final String CUSTOM = "custom:";

    private SiteKind() {}

    /** Returns the kind of the sites of a user's own strategy. */
    public static String custom(String strategy) {
        return CUSTOM + strategy;
    }
}
