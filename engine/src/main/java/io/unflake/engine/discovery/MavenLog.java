package io.unflake.engine.discovery;

import io.unflake.model.UserException;
import io.unflake.model.project.DescribeGoal;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The log of a Maven run, which explains to the user why the run failed. */
final class MavenLog {

    private static final String ERROR = "[ERROR] ";
    private static final int SHOWN = 5;
    private static final Pattern COMPILER_ERROR =
            Pattern.compile(".+\\.\\w+:(?:\\[\\d+,\\d+]|\\d+:\\d+| ?\\(\\d+, ?\\d+\\)).*");
    private static final Pattern PLUGIN_ABSENT = Pattern.compile(
            ".*(could not be resolved|Could not find|Could not transfer|was not found in|Failed to read|resolution).*");

    private final List<String> lines;
    private final Path file;

    private MavenLog(List<String> lines, Path file) {
        this.lines = lines;
        this.file = file;
    }

    static MavenLog read(Path file) {
        try {
            return new MavenLog(Files.readAllLines(file), file);
        } catch (IOException e) {
            return new MavenLog(List.of(), file);
        }
    }

    /** Whether our plugin is missing in the local repository, or is a different build. */
    boolean lacksPlugin() {
        return errors().stream()
                .anyMatch(line -> line.contains(DescribeGoal.STALE)
                        || (line.contains(DescribeGoal.PLUGIN)
                                && PLUGIN_ABSENT.matcher(line).matches()));
    }

    /** Whether a module needs an artifact of another module that has not been packaged. */
    boolean lacksPackages() {
        return errors().stream().anyMatch(line -> line.contains("Could not resolve dependencies for project"));
    }

    /** Returns an exception that explains why Maven failed. */
    UserException explain(Path folder) {
        List<String> errors = errors();
        if (errors.stream().anyMatch(MavenLog::isAboutOldJava)) {
            return UserException.project(
                    "Maven runs this project on a Java older than 17", "Name a JDK 17 or newer with --java HOME.");
        }
        if (lacksPlugin()) {
            return UserException.project(
                    "this project's Maven does not find the Unflake plugin although it was installed",
                    "Check the local repository of that Maven; its output is in " + file + ".");
        }
        List<String> compiler = errors.stream()
                .filter(line -> COMPILER_ERROR.matcher(line).matches())
                .map(line -> line.replace(folder + File.separator, ""))
                .distinct()
                .limit(SHOWN)
                .toList();
        return compiler.isEmpty()
                ? failed(errors)
                : UserException.project(
                                "the project does not compile",
                                "Make `mvn test-compile` succeed in " + folder + "; all errors are in " + file + ".")
                        .showing(compiler);
    }

    private UserException failed(List<String> errors) {
        Optional<String> unresolved = errors.stream()
                .filter(line -> line.contains(DescribeGoal.UNRESOLVED))
                .findFirst();
        if (unresolved.isPresent()) {
            return UserException.project(
                            "Maven could not fetch an engine that the tests need",
                            "Add it to the project's test dependencies, or check the network; Maven's output is in "
                                    + file + ".")
                    .showing(List.of(unresolved.get()));
        }
        return UserException.project(
                        "Maven could not build the project", "The whole output of Maven is in " + file + ".")
                .showing(errors.stream().limit(SHOWN).toList());
    }

    private static boolean isAboutOldJava(String line) {
        return line.contains("Required Java version")
                || (line.contains("more recent version of the Java Runtime") && line.contains("io/unflake/"));
    }

    private List<String> errors() {
        return lines.stream()
                .filter(line -> line.startsWith(ERROR))
                .map(line -> line.substring(ERROR.length()).trim())
                .filter(line -> !line.isEmpty())
                .toList();
    }
}
