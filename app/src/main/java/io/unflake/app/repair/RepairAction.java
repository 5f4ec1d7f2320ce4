package io.unflake.app.repair;

import io.unflake.app.Distribution;
import io.unflake.app.console.ConsoleContext;
import io.unflake.app.explain.ExplainAction;
import io.unflake.app.project.ProjectDescriber;
import io.unflake.app.project.TestedProject;
import io.unflake.engine.patch.GitRoot;
import io.unflake.engine.repair.Place;
import io.unflake.engine.repair.RepairRequest;
import io.unflake.engine.repair.Repairer;
import io.unflake.engine.repair.Repairer.Repaired;
import io.unflake.engine.replay.Replayer;
import io.unflake.model.UserException;
import io.unflake.model.codec.Codec;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.repair.Repair;
import io.unflake.report.text.RepairText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Repairs a finding: from the options of the user to the patch and the exit code. */
public final class RepairAction {

    private static final int NO_PATCH = 1;

    private final ExplainAction explanation;
    private final Distribution distribution;
    private final ConsoleContext context;

    public RepairAction(ExplainAction explanation, Distribution distribution, ConsoleContext context) {
        this.explanation = explanation;
        this.distribution = distribution;
        this.context = context;
    }

    /** Searches a patch and returns the exit code. */
    public int run(RepairOptions options) throws IOException {
        Place in = place(options);
        int jobs = jobs(options);
        Repaired repaired = context.withProgress(progress -> repair(options, in, jobs, progress));
        boolean found = repaired.repair().patch() != null;
        Repair repair = found && options.apply() ? repaired.apply() : repaired.repair();
        context.print(options.json() ? Codec.writeIndented(repair) : RepairText.of(repair));
        return found ? 0 : NO_PATCH;
    }

    private static Place place(RepairOptions options) {
        return options.in() == null
                ? null
                : Stream.of(Place.VICTIM, Place.POLLUTER)
                        .filter(place -> place.label().equals(options.in()))
                        .findFirst()
                        .orElseThrow(() -> UserException.wrongUse(
                                "--in is '" + options.in() + "'", "Use --in victim or --in polluter."));
    }

    private static int jobs(RepairOptions options) {
        int jobs = options.jobs() == null ? Runtime.getRuntime().availableProcessors() : options.jobs();
        if (jobs < 1) {
            throw UserException.wrongUse("--jobs must be at least 1, but is " + jobs, "Use 1 or more.");
        }
        return jobs;
    }

    private Repaired repair(RepairOptions options, Place in, int jobs, Progress progress) throws IOException {
        Path out = options.out() == null
                ? TestedProject.defaultOut(options.project().folder(context))
                : context.path(options.out());
        TargetSearch search = new TargetSearch(options, out, explanation);
        search.check();
        GitRoot.checkGit();
        TestedProject project = search.project(context);
        List<ModuleDescription> modules = new ProjectDescriber(distribution.plugin(), out, progress).describe(project);
        RepairTarget target = search.find(modules, progress);
        new Replayer(target.replay(), modules, distribution.installation(), out).check();
        RepairRequest request = new RepairRequest(
                target.replay(),
                Replayer.moduleOf(target.replay(), modules).withMoreSources(sources(modules)),
                target.category(),
                target.before(),
                target.reached(),
                target.explanation(),
                in);
        return new Repairer(distribution.installation(), out, jobs, progress).repair(request, modules);
    }

    /** The cause may be in the code of another module. */
    private static List<String> sources(List<ModuleDescription> modules) {
        return modules.stream().flatMap(module -> module.sources().stream()).toList();
    }
}
