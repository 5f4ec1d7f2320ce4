package io.unflake.model.strategy;

/** The kinds of sites, by what can be perturbed there. */
public final class SiteKind {

    /** A draw from a generator without an explicit seed. */
    public static final String RANDOM = "random";

    /** A reading of the date or the time of day. */
    public static final String WALL_CLOCK = "wall";

    /** A reading of the clock that only measures. */
    public static final String NANO_CLOCK = "nano";

    /** A reading of the default locale. */
    public static final String LOCALE = "locale";

    /** A reading of the default time zone. */
    public static final String ZONE = "zone";

    /** A reading of the default charset. */
    public static final String CHARSET = "charset";

    /** A reading of the line separator. */
    public static final String SEPARATOR = "separator";

    /** A reading of where temporary files go. */
    public static final String TEMP = "temp";

    /** Something that heeds how many processors there are. */
    public static final String PROCESSORS = "processors";

    /** A reading of how large the heap is, or a test that takes much of it. */
    public static final String MEMORY = "memory";

    /** Something that heeds the environment of the process, or hands it on. */
    public static final String PROCESS = "process";

    /** The binding of a socket to a port of its choice. */
    public static final String PORT = "port";

    /** A sleep. */
    public static final String SLEEP = "sleep";

    /** A wait with a timeout. */
    public static final String TIMED_WAIT = "wait";

    /** The making of a connection. */
    public static final String CONNECT = "connect";

    /** A result whose order is open; where such are asked for is found out only while they are perturbed. */
    public static final String COLLECTION = "collection";

    /** No site: the order of tests. */
    public static final String ORDER = "order";

    /** No site: a time that crosses between the code and the JDK, translated wherever that happens. */
    public static final String NONE = "";

    private static final String CUSTOM = "custom:";

    private SiteKind() {}

    /** The kind of the sites of a user's own strategy. */
    public static String custom(String strategy) {
        return CUSTOM + strategy;
    }
}
