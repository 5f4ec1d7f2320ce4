package io.unflake.model;

import java.nio.file.Path;
import java.util.Set;

/** The texts that say what a test uses outside its JVM. */
public final class Claim {

    private static final String FILE = "file ";
    private static final String OUTSIDE = "outside ";

    private static final String MULTICAST = OUTSIDE + "multicast";

    /** What also exists in an isolated network, but may look different there. */
    private static final Set<String> OF_MACHINE =
            Set.of(OUTSIDE + "the name of this machine", OUTSIDE + "network interfaces", OUTSIDE + "process");

    private Claim() {}

    /** Whether the test reached something that an isolated network lacks. */
    public static boolean isOutside(String claim) {
        return claim.startsWith(OUTSIDE);
    }

    /**
     * Whether the test asked for something of this machine, so that only a run in an isolated network shows whether it
     * needs more than that.
     *
     * @param hostName the name of this machine
     */
    public static boolean isOfMachine(String claim, String hostName) {
        return OF_MACHINE.contains(claim) || claim.equals(OUTSIDE + hostName);
    }

    /** Whether the test looked up a name, or another address of this machine, without connecting to it. */
    public static boolean isLookup(String claim) {
        return isOutside(claim) && !claim.equals(MULTICAST) && claim.indexOf(':') < 0;
    }

    /** Returns the file that the test wrote; null if the claim is about something else. */
    public static Path file(String claim) {
        return claim.startsWith(FILE) ? Path.of(claim.substring(FILE.length())) : null;
    }
}
