package io.unflake.cli;

import io.unflake.cli.ProjectChoice.ClasspathProject;
import io.unflake.cli.ProjectChoice.MavenProject;
import io.unflake.model.UserException;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Options that name a project. */
final class ProjectOptions {

    @Option(
            names = "--project",
            paramLabel = "DIR",
            description = "a Maven project, each module of which is handled (default: the current folder);"
                    + " with --classpath, the folder where the tests run")
    private Path project;

    @Option(
            names = "--classpath",
            paramLabel = "CP",
            description = "the test class path of a project of another build tool")
    private String classpath;

    @Option(
            names = "--test-classes",
            arity = "1..*",
            paramLabel = "DIR",
            description = "compiled tests, with --classpath")
    private List<Path> testClasses = new ArrayList<>();

    @Option(
            names = "--classes",
            arity = "1..*",
            paramLabel = "DIR",
            description = "compiled code of the project itself, with --classpath")
    private List<Path> classes = new ArrayList<>();

    @Option(names = "--sources", arity = "1..*", paramLabel = "DIR", description = "sources, with --classpath")
    private List<Path> sources = new ArrayList<>();

    @Option(names = "--java", paramLabel = "HOME", description = "the JDK to build and test with (17 or newer)")
    private Path java;

    @Option(
            names = "--jvm-arg",
            paramLabel = "ARG",
            description = "one more argument for the test JVMs, such as --jvm-arg=-Xmx1g (repeatable)")
    private List<String> jvmArguments = new ArrayList<>();

    /** The project that these options mean. */
    ProjectChoice choice(Surroundings around) {
        Path folder = around.path(project == null ? Path.of("") : project);
        if (classpath != null) {
            return new ClasspathProject(
                    folder,
                    List.of(classpath.split(File.pathSeparator, -1)).stream()
                            .filter(element -> !element.isBlank())
                            .map(element -> absolute(around, element))
                            .toList(),
                    absolute(around, testClasses),
                    absolute(around, classes),
                    absolute(around, sources));
        }
        if (!testClasses.isEmpty() || !classes.isEmpty() || !sources.isEmpty()) {
            throw UserException.wrongUse(
                    "--test-classes, --classes and --sources are for projects given by --classpath",
                    "Add --classpath CP, or leave them out for a Maven project.");
        }
        return new MavenProject(folder);
    }

    /** Whether any option says which project is meant. */
    boolean isGiven() {
        return project != null || classpath != null;
    }

    Path java(Surroundings around) {
        return java == null ? null : around.path(java);
    }

    List<String> jvmArguments() {
        return List.copyOf(jvmArguments);
    }

    private static List<Path> absolute(Surroundings around, List<Path> paths) {
        return paths.stream().map(around::path).toList();
    }

    private static String absolute(Surroundings around, String element) {
        return around.path(Path.of(element)).toString();
    }
}
