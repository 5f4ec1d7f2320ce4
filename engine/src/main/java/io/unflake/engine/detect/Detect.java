package io.unflake.engine.detect;

import io.unflake.engine.discovery.ProjectClasses;
import io.unflake.engine.journal.Journal;
import io.unflake.model.UserException;
import io.unflake.model.codec.CodecException;
import io.unflake.model.finding.Findings;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Detects the flaky tests of a project, one module after the other. */
public final class Detect {

    private static final int PROBLEMS_SHOWN = 5;

    private final DetectRequest request;
    private final Progress progress;
    private volatile Supplier<Optional<Findings>> soFar = Optional::empty;

    public Detect(DetectRequest request, Progress progress) {
        this.request = request;
        this.progress = progress;
    }

    /** Runs until all modules are done or the budget is used up. */
    public Findings run() throws IOException {
        long start = System.nanoTime();
        try (Journal journal = openJournal()) {
            Stopwatch stopwatch =
                    new Stopwatch(request.limits().budget(), journal.spentBefore(), start, System::nanoTime);
            ProjectClasses projectClasses = new ProjectClasses(request.subject().modules());
            List<ModuleFindings> found = new ArrayList<>();
            List<UserException> failures = new ArrayList<>();
            for (ModuleDescription module : request.subject().modules()) {
                stopwatch.beginModule(request.subject().modules().size() - found.size());
                ModuleDetection detection =
                        new ModuleDetection(module, request, journal, projectClasses, stopwatch, progress);
                List<ModuleFindings> earlier = List.copyOf(found);
                soFar = () -> soFar(earlier, detection, stopwatch, journal);
                found.add(run(detection, module, failures));
            }
            failIfNothingRan(found, failures);
            return DetectionSummary.of(found, stopwatch.spent(), journal.runs());
        }
    }

    /** Runs the tests of a module. If that is not possible, those of the others still count. */
    private static ModuleFindings run(
            ModuleDetection detection, ModuleDescription module, List<UserException> failures) {
        try {
            return detection.run();
        } catch (UserException e) {
            if (e.kind() != UserException.Kind.PROJECT) {
                throw e;
            }
            failures.add(e);
            return ModuleFindings.none(module.name(), e.getMessage());
        }
    }

    /** What is known while {@link #run()} goes on, from any thread; nothing before a test has failed. */
    public Optional<Findings> soFar() {
        return soFar.get();
    }

    private static Optional<Findings> soFar(
            List<ModuleFindings> earlier, ModuleDetection current, Stopwatch stopwatch, Journal journal) {
        List<ModuleFindings> known =
                Stream.concat(earlier.stream(), current.soFar().stream()).toList();
        return known.isEmpty()
                ? Optional.empty()
                : Optional.of(DetectionSummary.of(known, stopwatch.spent(), journal.runs())
                        .leavingOut("the detection was interrupted"));
    }

    /** If no test ran, "nothing found" would be misleading. */
    private static void failIfNothingRan(List<ModuleFindings> found, List<UserException> failures) {
        if (found.stream().allMatch(module -> module.baseline().results().isEmpty())) {
            if (!failures.isEmpty()) {
                throw failures.get(0);
            }
            throw UserException.project(
                            "there are no tests to run",
                            "Check --tests and --exclude (such as CartTest, 'shop.*' or '*#isEmpty'), or the tests themselves.")
                    .showing(found.stream()
                            .flatMap(module -> module.notes().stream())
                            .limit(PROBLEMS_SHOWN)
                            .toList());
        }
    }

    /**
     * When the detection began that can be continued; empty if there is none.
     *
     * @param folder the folder that it writes to
     */
    public static Optional<Instant> begun(Path folder) throws IOException {
        return Journal.begun(journal(folder));
    }

    private static Path journal(Path folder) {
        return folder.resolve("journal.jsonl");
    }

    private Journal openJournal() throws IOException {
        Path file = journal(request.output().folder());
        String subject = JournalSubject.of(request);
        try {
            return request.output().resume()
                    ? Journal.resume(file, subject)
                    : Journal.create(file, subject, request.output().begun());
        } catch (CodecException e) {
            throw UserException.wrongUse(e.getMessage(), "Start again without --resume.");
        }
    }
}
