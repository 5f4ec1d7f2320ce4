package io.unflake.e2e;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * A project without build tool, compiled from {@code src/test/subjects}.
 *
 * @param folder where its tests run
 * @param classes its compiled tests
 */
record Subject(Path folder, Path classes) {

    private static final List<String> JUNIT = List.of(
            "org.junit.jupiter.api.Test",
            "org.junit.jupiter.params.ParameterizedTest",
            "org.junit.jupiter.engine.JupiterTestEngine",
            "org.junit.platform.commons.JUnitException",
            "org.junit.platform.engine.TestEngine",
            "org.junit.platform.launcher.Launcher",
            "org.opentest4j.AssertionFailedError",
            "org.apiguardian.api.API",
            "org.jspecify.annotations.Nullable");

    /** Compiles a subject into a new folder. */
    static Subject compile(String name, Path folder) throws IOException {
        Path sources = Path.of(System.getProperty("subjects"), name);
        Path classes = folder.resolve("classes");
        compile(sources, classes, String.join(File.pathSeparator, junit()));
        return new Subject(folder, classes);
    }

    static void compile(Path sources, Path classes, String classpath) throws IOException {
        Files.createDirectories(classes);
        List<String> arguments =
                new ArrayList<>(List.of("-d", classes.toString(), "-cp", classpath, "-proc:none", "-nowarn"));
        try (Stream<Path> files = Files.walk(sources)) {
            files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
        }
        int code = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        if (code != 0) {
            throw new IllegalStateException(sources + " does not compile");
        }
    }

    /** The arguments of a detection on it, with an output folder beside the classes. */
    List<String> detect(String out, String... more) {
        List<String> words = new ArrayList<>(List.of("detect", "--project", folder.toString()));
        words.addAll(List.of("--classpath", classpath(), "--test-classes", classes.toString()));
        words.addAll(List.of("--out", folder.resolve(out).toString()));
        words.addAll(List.of(more));
        return words;
    }

    String classpath() {
        return String.join(File.pathSeparator, Unflake.words(List.of(classes.toString()), junit()));
    }

    private static String[] junit() {
        return JUNIT.stream().map(Subject::jar).distinct().toArray(String[]::new);
    }

    /** The jar of this build that a class comes from. */
    private static String jar(String className) {
        try {
            Class<?> type = Class.forName(className, false, Subject.class.getClassLoader());
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (ClassNotFoundException | URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
