package io.unflake.cli;

import io.unflake.cli.ProjectChoice.ClasspathProject;
import io.unflake.cli.ProjectChoice.MavenProject;
import io.unflake.engine.discovery.ClasspathReader;
import io.unflake.engine.discovery.DescribedProject;
import io.unflake.engine.discovery.PlainProject;
import io.unflake.engine.discovery.PluginFiles;
import io.unflake.engine.discovery.ProjectReader;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Has the project that the user means described, module by module. */
final class ProjectDescriber {

    private final PluginFiles plugin;

    /** @param home the folder with {@code lib} and {@code runtime} */
    ProjectDescriber(Path home) {
        plugin = PluginFiles.in(home.resolve("runtime"));
    }

    /**
     * The modules of a project.
     *
     * @param java the JDK to build and test with; null for the project's own choice
     * @param out where descriptions are written to
     */
    List<ModuleDescription> describe(ProjectChoice choice, Path java, Path out, Progress progress) {
        progress.phase("reading the project", 0);
        if (choice instanceof ClasspathProject project) {
            PlainProject plain = new PlainProject(
                    project.folder(),
                    project.classpath(),
                    project.testClasses(),
                    project.classes(),
                    project.sources(),
                    Optional.ofNullable(java));
            return List.of(new ClasspathReader(plugin, out, text -> {}).read(plain));
        }
        MavenProject project = (MavenProject) choice;
        DescribedProject described = new ProjectReader(plugin, out, text -> compiling(text, progress))
                .read(project.folder(), Optional.ofNullable(java));
        described.leftOut().forEach(left -> progress.note("left out " + left.module() + ": " + left.reason()));
        return described.modules();
    }

    /** Of what Maven does only this is worth a line; downloads would be hundreds. */
    private static void compiling(String text, Progress progress) {
        if (text.startsWith("compiling ")) {
            progress.phase(text, 0);
        }
    }
}
