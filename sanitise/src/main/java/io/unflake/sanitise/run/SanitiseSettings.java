package io.unflake.sanitise.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;

/**
 * How a run is to be sanitised, as system properties say.
 *
 * @param assumptions names of those that count, empty if nobody chooses
 * @param loopback whether connections to this machine count as network
 * @param max how many tests may be sanitised, at most
 * @param quarantine the file with tests that may fail for now
 * @param out the folder for reports
 */
record SanitiseSettings(List<String> assumptions, boolean loopback, int max, Path quarantine, Path out) {

    static final String PREFIX = "unflake.sanitise";

    /**
     * The settings of this JVM.
     *
     * @param folder where relative paths start
     * @throws IllegalArgumentException with a sentence for the user
     */
    static SanitiseSettings of(Properties properties, Path folder) {
        return new SanitiseSettings(
                Arrays.stream(properties.getProperty(PREFIX, "").split(",", -1))
                        .map(String::strip)
                        .filter(name -> !name.isEmpty())
                        .toList(),
                Boolean.parseBoolean(properties.getProperty(PREFIX + ".loopback")),
                max(properties.getProperty(PREFIX + ".max")),
                folder.resolve(given(properties, ".quarantine", "unflake-quarantine.yaml")),
                folder.resolve(given(properties, ".out", out(folder))));
    }

    /** What is empty is not given. */
    private static String given(Properties properties, String name, String otherwise) {
        String text = properties.getProperty(PREFIX + name, "");
        return text.isBlank() ? otherwise : text;
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
