package io.unflake.engine.discovery;

import io.unflake.model.UserException;
import io.unflake.model.project.JarVersions;
import io.unflake.model.project.MissingEngines;
import io.unflake.model.project.ModuleDescription;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Describes a project of any build tool by its class path. Maven is used only to fetch missing test engines. */
public final class ClasspathReader {

    private final EngineFetcher fetcher;

    /**
     * Creates a reader.
     *
     * @param plugin our Maven plugin
     * @param out the output folder
     * @param progress receives short descriptions of Maven's progress
     */
    public ClasspathReader(PluginFiles plugin, Path out, Consumer<String> progress) {
        this.fetcher = new EngineFetcher(plugin, out.toAbsolutePath(), progress);
    }

    /**
     * Describes the project as one module. Every top-level class in its test folders may contain tests.
     *
     * @throws UserException if the project cannot be read
     */
    public ModuleDescription read(PlainProject project) {
        Path directory = project.directory().toAbsolutePath().normalize();
        if (project.testClasses().isEmpty()) {
            throw UserException.wrongUse(
                    "--classpath does not say where the tests are", "Add --test-classes DIR with the compiled tests.");
        }
        project.java().ifPresent(home -> JavaVersion.check(home, "the tests"));
        List<String> testClasses = PlainClasspath.existing(directory, project.testClasses(), "--test-classes");
        List<String> classes = PlainClasspath.existing(directory, project.classes(), "--classes");
        List<String> sources = PlainClasspath.existing(directory, project.sources(), "--sources");
        List<String> classpath = PlainClasspath.elements(project);
        return new ModuleDescription(
                directory.getFileName() == null
                        ? "tests"
                        : directory.getFileName().toString(),
                directory.toString(),
                project.java().map(Path::toString).orElse(""),
                classpath,
                additions(classpath),
                classes,
                testClasses,
                sources,
                List.of(TestClasses.ALL),
                List.of(),
                "",
                "",
                List.of("-ea"),
                Map.of("basedir", directory.toString()),
                Map.of(),
                directory.toString(),
                false);
    }

    private List<String> additions(List<String> classpath) {
        MissingEngines missing = MissingEngines.of(JarVersions.of(classpath));
        if (!missing.problem().isEmpty()) {
            throw UserException.project("the tests cannot run: " + missing.problem(), "Correct --classpath.");
        }
        return missing.coordinates().isEmpty() ? List.of() : fetcher.fetch(missing.coordinates(), classpath);
    }
}
