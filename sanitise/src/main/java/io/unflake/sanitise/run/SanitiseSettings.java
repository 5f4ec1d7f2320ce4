package io.unflake.sanitise.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;

/**
 * The settings of a run, given as system properties.
 *
 * @param assumptions the names of the active assumptions, empty for the default
 * @param loopback whether connections to the local machine count as network
 * @param max the maximum number of sanitised tests
 * @param quarantine the file that lists the tests in quarantine
 * @param out the folder for the reports
 */
record SanitiseSettings(List<String> assumptions, boolean loopback, int max, Path quarantine, Path out) {

    static final String PREFIX = "unflake.sanitise";

    /**
     * Reads the settings.
     *
     * @param folder the folder to which relative paths refer
     * @throws IllegalArgumentException with a message for the user if a setting is invalid
     */
    static SanitiseSettings of(Properties properties, Path folder) {
        return new SanitiseSettings(
                Arrays.stream(properties.getProperty(PREFIX, "").split(",", -1))
                        .map(String::strip)
                        .filter(name -> !name.isEmpty())
                        .toList(),
                Boolean.parseBoolean(properties.getProperty(PREFIX + ".loopback")),
                max(properties.getProperty(PREFIX + ".max")),
                folder.resolve(valueOf(properties, ".quarantine", "unflake-quarantine.yaml")),
                folder.resolve(valueOf(properties, ".out", out(folder))));
    }

    /** Returns a property, or the default if it is missing or blank. */
    private static String valueOf(Properties properties, String name, String defaultValue) {
        String text = properties.getProperty(PREFIX + name, "");
        return text.isBlank() ? defaultValue : text;
    }

    boolean hasMax() {
        return max < Integer.MAX_VALUE;
    }

    private static int max(String text) {
        try {
            return text == null ? Integer.MAX_VALUE : Integer.parseUnsignedInt(text.strip());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    PREFIX + ".max is \"" + text + "\", but must be a number of tests, such as 20");
        }
    }

    private static String out(Path folder) {
        boolean gradle =
                Files.exists(folder.resolve("build.gradle")) || Files.exists(folder.resolve("build.gradle.kts"));
        return gradle && !Files.exists(folder.resolve("pom.xml")) ? "build/unflake" : "target/unflake";
    }
}
