package io.unflake.model;

import java.nio.file.Path;

/** The texts that say what a test uses outside its JVM. */
public final class Claim {

    private static final String FILE = "file ";
    private static final String OUTSIDE = "outside ";

    private Claim() {}

    /** Whether the test reached something that an isolated network lacks. */
    public static boolean isOutside(String claim) {
        return claim.startsWith(OUTSIDE);
    }

    /** Returns the file that the test wrote; null if the claim is about something else. */
    public static Path file(String claim) {
        return claim.startsWith(FILE) ? Path.of(claim.substring(FILE.length())) : null;
    }
}
