package io.unflake.model.project;

import static io.unflake.model.project.Artifacts.JUNIT4;
import static io.unflake.model.project.Artifacts.JUPITER_API;
import static io.unflake.model.project.Artifacts.JUPITER_ENGINE;
import static io.unflake.model.project.Artifacts.LAUNCHER;
import static io.unflake.model.project.Artifacts.PLATFORM_COMMONS;
import static io.unflake.model.project.Artifacts.PLATFORM_ENGINE;
import static io.unflake.model.project.Artifacts.TESTNG;
import static io.unflake.model.project.Artifacts.TESTNG_ENGINE;
import static io.unflake.model.project.Artifacts.VINTAGE_ENGINE;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The artifacts that a test class path lacks to run on the JUnit Platform, determined by rules similar to Surefire's.
 * Launcher and engines only find tests if their versions are compatible, so they depend on the user's versions.
 *
 * @param coordinates the missing artifacts as {@code groupId:artifactId:version}, the most important first
 * @param problem the reason why the tests cannot run at all; empty if they can
 */
public record MissingEngines(List<String> coordinates, String problem) {

    private static final String DEFAULT_PLATFORM = "1.14.4";
    private static final String DEFAULT_TESTNG_ENGINE = "1.1.0";

    /** Applies the rules to the versions of the artifacts on a class path, by {@code groupId:artifactId}. */
    public static MissingEngines of(Map<String, String> present) {
        String problem = problem(present);
        return problem.isEmpty() ? new MissingEngines(missing(present), "") : new MissingEngines(List.of(), problem);
    }

    private static List<String> missing(Map<String, String> present) {
        String platform = platform(present);
        List<String> missing = new ArrayList<>();
        add(missing, present, LAUNCHER, platform);
        add(missing, present, PLATFORM_ENGINE, platform);
        if (present.containsKey(JUPITER_API)) {
            add(missing, present, JUPITER_ENGINE, present.get(JUPITER_API));
        }
        if (runsVintage(present)) {
            add(missing, present, VINTAGE_ENGINE, vintage(platform));
        }
        if (runsTestng(present)) {
            add(missing, present, TESTNG_ENGINE, DEFAULT_TESTNG_ENGINE);
        }
        return missing;
    }

    private static void add(List<String> missing, Map<String, String> present, String artifact, String version) {
        if (!present.containsKey(artifact)) {
            missing.add(artifact + ":" + version);
        }
    }

    private static String platform(Map<String, String> present) {
        for (String artifact : List.of(PLATFORM_ENGINE, PLATFORM_COMMONS, LAUNCHER)) {
            if (present.containsKey(artifact)) {
                return present.get(artifact);
            }
        }
        for (String artifact : List.of(JUPITER_ENGINE, JUPITER_API, VINTAGE_ENGINE)) {
            if (present.containsKey(artifact)) {
                return present.get(artifact).replaceFirst("^5\\.", "1.");
            }
        }
        return DEFAULT_PLATFORM;
    }

    /** Platform 1.a.b was released with Vintage 5.a.b, but 1.0.b with 4.12.b; since 6 they have the same version. */
    private static String vintage(String platform) {
        return platform.startsWith("1.0.")
                ? platform.replaceFirst("^1\\.0\\.", "4.12.")
                : platform.replaceFirst("^1\\.", "5.");
    }

    private static boolean runsVintage(Map<String, String> present) {
        return present.containsKey(JUNIT4) && !Version.of(present.get(JUNIT4)).before(4, 12, 0);
    }

    private static boolean runsTestng(Map<String, String> present) {
        return present.containsKey(TESTNG) && !Version.of(present.get(TESTNG)).before(6, 14, 3);
    }

    private static String problem(Map<String, String> present) {
        boolean hasEngine = present.containsKey(PLATFORM_ENGINE) || present.containsKey(JUPITER_API);
        if (hasEngine || runsVintage(present) || runsTestng(present)) {
            return "";
        }
        if (present.containsKey(JUNIT4)) {
            return "its tests use JUnit " + present.get(JUNIT4) + ", but JUnit 4.12 is the oldest that Unflake runs";
        }
        if (present.containsKey(TESTNG)) {
            return "its tests use TestNG " + present.get(TESTNG)
                    + ", but TestNG 6.14.3 is the oldest that Unflake runs";
        }
        return "there is no JUnit, TestNG or Spock on its test class path";
    }
}
