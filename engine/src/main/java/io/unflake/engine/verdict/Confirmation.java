package io.unflake.engine.verdict;

import io.unflake.engine.experiment.Experiment.Company;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.plan.Waiting;
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
     * What confirmation came to.
     *
     * @param coincidences tests that fail only if random draws coincide that never do
     */
    public record Result(List<Confirmed> confirmed, List<TestId> coincidences) {}

    /**
     * Decides on all candidates.
     *
     * @param candidates tests that passed in the baseline, which is their first control
     */
    public Result confirm(List<Candidate> candidates) {
        List<Case> cases = new ArrayList<>();
        candidates.forEach(candidate -> cases.add(new Case(candidate, study.fingerprints())));
        Map<Trial, List<Case>> byTrial = new LinkedHashMap<>();
        cases.forEach(case_ -> byTrial.computeIfAbsent(case_.candidate().trial(), trial -> new ArrayList<>())
                .add(case_));
        SideBySide.forEach(byTrial.values(), this::decide);
        new LastControls(study).on(cases, outOfTime);
        List<Case> coincidences = outOfTime.getAsBoolean() ? List.of() : new Coincidences(study).among(cases);
        cases.removeAll(coincidences);
        return new Result(
                cases.stream().map(Confirmed::of).flatMap(Optional::stream).toList(),
                coincidences.stream().map(Case::test).distinct().toList());
    }

    /** Repeats runs of one trial until each of its cases is decided. */
    private void decide(List<Case> cases) {
        List<Case> open = new ArrayList<>(cases);
        for (int round = 1; round <= MOST_ROUNDS && !open.isEmpty() && !outOfTime.getAsBoolean(); round++) {
            tryAgain(open, round);
            open.removeIf(this::closed);
        }
    }

    private boolean closed(Case case_) {
        Decision decision = case_.decide();
        if (decision == Decision.CONTROL_FAILED
                && !case_.inPlace()
                && !case_.candidate().trial().isOrder()) {
            case_.putInPlace();
            return false;
        }
        return decision != Decision.MORE_RUNS && (decision != Decision.CONTROL_FAILED || case_.controlIsCertain());
    }

    private void tryAgain(List<Case> open, int round) {
        List<Step> steps = new ArrayList<>();
        List<Case> shared = new ArrayList<>();
        for (Case case_ : open) {
            boolean shares = round <= SHARED_ROUNDS || case_.candidate().trial().isOrder();
            if (shares && !case_.inPlace()) {
                shared.add(case_);
            } else {
                addBoth(steps, List.of(case_), round);
            }
        }
        together(shared).forEach(part -> addBoth(steps, part, round));
        List<Observation> observations =
                study.experiment().perform(steps.stream().map(Step::run).toList(), Company.OTHER_CLASSES);
        for (int i = 0; i < steps.size(); i++) {
            steps.get(i).add(observations.get(i));
        }
    }

    /** The cases that share a JVM; where tests mostly wait, several JVMs wait side by side. */
    private List<List<Case>> together(List<Case> cases) {
        if (cases.isEmpty()) {
            return List.of();
        }
        if (!Waiting.mostly(cases.get(0).candidate().trial().treatment())) {
            return List.of(cases);
        }
        List<TestId> tests = cases.stream().map(Case::test).toList();
        return Planner.spread(tests, MOST_JVMS_OF_WAITING).stream()
                .map(part -> cases.stream()
                        .filter(case_ -> part.contains(case_.test()))
                        .toList())
                .toList();
    }

    private void addBoth(List<Step> steps, List<Case> cases, int round) {
        Trial trial = cases.get(0).candidate().trial();
        List<TestId> tests = cases.stream().map(Case::test).toList();
        List<TestId> methods = cases.get(0).inPlace()
                ? study.suite().inPlace(tests)
                : study.suite().methods(tests);
        if (cases.stream().anyMatch(Case::needsTreated)) {
            List<TestId> order = trial.isOrder() ? trial.arrange(study.suite()) : methods;
            steps.add(new Step(run(order, trial.treatment(), round), cases, true));
        }
        if (cases.stream().anyMatch(Case::needsControl)) {
            List<TestId> plain = trial.isOrder() ? study.suite().tests() : methods;
            steps.add(new Step(run(plain, Treatment.NONE, round), cases, false));
        }
    }

    private Run run(List<TestId> tests, Treatment treatment, int round) {
        return study.run(PURPOSE, tests, treatment, Jvm.FRESH, round);
    }

    /** A run and the cases that it is evidence for. */
    private record Step(Run run, List<Case> cases, boolean treated) {

        void add(Observation observation) {
            for (Case case_ : cases) {
                if (treated) {
                    case_.addTreated(observation);
                } else {
                    case_.addControl(observation);
                }
            }
        }
    }
}
