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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

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
        context.print(options.json() ? json(suites) : text(suites));
        return 0;
    }

    /** A module and what was done with it; {@code injected} is null if places are only listed. */
    private record Suite(String module, Injector injector, Injected injected, Path out) {

        Object result() {
            return injected == null ? InjectText.listed(injector.candidates()) : injected;
        }
    }

    /** The result of a module, or the results of several by the names of the modules. */
    private static String json(List<Suite> suites) {
        Map<String, Object> results = new LinkedHashMap<>();
        suites.forEach(suite -> results.put(suite.module, suite.result()));
        return Codec.writeIndented(suites.size() == 1 ? suites.get(0).result() : results);
    }

    private String text(List<Suite> suites) {
        return suites.stream()
                .map(suite -> (suites.size() == 1 ? "" : suite.module + "\n\n") + text(suite))
                .collect(Collectors.joining("\n"));
    }

    private String text(Suite suite) {
        return suite.injected == null
                ? InjectText.places(suite.injector.candidates())
                : InjectText.of(suite.injected, suite.injector.candidates(), suite.out, distribution.launcher());
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
        boolean isKept = false;
        try {
            List<Suite> suites = new ArrayList<>();
            for (Map.Entry<ModuleDescription, Injector> each : injectors(
                            options, describe(options, descriptions, progress), progress)
                    .entrySet()) {
                suites.add(suite(options, each.getKey(), each.getValue(), progress));
            }
            return suites;
        } catch (UserException e) {
            // If Maven has failed, the remedy may be to read its log.
            isKept = e.remedy().contains(descriptions.toString());
            throw e;
        } finally {
            if (!isKept) {
                OutFolder.delete(descriptions);
            }
        }
    }

    private List<ModuleDescription> describe(InjectOptions options, Path descriptions, Progress progress) {
        return new ProjectDescriber(distribution.plugin(), descriptions, progress)
                .describe(options.project().resolve(context));
    }

    /** Those that can be used; a module without tests for flaws is no reason to leave out the others. */
    private Map<ModuleDescription, Injector> injectors(
            InjectOptions options, List<ModuleDescription> modules, Progress progress) {
        Map<ModuleDescription, Injector> injectors = new LinkedHashMap<>();
        UserException first = null;
        for (ModuleDescription module : modules) {
            progress.phase("searching places in " + module.name(), 0);
            try {
                injectors.put(module, injector(options, module, modules.size() > 1));
            } catch (UserException e) {
                first = first == null ? e : first;
                if (modules.size() > 1) {
                    progress.note("skipped " + module.name() + ": " + e.getMessage());
                }
            }
        }
        if (injectors.isEmpty() && first != null) {
            throw first;
        }
        return injectors;
    }

    private Injector injector(InjectOptions options, ModuleDescription module, boolean several) {
        Path out = options.out() == null ? null : context.path(options.out());
        if (out != null && several) {
            out = out.resolve(module.name().replaceAll("[^A-Za-z0-9._-]", "_"));
        }
        return new Injector(new InjectRequest(
                module,
                Operators.named(options.operators()),
                new Settings(options.gate() == null, options.tr(), options.k()),
                options.order(),
                options.seed(),
                options.layout(),
                out,
                distribution.libraries()));
    }

    private Suite suite(InjectOptions options, ModuleDescription module, Injector injector, Progress progress)
            throws IOException {
        if (options.list()) {
            return new Suite(module.name(), injector, null, null);
        }
        Optional<Validator> validator = options.validate()
                ? Optional.of(new Validator(distribution.installation(), progress))
                : Optional.empty();
        return new Suite(module.name(), injector, injector.inject(validator), injector.out());
    }
}
