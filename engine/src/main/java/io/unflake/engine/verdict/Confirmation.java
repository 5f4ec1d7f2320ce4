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
 * Repeats what failed in exploration in fresh JVMs, with and without the treatment, until each case is decided.
 *
 * <p>At first all candidates of a trial share a treated and a control JVM; those that do not agree are then isolated.
 * A test whose control fails among the candidates alone is put in its place: after the tests of its class that the
 * plain run has before it.
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
     * What confirmation showed.
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
        List<Evidence> cases = new ArrayList<>();
        candidates.forEach(candidate -> cases.add(new Evidence(candidate, study.fingerprints())));
        Map<Trial, List<Evidence>> byTrial = new LinkedHashMap<>();
        cases.forEach(evidence -> byTrial.computeIfAbsent(evidence.candidate().trial(), trial -> new ArrayList<>())
                .add(evidence));
        SideBySide.forEach(byTrial.values(), this::decide);
        new LastControls(study).on(cases, outOfTime);
        List<Evidence> collisions = outOfTime.getAsBoolean() ? List.of() : new Collisions(study).among(cases);
        cases.removeAll(collisions);
        return new Result(
                cases.stream().map(Confirmed::of).flatMap(Optional::stream).toList(),
                collisions.stream().map(Evidence::test).distinct().toList());
    }

    /** Repeats runs of one trial until each of its cases is decided. */
    private void decide(List<Evidence> cases) {
        List<Evidence> open = new ArrayList<>(cases);
        for (int round = 1; round <= MOST_ROUNDS && !open.isEmpty() && !outOfTime.getAsBoolean(); round++) {
            tryAgain(open, round);
            open.removeIf(this::closed);
        }
    }

    private boolean closed(Evidence evidence) {
        Decision decision = evidence.decide();
        if (decision == Decision.CONTROL_FAILED
                && !evidence.inPlace()
                && !evidence.candidate().trial().isOrder()) {
            evidence.putInPlace();
            return false;
        }
        return decision != Decision.MORE_RUNS && (decision != Decision.CONTROL_FAILED || evidence.controlIsCertain());
    }

    private void tryAgain(List<Evidence> open, int round) {
        List<Step> steps = new ArrayList<>();
        List<Evidence> shared = new ArrayList<>();
        for (Evidence evidence : open) {
            boolean shares =
                    round <= SHARED_ROUNDS || evidence.candidate().trial().isOrder();
            if (shares && !evidence.inPlace()) {
                shared.add(evidence);
            } else {
                addBoth(steps, List.of(evidence), round);
            }
        }
        together(shared).forEach(part -> addBoth(steps, part, round));
        List<Observation> observations =
                study.experiment().perform(steps.stream().map(Step::run).toList(), Beside.OTHER_CLASSES);
        for (int i = 0; i < steps.size(); i++) {
            steps.get(i).add(observations.get(i));
        }
    }

    /** The cases that share a JVM; where tests mostly wait, several JVMs wait side by side. */
    private List<List<Evidence>> together(List<Evidence> cases) {
        if (cases.isEmpty()) {
            return List.of();
        }
        if (!cases.get(0).candidate().trial().waits()) {
            return List.of(cases);
        }
        List<TestId> tests = cases.stream().map(Evidence::test).toList();
        return Planner.spread(tests, MOST_JVMS_OF_WAITING).stream()
                .map(part -> cases.stream()
                        .filter(evidence -> part.contains(evidence.test()))
                        .toList())
                .toList();
    }

    private void addBoth(List<Step> steps, List<Evidence> cases, int round) {
        Trial trial = cases.get(0).candidate().trial();
        List<TestId> tests = cases.stream().map(Evidence::test).toList();
        List<TestId> methods = cases.get(0).inPlace()
                ? study.suite().inPlace(tests)
                : study.suite().methods(tests);
        if (cases.stream().anyMatch(Evidence::needsTreated)) {
            List<TestId> order = trial.isOrder() ? trial.arrange(study.suite()) : methods;
            steps.add(new Step(run(order, trial.treatment(), round), cases, true));
        }
        if (cases.stream().anyMatch(Evidence::needsControl)) {
            List<TestId> plain = trial.isOrder() ? study.suite().tests() : methods;
            steps.add(new Step(run(plain, Treatment.NONE, round), cases, false));
        }
    }

    private Run run(List<TestId> tests, Treatment treatment, int round) {
        return study.run(PURPOSE, tests, treatment, Jvm.FRESH, round);
    }

    /** A run and the cases that it is evidence for. */
    private record Step(Run run, List<Evidence> cases, boolean treated) {

        void add(Observation observation) {
            for (Evidence evidence : cases) {
                if (treated) {
                    evidence.addTreated(observation);
                } else {
                    evidence.addControl(observation);
                }
            }
        }
    }
}
