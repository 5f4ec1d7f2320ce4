package io.unflake.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Which project the user means; prints what was parsed, with absolute paths. */
public sealed interface ProjectChoice {

    /** The folder of the project. */
    Path folder();

    /** The options that mean this project from any folder. */
    List<String> arguments();

    /** A project that its own Maven describes. */
    record MavenProject(Path folder) implements ProjectChoice {

        @Override
        public List<String> arguments() {
            return List.of("--project", folder.toString());
        }
    }

    /** A project of any other build tool. */
    record ClasspathProject(
            Path folder, List<String> classpath, List<Path> testClasses, List<Path> classes, List<Path> sources)
            implements ProjectChoice {

        @Override
        public List<String> arguments() {
            List<String> words = new ArrayList<>(
                    List.of("--project", folder.toString(), "--classpath", String.join(File.pathSeparator, classpath)));
            testClasses.forEach(path -> words.addAll(List.of("--test-classes", path.toString())));
            classes.forEach(path -> words.addAll(List.of("--classes", path.toString())));
            sources.forEach(path -> words.addAll(List.of("--sources", path.toString())));
            return words;
        }
    }
}
