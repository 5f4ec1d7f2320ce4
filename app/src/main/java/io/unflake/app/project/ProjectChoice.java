package io.unflake.app.project;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The project to test. All paths are absolute, and strings because the codec knows no paths. */
public sealed interface ProjectChoice {

    /** The folder of the project. */
    String directory();

    /** Whether no part is missing and all paths are absolute. */
    boolean isValid();

    default Path folder() {
        return Path.of(directory());
    }

    /** A project that its own Maven describes. */
    record MavenProject(String directory) implements ProjectChoice {

        @Override
        public boolean isValid() {
            return isAbsolute(directory);
        }
    }

    /**
     * A project that is given by its class path.
     *
     * @param classpath the test class path; {@code folder/*} stands for the jars in a folder
     * @param testClasses folders or jars with compiled tests
     * @param classes folders or jars with the project's own code
     * @param sources folders with sources
     */
    record ClasspathProject(
            String directory,
            List<String> classpath,
            List<String> testClasses,
            List<String> classes,
            List<String> sources)
            implements ProjectChoice {

        @Override
        public boolean isValid() {
            return isAbsolute(directory)
                    && Stream.of(classpath, testClasses, classes, sources)
                            .flatMap(List::stream)
                            .allMatch(ProjectChoice::isAbsolute);
        }
    }

    private static boolean isAbsolute(String path) {
        try {
            return Objects.nonNull(path) && Path.of(path).isAbsolute();
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
