package io.unflake.app.inject;

import io.unflake.app.Distribution;
import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.ProjectDescriber;
import io.unflake.inject.InjectRequest;
import io.unflake.inject.Injected;
import io.unflake.inject.Injector;
import io.unflake.inject.edit.Settings;
import io.unflake.inject.operator.Operators;
import io.unflake.inject.validate.Validator;
import io.unflake.inject.write.OutFolder;
import io.unflake.model.UserException;
import io.unflake.model.codec.Codec;
import io.unflake.model.labels.Labels;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Injects flaws into the suites of a project: from the options of the user to the folders and the exit code. */
public final class InjectAction {

    private static final String NONE = "none";
    private static final int MOST_CLEANERS = 1_000;

    private final Distribution distribution;
    private final ConsoleContext context;

    public InjectAction(Distribution distribution, ConsoleContext context) {
        this.distribution = distribution;
        this.context = context;
    }

    /** Lists places or writes suites, and returns the exit code. */
    public int run(InjectOptions options) throws IOException {
        check(options);
        List<Suite> suites = context.withProgress(progress -> suites(options, progress));
        for (Suite suite : suites) {
            context.print(
                    options.json()
                            ? suite.json()
                            : suite.injected() == null
                                    ? InjectText.places(suite.injector().candidates())
                                    : InjectText.of(suite.injected(), suite.out(), distribution));
        }
        return 0;
    }

    /** A module and what was done with it; {@code injected} is null if places are only listed. */
    private record Suite(Injector injector, Injected injected, Path out) {

        String json() {
            return injected == null
                    ? Codec.writeIndented(InjectText.listed(injector.candidates()))
                    : Codec.writeIndented(injected);
        }
    }

    private static void check(InjectOptions options) {
        if (!options.list() && options.out() == null) {
            throw UserException.wrongUse(
                    "--out is missing", "Name a folder for the suite with --out DIR, or use --list to list places.");
        }
        if (!(options.tr() >= 0 && options.tr() <= 1)) {
            throw UserException.wrongUse("--tr is " + options.tr(), "Use a number from 0 to 1.");
        }
        if (options.k() < 0 || options.k() > MOST_CLEANERS) {
            throw UserException.wrongUse("--k is " + options.k(), "Use a number from 0 to " + MOST_CLEANERS + ".");
        }
        if (options.order() < 1) {
            throw UserException.wrongUse("--order is " + options.order(), "Use 1 or more.");
        }
        if (options.gate() != null && !options.gate().equals(NONE)) {
            throw UserException.wrongUse(
                    "--gate is '" + options.gate() + "'", "Use --gate none, or leave it out for gated flaws.");
        }
        if (!List.of(Labels.ONE, Labels.EACH).contains(options.layout())) {
            throw UserException.wrongUse(
                    "--layout is '" + options.layout() + "'", "Use --layout one or --layout each.");
        }
        Operators.named(options.operators());
    }

    private List<Suite> suites(InjectOptions options, Progress progress) throws IOException {
        Path descriptions = Files.createTempDirectory("unflake-inject");
        try {
            List<ModuleDescription> modules = new ProjectDescriber(distribution.plugin(), descriptions, progress)
                    .describe(options.project().resolve(context));
            List<Suite> suites = new ArrayList<>();
            for (ModuleDescription module : modules) {
                suites.add(suite(options, module, modules.size() > 1, progress));
            }
            return suites;
        } finally {
            OutFolder.delete(descriptions);
        }
    }

    private Suite suite(InjectOptions options, ModuleDescription module, boolean several, Progress progress)
            throws IOException {
        progress.phase("searching places in " + module.name(), 0);
        Path out = options.out() == null ? null : context.path(options.out());
        if (out != null && several) {
            out = out.resolve(module.name().replaceAll("[^A-Za-z0-9._-]", "_"));
        }
        Injector injector = new Injector(new InjectRequest(
                module,
                Operators.named(options.operators()),
                new Settings(options.gate() == null, options.tr(), options.k()),
                options.order(),
                options.seed(),
                options.layout(),
                out,
                distribution.libraries()));
        if (options.list()) {
            return new Suite(injector, null, out);
        }
        Optional<Validator> validator = options.validate()
                ? Optional.of(new Validator(distribution.installation(), progress))
                : Optional.empty();
        return new Suite(injector, injector.inject(validator), out);
    }
}
