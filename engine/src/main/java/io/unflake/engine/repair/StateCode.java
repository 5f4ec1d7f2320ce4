package io.unflake.engine.repair;

import io.unflake.engine.patch.fixture.FixtureCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Fixtures that restore state which belongs to the JVM or the machine: properties, locale, zone, files. */
final class StateCode {

    private static final String PROPERTY = "property ";
    private static final String FILE = "file ";
    private static final String LOGGER = "logger ";

    private final Path workingDirectory;

    StateCode(Path workingDirectory) {
        this.workingDirectory = workingDirectory;
    }

    /** Fixtures for the class of a test that changes the state. */
    List<FixtureCode> afterChange(String state) {
        if (state.startsWith(PROPERTY)) {
            return List.of(property(state.substring(PROPERTY.length())));
        }
        if (state.startsWith(FILE)) {
            return file(state.substring(FILE.length()));
        }
        if (state.startsWith(LOGGER)) {
            return List.of(logger(state.substring(LOGGER.length())));
        }
        return switch (state) {
            case "locale" -> List.of(setting("default locale", "Locale", "java.util.Locale"));
            case "zone" -> List.of(setting("default time zone", "TimeZone", "java.util.TimeZone"));
            default -> List.of();
        };
    }

    /**
     * Fixtures for the class of a test that reads the state.
     *
     * @param clean the value with which the test passes, as a Java expression; null if unknown
     */
    List<FixtureCode> beforeUse(String state, String clean) {
        if (state.startsWith(PROPERTY)) {
            String key = JavaText.literal(state.substring(PROPERTY.length()));
            return List.of(
                    clean == null || clean.equals("null")
                            ? FixtureCode.before(
                                    "clear the system property", "Property", "System.clearProperty(" + key + ");")
                            : FixtureCode.before(
                                    "set the system property",
                                    "Property",
                                    "System.setProperty(" + key + ", " + clean + ");"));
        }
        if (state.startsWith(FILE) && !exists(state.substring(FILE.length()))) {
            return List.of(FixtureCode.before(
                            "delete the file",
                            "File",
                            "${java.nio.file.Files}.deleteIfExists(" + path(state.substring(FILE.length())) + ");")
                    .throwing());
        }
        return List.of();
    }

    private static FixtureCode property(String key) {
        String name = JavaText.literal(key);
        return FixtureCode.restoring(
                "restore the system property " + key,
                "Property",
                "String",
                List.of("${saved} = System.getProperty(" + name + ");"),
                List.of("if (${saved} == null) {\n\tSystem.clearProperty(" + name
                        + ");\n} else {\n\tSystem.setProperty(" + name + ", ${saved});\n}"));
    }

    private static FixtureCode setting(String what, String subject, String type) {
        return FixtureCode.restoring(
                "restore the " + what,
                subject,
                "${" + type + "}",
                List.of("${saved} = ${" + type + "}.getDefault();"),
                List.of("${" + type + "}.setDefault(${saved});"));
    }

    private static FixtureCode logger(String name) {
        String logger = "${java.util.logging.Logger}.getLogger(" + JavaText.literal(name) + ")";
        return FixtureCode.restoring(
                "restore the level of the logger " + name,
                "Level",
                "${java.util.logging.Level}",
                List.of("${saved} = " + logger + ".getLevel();"),
                List.of(logger + ".setLevel(${saved});"));
    }

    /** A file that belongs to the project is restored; one that tests create is deleted. */
    private List<FixtureCode> file(String name) {
        String path = path(name);
        FixtureCode restored = FixtureCode.restoring(
                        "restore the file " + name,
                        "File",
                        "byte[]",
                        List.of("${saved} = ${java.nio.file.Files}.exists(" + path
                                + ") ? ${java.nio.file.Files}.readAllBytes(" + path + ") : null;"),
                        List.of("if (${saved} == null) {\n\t${java.nio.file.Files}.deleteIfExists(" + path
                                + ");\n} else {\n\t${java.nio.file.Files}.write(" + path + ", ${saved});\n}"))
                .throwing();
        FixtureCode deleted = FixtureCode.after(
                        "delete the file " + name, "File", "${java.nio.file.Files}.deleteIfExists(" + path + ");")
                .throwing();
        return exists(name) ? List.of(restored) : List.of(deleted, restored);
    }

    private static String path(String name) {
        return "${java.nio.file.Path}.of(" + JavaText.literal(name) + ")";
    }

    private boolean exists(String name) {
        return Files.exists(workingDirectory.resolve(name));
    }
}
