package io.unflake.cli;

import io.unflake.cli.ProjectChoice.ClasspathProject;
import io.unflake.cli.ProjectChoice.MavenProject;
import io.unflake.engine.config.Mode;
import io.unflake.engine.detect.Detect;
import io.unflake.engine.detect.DetectRequest;
import io.unflake.engine.detect.ProjectClasses;
import io.unflake.engine.discovery.ClasspathReader;
import io.unflake.engine.discovery.DescribedProject;
import io.unflake.engine.discovery.PlainProject;
import io.unflake.engine.discovery.PluginFiles;
import io.unflake.engine.discovery.ProjectReader;
import io.unflake.engine.fork.Installation;
import io.unflake.engine.plan.TestFilter;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads the project and hands one request to the engine. */
final class EngineDetection implements Detection {

    private final Path home;
    private final String launcher;

    /**
     * Uses the parts of an installation.
     *
     * @param home the folder with {@code lib} and {@code runtime}
     * @param launcher the program as the user can call it from any folder
     */
    EngineDetection(Path home, String launcher) {
        this.home = home;
        this.launcher = launcher;
    }

    @Override
    public Detected run(DetectOptions options, Progress progress) throws IOException {
        progress.phase("reading the project", 0);
        List<ModuleDescription> modules = modules(options, progress).stream()
                .map(module -> module.withMoreJvmArguments(options.jvmArguments()))
                .toList();
        DetectRequest request = request(options, modules);
        return new Detected(new Detect(request, progress).run(), new ProjectClasses(modules));
    }

    private List<ModuleDescription> modules(DetectOptions options, Progress progress) {
        PluginFiles plugin = PluginFiles.in(home.resolve("runtime"));
        Optional<Path> java = Optional.ofNullable(options.java());
        if (options.project() instanceof ClasspathProject project) {
            PlainProject plain = new PlainProject(
                    project.folder(),
                    project.classpath(),
                    project.testClasses(),
                    project.classes(),
                    project.sources(),
                    java);
            return List.of(new ClasspathReader(plugin, options.out(), text -> {}).read(plain));
        }
        MavenProject project = (MavenProject) options.project();
        DescribedProject described = new ProjectReader(plugin, options.out(), text -> compiling(text, progress))
                .read(project.folder(), java);
        described.leftOut().forEach(left -> progress.note("left out " + left.module() + ": " + left.reason()));
        return described.modules();
    }

    /** Of what Maven does only this is worth a line; downloads would be hundreds. */
    private static void compiling(String text, Progress progress) {
        if (text.startsWith("compiling ")) {
            progress.phase(text, 0);
        }
    }

    private DetectRequest request(DetectOptions options, List<ModuleDescription> modules) {
        return new DetectRequest(
                modules,
                Installation.in(home),
                options.out(),
                options.trials(),
                options.mode() == Mode.RERUN ? options.runs() : 0,
                TestFilter.of(options.tests(), options.exclude()),
                options.jobs(),
                options.budget(),
                options.seed(),
                options.testTimeout(),
                options.instrument(),
                options.noInstrument(),
                options.rules(),
                options.plugins().stream().map(Path::toString).toList(),
                options.resume(),
                new RepeatCommand(launcher, options)::of);
    }
}
