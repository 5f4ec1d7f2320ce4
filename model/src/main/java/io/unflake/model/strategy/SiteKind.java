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
