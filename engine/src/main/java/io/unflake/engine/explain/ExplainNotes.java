package io.unflake.engine.explain;

import io.unflake.engine.explain.PairRecorder.Recorded;
import io.unflake.engine.invariant.RecordedRun;
import io.unflake.model.TestResult;
import io.unflake.model.explain.Problem;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** Says what an explanation lacks, and why. */
final class ExplainNotes {

    private final Recorded recorded;
    private final List<Problem> problems;
    private final List<String> ofRuns;

    /** @param ofRuns what went wrong in test JVMs */
    ExplainNotes(Recorded recorded, List<Problem> problems, List<String> ofRuns) {
        this.recorded = recorded;
        this.problems = problems;
        this.ofRuns = ofRuns;
    }

    List<String> all() {
        Set<String> notes = new LinkedHashSet<>(outcomes());
        Stream.of(recorded.failing(), recorded.passing())
                .filter(Objects::nonNull)
                .flatMap(run -> run.all().stream())
                .forEach(result -> notes.addAll(limits(result)));
        notes.addAll(ofRuns);
        return List.copyOf(notes);
    }

    private List<String> outcomes() {
        List<String> notes = new ArrayList<>();
        if (recorded.failing() == null) {
            notes.add(
                    recorded.failure().isPresent()
                            ? "The test fails as expected, but not while it is recorded: recording changes its timing."
                            : "The test did not fail as expected, so there is nothing to compare.");
        }
        if (recorded.passing() == null) {
            notes.add("The test did not pass where it should, so there is nothing to compare.");
        }
        if (recorded.isComplete()
                && !(recorded.failing().isRecorded() && recorded.passing().isRecorded())) {
            notes.add(unrecorded());
        } else if (recorded.isComplete() && problems.isEmpty()) {
            notes.add("No recorded value differs between the failing and the passing run.");
        }
        return notes;
    }

    /** A fixture of the class runs before the test begins, and only what happens from then on is recorded. */
    private String unrecorded() {
        boolean hasEndedEarly = Stream.of(recorded.failing(), recorded.passing())
                .anyMatch(run -> !run.isRecorded() && run.result().broken() != null);
        return hasEndedEarly || recorded.failing().isRecorded()
                ? "The recording of the test is missing, since its JVM ended early."
                : "The test fails before it begins, in a fixture of its class, which is not recorded.";
    }

    private static List<String> limits(TestResult result) {
        return RecordedRun.detailOf(result).limits().stream()
                .map(limit -> result.test() + ": " + limit)
                .toList();
    }
}
