package io.unflake.maven;

import io.unflake.model.project.DescribeGoal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;

/** Decides whether a module has tests that its own build would run. */
final class ReasonsToLeaveOut {

    private ReasonsToLeaveOut() {}

    static Optional<String> find(SurefireConfiguration surefire, TestClasspath classpath)
            throws MojoExecutionException {
        for (Map.Entry<String, String> parameter : parameters(surefire).entrySet()) {
            if (surefire.flag(parameter.getKey(), parameter.getValue(), false)) {
                return Optional.of("its build skips the tests (" + parameter.getValue() + ")");
            }
        }
        return hasClasses(Path.of(classpath.testClasses())) ? Optional.empty() : Optional.of(DescribeGoal.NO_TESTS);
    }

    /** Returns the parameters of Surefire that skip tests, with their properties. */
    private static Map<String, String> parameters(SurefireConfiguration surefire) {
        Map<String, String> parameters = new TreeMap<>(Map.of("skip", "maven.test.skip", "skipTests", "skipTests"));
        if (surefire.evaluate("${" + DescribeGoal.PACKAGING + "}").isEmpty()) {
            parameters.put("skipExec", DescribeGoal.SKIP_EXECUTION);
        }
        return parameters;
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
