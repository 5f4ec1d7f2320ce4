package io.unflake.engine.repair;

import io.unflake.engine.discovery.ProjectClasses;
import io.unflake.engine.fork.Installation;
import io.unflake.engine.patch.EditedSource;
import io.unflake.model.UserException;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.repair.Repair;
import io.unflake.model.repair.Repair.Attempt;
import io.unflake.model.repair.Repair.Cost;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Searches a patch with which the test of a replay passes, and writes it. */
public final class Repairer {

    private static final int MOST_TRIALS = 40;

    private final Installation installation;
    private final Path out;
    private final int jobs;
    private final Progress progress;

    /**
     * Starts nothing yet.
     *
     * @param out the output folder
     * @param jobs how many test JVMs run at the same time
     */
    public Repairer(Installation installation, Path out, int jobs, Progress progress) {
        this.installation = installation;
        this.out = out;
        this.jobs = jobs;
        this.progress = progress;
    }

    /** The result, and the changed sources of the patch. */
    public record Repaired(Repair repair, List<EditedSource> sources) {

        public Repaired {
            sources = List.copyOf(sources);
        }

        /** Changes the sources of the project as the patch says. */
        public Repair apply() {
            try {
                for (EditedSource source : sources) {
                    source.write();
                }
                return repair.asApplied();
            } catch (IOException e) {
                throw UserException.wrongUse(
                                "the patch cannot be applied: " + e.getMessage(),
                                "Check that the sources can be written.")
                        .because(e);
            }
        }
    }

    /** Tries changes until one works. */
    public Repaired repair(RepairRequest request, List<ModuleDescription> modules) {
        long start = System.nanoTime();
        Fixes search = new Fixes(request);
        Deque<Fix> fixes = new ArrayDeque<>(search.all());
        if (fixes.isEmpty()) {
            return new Repaired(repair(request, null, List.of(), search.reasonForNone(), start, 0), List.of());
        }
        List<Attempt> tried = new ArrayList<>();
        try {
            progress.phase("checking that the test still fails", 0);
            Workbench workbench = new Workbench(request, new ProjectClasses(modules), installation, out, jobs);
            while (!fixes.isEmpty() && tried.size() < MOST_TRIALS) {
                Fix fix = fixes.poll();
                progress.phase("trying patch " + (tried.size() + 1), 0);
                Workbench.Result result = workbench.check(fix);
                if (result.patch().isPresent()) {
                    return new Repaired(
                            repair(request, result.patch().get(), tried, null, start, workbench.runs()),
                            fix.rewrite().sources());
                }
                tried.add(new Attempt(fix.rewrite().what(), fix.place().label(), result.problem()));
                result.failure().flatMap(failed -> search.after(fix, failed)).ifPresent(fixes::addFirst);
            }
            return new Repaired(repair(request, null, tried, null, start, workbench.runs()), List.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Repair repair(
            RepairRequest request, Repair.Patch patch, List<Attempt> tried, String reason, long start, int runs) {
        double seconds = Math.round((System.nanoTime() - start) / 1e7) / 100.0;
        return new Repair(
                Repair.SCHEMA,
                request.replay().id(),
                request.replay().module(),
                request.replay().test(),
                request.category(),
                patch,
                tried,
                reason,
                new Cost(seconds, runs));
    }
}
