package io.unflake.engine.verdict;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Repeats the failures of exploration in fresh JVMs, with and without the treatment, until each candidate is decided.
 *
 * <p>At first all candidates of a trial share one treated and one control JVM; those with inconsistent results are then
 * isolated. If the control of a test fails because only candidates run before it, the test is put in its place: it runs
 * after the tests of its class that precede it in the plain run.
 */
public final class Confirmation {

    private static final String PURPOSE = "confirm";
    private static final int SHARED_ROUNDS = 2;
    private static final int MOST_ROUNDS = 2 + Decision.MOST_RUNS;
    private static final int MOST_JVMS_OF_WAITING = 8;

    private final Study study;
    private final BooleanSupplier outOfTime;

    public Confirmation(Study study, BooleanSupplier outOfTime) {
        this.study = study;
        this.outOfTime = outOfTime;
    }

    /**
     * The result of confirmation.
     *
     * @param collisions tests that fail only if random values collide
     */
    public record Result(List<Confirmed> confirmed, List<TestId> collisions) {}

    /**
     * Decides on all candidates.
     *
     * @param candidates tests that passed in the baseline, which is their first control
     */
    public Result confirm(List<Candidate> candidates) {
        List<CandidateEvidence> all = new ArrayList<>();
        candidates.forEach(candidate -> all.add(new CandidateEvidence(candidate, study.fingerprints())));
        Map<Trial, List<CandidateEvidence>> byTrial = new LinkedHashMap<>();
        all.forEach(evidence -> byTrial.computeIfAbsent(evidence.candidate().trial(), trial -> new ArrayList<>())
                .add(evidence));
        SideBySide.forEach(byTrial.values(), this::decide);
        new LastControls(study).on(all, outOfTime);
        List<CandidateEvidence> collisions = outOfTime.getAsBoolean() ? List.of() : new Collisions(study).among(all);
        all.removeAll(collisions);
        return new Result(
                all.stream().map(Confirmed::of).flatMap(Optional::stream).toList(),
                collisions.stream().map(CandidateEvidence::test).distinct().toList());
    }

    /** Repeats the runs of one trial until each of its candidates is decided. */
    private void decide(List<CandidateEvidence> ofTrial) {
        List<CandidateEvidence> open = new ArrayList<>(ofTrial);
        for (int round = 1; round <= MOST_ROUNDS && !open.isEmpty() && !outOfTime.getAsBoolean(); round++) {
            perform(open, round);
            open.removeIf(this::isDecided);
        }
    }

    private boolean isDecided(CandidateEvidence evidence) {
        Decision decision = evidence.decide();
        if (decision == Decision.CONTROL_FAILED
                && !evidence.inPlace()
                && !evidence.candidate().trial().isOrder()) {
            evidence.putInPlace();
            return false;
        }
        return decision != Decision.MORE_RUNS && (decision != Decision.CONTROL_FAILED || evidence.controlIsCertain());
    }

    private void perform(List<CandidateEvidence> open, int round) {
        List<Step> steps = new ArrayList<>();
        List<CandidateEvidence> shared = new ArrayList<>();
        for (CandidateEvidence evidence : open) {
            boolean shares =
                    round <= SHARED_ROUNDS || evidence.candidate().trial().isOrder();
            if (shares && !evidence.inPlace()) {
                shared.add(evidence);
            } else {
                addBoth(steps, List.of(evidence), round);
            }
        }
        group(shared).forEach(part -> addBoth(steps, part, round));
        List<Observation> observations =
                study.experiment().perform(steps.stream().map(Step::run).toList(), Beside.OTHER_CLASSES);
        for (int i = 0; i < steps.size(); i++) {
            steps.get(i).add(observations.get(i));
        }
    }

    /** Groups the candidates that share a JVM; if tests mostly wait, they are spread over several JVMs. */
    private List<List<CandidateEvidence>> group(List<CandidateEvidence> ofTrial) {
        if (ofTrial.isEmpty()) {
            return List.of();
        }
        if (!ofTrial.get(0).candidate().trial().waits()) {
            return List.of(ofTrial);
        }
        List<TestId> tests = ofTrial.stream().map(CandidateEvidence::test).toList();
        return Planner.spread(tests, MOST_JVMS_OF_WAITING).stream()
                .map(part -> ofTrial.stream()
                        .filter(evidence -> part.contains(evidence.test()))
                        .toList())
                .toList();
    }

    private void addBoth(List<Step> steps, List<CandidateEvidence> group, int round) {
        Trial trial = group.get(0).candidate().trial();
        List<TestId> tests = group.stream().map(CandidateEvidence::test).toList();
        List<TestId> methods = group.get(0).inPlace()
                ? study.suite().inPlace(tests)
                : study.suite().methods(tests);
        if (group.stream().anyMatch(CandidateEvidence::needsTreated)) {
            List<TestId> order = trial.isOrder() ? trial.arrange(study.suite()) : methods;
            steps.add(new Step(run(order, trial.treatment(), round), group, true));
        }
        if (group.stream().anyMatch(CandidateEvidence::needsControl)) {
            List<TestId> plain = trial.isOrder() ? study.suite().tests() : methods;
            steps.add(new Step(run(plain, Treatment.NONE, round), group, false));
        }
    }

    private Run run(List<TestId> tests, Treatment treatment, int round) {
        return study.run(PURPOSE, tests, treatment, Jvm.FRESH, round);
    }

    /** A run and the candidates that it provides evidence for. */
    private record Step(Run run, List<CandidateEvidence> group, boolean treated) {

        void add(Observation observation) {
            for (CandidateEvidence evidence : group) {
                if (treated) {
                    evidence.addTreated(observation);
                } else {
                    evidence.addControl(observation);
                }
            }
        }
    }
}
