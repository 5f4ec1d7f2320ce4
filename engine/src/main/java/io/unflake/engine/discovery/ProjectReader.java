package io.unflake.engine.discovery;

import io.unflake.model.UserException;
import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.model.project.DescribeGoal;
import io.unflake.model.project.LeftOut;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Reads a Maven project: the project's own Maven compiles the tests and runs our goal, which describes the modules. */
public final class ProjectReader {

    private final PluginFiles plugin;
    private final Path out;
    private final PluginGoal goal;

    /**
     * Creates a reader.
     *
     * @param plugin our Maven plugin
     * @param out the output folder
     * @param progress receives short descriptions of Maven's progress
     */
    public ProjectReader(PluginFiles plugin, Path out, Consumer<String> progress) {
        this.plugin = plugin;
        this.out = out.toAbsolutePath().normalize();
        this.goal = new PluginGoal(plugin, this.out, progress);
    }

    /**
     * Compiles and describes the project in a folder. If nothing has changed since that was done last, Maven does not run.
     *
     * @param java the JDK to build and test with, instead of the configured one
     * @throws UserException if the project cannot be read
     */
    public DescribedProject read(Path project, Optional<Path> java) {
        Path folder = checked(project);
        return read(folder, java.map(Path::toAbsolutePath).orElse(null));
    }

    private DescribedProject read(Path folder, Path java) {
        if (java != null) {
            JavaVersion.check(java, "the tests");
        }
        Path files = described(folder, java);
        List<ModuleDescription> modules = modules(files).stream()
                .map(module -> java == null ? module : module.withJavaHome(java.toString()))
                .toList();
        List<LeftOut> leftOut = load(files, DescribeGoal.LEFT_OUT, LeftOut.class);
        if (modules.isEmpty()) {
            throw noTests(folder, leftOut);
        }
        modules.forEach(module -> JavaVersion.check(Path.of(module.javaHome()), "the tests of " + module.name()));
        return new DescribedProject(modules, notable(leftOut));
    }

    /** Returns the folder with the descriptions. */
    private Path described(Path folder, Path java) {
        KnownDescriptions known = new KnownDescriptions(folder, out, plugin.digest(), java, System.getenv());
        if (known.hold(goal.descriptions(), earlier())) {
            return goal.descriptions();
        }
        Path files = goal.describe(folder, java);
        known.keep(files, modules(files));
        return files;
    }

    /** The modules as they were described last; none if there is no such description that can be read. */
    private List<ModuleDescription> earlier() {
        try {
            return Files.exists(goal.descriptions()) ? modules(goal.descriptions()) : List.of();
        } catch (CodecException e) {
            return List.of();
        }
    }

    private static List<ModuleDescription> modules(Path files) {
        return load(files, DescribeGoal.DESCRIPTION, ModuleDescription.class);
    }

    private static Path checked(Path project) {
        if (!Files.isDirectory(project)) {
            throw UserException.wrongUse(
                    "there is no folder " + project, "Name the folder of a Maven project with --project DIR.");
        }
        if (!Files.exists(project.resolve("pom.xml"))) {
            throw UserException.wrongUse(
                    project + " is not a Maven project: it has no pom.xml",
                    "For a project of another build tool use --classpath CP --test-classes DIR.");
        }
        try {
            return project.toRealPath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static UserException noTests(Path folder, List<LeftOut> leftOut) {
        List<LeftOut> reasons = notable(leftOut);
        return reasons.isEmpty()
                ? UserException.project(
                        folder + " has no tests", "Name a project with tests where its build compiles them.")
                : UserException.project(
                                "no module of " + folder + " has tests that can run",
                                "Change that in its build, or name another project.")
                        .showing(reasons.stream()
                                .map(module -> module.module() + ": " + module.reason())
                                .toList());
    }

    private static List<LeftOut> notable(List<LeftOut> leftOut) {
        return leftOut.stream()
                .filter(module -> !module.reason().equals(DescribeGoal.NO_TESTS))
                .toList();
    }

    private static <T> List<T> load(Path folder, String end, Class<T> type) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(end))
                    .sorted()
                    .map(file -> Codec.read(type, text(file)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
