package io.unflake.app.project;

import io.unflake.app.project.ProjectChoice.ClasspathProject;
import io.unflake.app.project.ProjectChoice.MavenProject;
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

/** Describes the modules of a project. */
public final class ProjectDescriber {

    private final PluginFiles plugin;
    private final Path out;
    private final Progress progress;

    /** @param out the folder that descriptions are written to */
    public ProjectDescriber(PluginFiles plugin, Path out, Progress progress) {
        this.plugin = plugin;
        this.out = out;
        this.progress = progress;
    }

    /** The modules of a project, with the arguments for its test JVMs. */
    public List<ModuleDescription> describe(TestedProject tested) {
        progress.phase("reading the project", 0);
        Optional<Path> java = Optional.ofNullable(tested.java());
        List<ModuleDescription> modules = tested.choice() instanceof ClasspathProject project
                ? List.of(describe(project, java))
                : describe((MavenProject) tested.choice(), java);
        return modules.stream()
                .map(module -> module.withMoreJvmArguments(tested.jvmArguments()))
                .toList();
    }

    private ModuleDescription describe(ClasspathProject project, Optional<Path> java) {
        PlainProject plain = new PlainProject(
                project.folder(),
                project.classpath(),
                paths(project.testClasses()),
                paths(project.classes()),
                paths(project.sources()),
                java);
        return new ClasspathReader(plugin, out, text -> {}).read(plain);
    }

    private List<ModuleDescription> describe(MavenProject project, Optional<Path> java) {
        DescribedProject described = new ProjectReader(plugin, out, this::showCompiling).read(project.folder(), java);
        described.leftOut().forEach(left -> progress.note("skipped " + left.module() + ": " + left.reason()));
        return described.modules();
    }

    /** Downloads are not shown: there may be hundreds. */
    private void showCompiling(String text) {
        if (text.startsWith("compiling ")) {
            progress.phase(text, 0);
        }
    }

    private static List<Path> paths(List<String> texts) {
        return texts.stream().map(Path::of).toList();
    }
}
