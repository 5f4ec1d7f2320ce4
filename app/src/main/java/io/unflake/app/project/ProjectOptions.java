package io.unflake.app.project;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.ProjectChoice.ClasspathProject;
import io.unflake.app.project.ProjectChoice.MavenProject;
import io.unflake.model.UserException;
import java.io.File;
import java.nio.file.Path;
import java.util.List;

/**
 * The options that name a project, as the user gave them.
 *
 * @param project the folder of the project; null for the current folder
 * @param classpath the test class path of a project that is not built by Maven; null for a Maven project
 * @param java the JDK to build and test with; null for the project's own choice
 * @param jvmArguments more arguments for the test JVMs
 */
public record ProjectOptions(
        Path project,
        String classpath,
        List<Path> testClasses,
        List<Path> classes,
        List<Path> sources,
        Path java,
        List<String> jvmArguments) {

    public ProjectOptions {
        testClasses = List.copyOf(testClasses);
        classes = List.copyOf(classes);
        sources = List.copyOf(sources);
        jvmArguments = List.copyOf(jvmArguments);
    }

    /** The folder of the project. */
    public Path folder(ConsoleContext context) {
        return context.path(project == null ? Path.of("") : project);
    }

    /** The project that these options name. */
    public TestedProject resolve(ConsoleContext context) {
        return new TestedProject(choice(context), javaHome(context), jvmArguments);
    }

    /** The project that these options name, or else the one that an output folder belongs to. */
    public TestedProject resolve(Path out, ConsoleContext context) {
        if (classpath == null && (project == null || isOf(out, context))) {
            return override(ProjectFile.read(out), context);
        }
        return resolve(context);
    }

    /** Whether an output folder belongs to the project that is named, so that its class path is known. */
    private boolean isOf(Path out, ConsoleContext context) {
        return testClasses.isEmpty()
                && classes.isEmpty()
                && sources.isEmpty()
                && ProjectFile.exists(out)
                && ProjectFile.read(out).choice().folder().equals(folder(context));
    }

    /** The same project with the JDK and the JVM arguments of these options. */
    private TestedProject override(TestedProject remembered, ConsoleContext context) {
        return new TestedProject(
                remembered.choice(), java == null ? remembered.java() : javaHome(context), jvmArguments);
    }

    private Path javaHome(ConsoleContext context) {
        return java == null ? null : context.path(java);
    }

    private ProjectChoice choice(ConsoleContext context) {
        String folder = folder(context).toString();
        if (classpath != null) {
            return new ClasspathProject(
                    folder,
                    elements(context),
                    absolute(testClasses, context),
                    absolute(classes, context),
                    absolute(sources, context));
        }
        if (!testClasses.isEmpty() || !classes.isEmpty() || !sources.isEmpty()) {
            throw UserException.wrongUse(
                    "--test-classes, --classes and --sources need --classpath",
                    "Add --classpath CP, or leave them out for a Maven project.");
        }
        return new MavenProject(folder);
    }

    private List<String> elements(ConsoleContext context) {
        List<Path> paths = List.of(classpath.split(File.pathSeparator, -1)).stream()
                .filter(element -> !element.isBlank())
                .map(Path::of)
                .toList();
        return absolute(paths, context);
    }

    private static List<String> absolute(List<Path> paths, ConsoleContext context) {
        return paths.stream().map(path -> context.path(path).toString()).toList();
    }
}
