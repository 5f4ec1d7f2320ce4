package io.unflake.cli;

import io.unflake.engine.config.Catalogs;
import io.unflake.engine.config.Mode;
import io.unflake.engine.detect.Detect;
import io.unflake.engine.detect.DetectRequest;
import io.unflake.engine.discovery.ProjectClasses;
import io.unflake.engine.fork.Installation;
import io.unflake.engine.plan.TestFilter;
import io.unflake.model.ShellQuote;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.InstrumentOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

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
        List<ModuleDescription> modules = new ProjectDescriber(home)
                .describe(options.project(), options.java(), options.out(), progress).stream()
                        .map(module -> module.withMoreJvmArguments(options.jvmArguments()))
                        .toList();
        ProjectArguments.write(options);
        DetectRequest request = request(options, modules);
        return new Detected(new Detect(request, progress).run(), new ProjectClasses(modules));
    }

    private DetectRequest request(DetectOptions options, List<ModuleDescription> modules) {
        return new DetectRequest(
                new DetectRequest.Subject(
                        modules, TestFilter.of(options.tests(), options.exclude()), options.jvmArguments()),
                new DetectRequest.Search(
                        options.trials(), options.mode() == Mode.RERUN ? options.runs() : 0, options.plausible()),
                new DetectRequest.Limits(
                        options.jobs(), options.budget(), options.testTimeout(), options.minimiseBudget()),
                Catalogs.of(options.rules(), options.plugins()),
                new InstrumentOptions(
                        options.instrument(),
                        options.noInstrument(),
                        options.rules(),
                        options.plugins().stream().map(Path::toString).toList()),
                Installation.in(home),
                new DetectRequest.Output(
                        options.out(),
                        options.resume(),
                        file -> ShellQuote.command(List.of(launcher, "replay", file.toString()))));
    }
}
