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
import java.util.ArrayList;
import java.util.List;

/** Detects the flaky tests of a project, one module after the other. */
public final class Detect {

    private static final int PROBLEMS_SHOWN = 5;

    private final DetectRequest request;
    private final Progress progress;

    public Detect(DetectRequest request, Progress progress) {
        this.request = request;
        this.progress = progress;
    }

    /** Runs to the end, the budget or the first thing that no test can be run without. */
    public Findings run() throws IOException {
        Stopwatch stopwatch = new Stopwatch(request.budget());
        ProjectClasses projectClasses = new ProjectClasses(request.modules());
        List<ModuleFindings> found = new ArrayList<>();
        try (Journal journal = openJournal()) {
            for (ModuleDescription module : request.modules()) {
                try (ModuleDetection detection =
                        new ModuleDetection(module, request, journal, projectClasses, stopwatch, progress)) {
                    found.add(detection.run());
                }
            }
            failIfNothingRan(found);
            return Summary.of(found, stopwatch, journal.runs());
        }
    }

    /** That nothing was found where nothing was tried is no answer. */
    private static void failIfNothingRan(List<ModuleFindings> found) {
        if (found.stream().allMatch(module -> module.baseline().results().isEmpty())) {
            throw UserException.project(
                            "there are no tests to run", "Check --tests and --exclude, or the tests themselves.")
                    .showing(found.stream()
                            .flatMap(module -> module.notes().stream())
                            .limit(PROBLEMS_SHOWN)
                            .toList());
        }
    }

    private Journal openJournal() throws IOException {
        Path file = request.out().resolve("journal.jsonl");
        String subject = Subject.of(request);
        try {
            return request.resume() ? Journal.resume(file, subject) : Journal.create(file, subject);
        } catch (CodecException e) {
            throw UserException.wrongUse(e.getMessage(), "Start again without --resume.");
        }
    }
}
