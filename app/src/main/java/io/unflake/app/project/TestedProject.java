package io.unflake.app.project;

import java.nio.file.Path;
import java.util.List;

/**
 * A project and the JVMs that its tests run in.
 *
 * @param java the JDK to build and test with; null for the project's own choice
 * @param jvmArguments arguments for the test JVMs that are not the project's own
 */
public record TestedProject(ProjectChoice choice, Path java, List<String> jvmArguments) {

    private static final String OUT = "target/unflake";

    /** The folder that results are written to by default. */
    public static Path defaultOut(Path project) {
        return project.resolve(OUT);
    }
}
