package io.unflake.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;

/** Decides whether a module has tests that its own build would run. */
final class ReasonsToLeaveOut {

    static final String NO_TESTS = "it has no tests";

    private ReasonsToLeaveOut() {}

    static Optional<String> find(SurefireConfiguration surefire, TestClasspath classpath)
            throws MojoExecutionException {
        for (List<String> parameter : List.of(
                List.of("skip", "maven.test.skip"),
                List.of("skipTests", "skipTests"),
                List.of("skipExec", "maven.test.skip.exec"))) {
            if (surefire.flag(parameter.get(0), parameter.get(1), false)) {
                return Optional.of("its build skips the tests (" + parameter.get(1) + ")");
            }
        }
        return hasClasses(Path.of(classpath.testClasses())) ? Optional.empty() : Optional.of(NO_TESTS);
    }

    private static boolean hasClasses(Path folder) throws MojoExecutionException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.anyMatch(file -> file.toString().endsWith(".class"));
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read " + folder, e);
        }
    }
}
