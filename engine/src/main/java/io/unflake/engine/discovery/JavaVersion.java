package io.unflake.engine.discovery;

import io.unflake.model.UserException;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** Determines the version of a JDK without starting it. */
public final class JavaVersion {

    private static final int OLDEST = 17;

    private JavaVersion() {}

    /** Throws an exception if the worker cannot run on a JDK. */
    static void check(Path home, String whose) {
        if (!Files.isDirectory(home.resolve("bin"))) {
            throw UserException.wrongUse(
                    "there is no JDK in " + home, "Name the folder of a JDK 17 or newer with --java HOME.");
        }
        String version = version(home);
        if (!version.isEmpty() && major(version) < OLDEST) {
            throw UserException.project(
                    whose + " run on Java " + version + " (" + home + "), but Unflake needs 17 or newer",
                    "Name a JDK 17 or newer with --java HOME.");
        }
    }

    /** Returns the version of a JDK, such as 21; the oldest one that Unflake supports if it is unknown. */
    public static int of(Path home) {
        return major(version(home));
    }

    /** Reads the version from the {@code release} file of a JDK; empty if there is none. */
    private static String version(Path home) {
        Path folder = home.endsWith("jre") ? home.getParent() : home;
        Properties release = new Properties();
        try (Reader text = Files.newBufferedReader(folder.resolve("release"))) {
            release.load(text);
        } catch (IOException e) {
            return "";
        }
        return release.getProperty("JAVA_VERSION", "").replace("\"", "");
    }

    private static int major(String version) {
        String digits = version.replaceFirst("^1\\.", "").replaceFirst("\\D.*", "");
        return digits.isEmpty() ? OLDEST : Integer.parseInt(digits);
    }
}
