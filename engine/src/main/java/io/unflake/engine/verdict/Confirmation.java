package io.unflake.engine.verdict;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.experiment.OutOfTimeException;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Repeats the failures of exploration in fresh JVMs, with and without the treatment, until each candidate is decided.
 *
 * <p>At first candidates of all trials share JVMs; those with inconsistent results are then isolated. If the control of
 * a test fails because only candidates run before it, the test is put in its place: it runs after the tests of its class
 * that precede it in the plain run. A whole order of tests is repeated only until it passes once, since that takes long.
 */
public final class Confirmation {

    private static final String PURPOSE = "confirm";
    private static final int SHARED_ROUNDS = 2;
    private static final int MORE_ROUNDS = 2;

    private final Study study;
    private final ConfirmRule rule;
    private final BooleanSupplier outOfTime;

    public Confirmation(Study study, ConfirmRule rule, BooleanSupplier outOfTime) {
        this.study = study;
        this.rule = rule;
        this.outOfTime = outOfTime;
    }

    /**
     * The result of confirmation.
     *
     * @param collisions tests that fail only if random values collide
     */
    public record Result(List<Confirmed> confirmed, List<TestId> collisions) {

        /** Both results together. */
        public Result and(Result other) {
            return new Result(
                    Stream.concat(confirmed.stream(), other.confirmed.stream()).toList(),
                    Stream.concat(collisions.stream(), other.collisions.stream())
                            .distinct()
                            .toList());
        }
    }

    /**
     * Decides on all candidates.
     *
     * @param candidates tests that passed in the baseline, which is their first control
     */
    public Result confirm(List<Candidate> candidates) {
        return confirm(candidates, byTrial -> SideBySide.forEach(byTrial, this::decide));
    }

    /** Decides on the candidates of one trial after the other. This takes longer, but leaves room for other runs. */
    public Result confirmInTurn(List<Candidate> candidates) {
        return confirm(candidates, byTrial -> byTrial.forEach(this::decide));
    }

    private Result confirm(List<Candidate> candidates, Consumer<Collection<List<CandidateEvidence>>> decision) {
        List<CandidateEvidence> all = new ArrayList<>();
        candidates.forEach(candidate -> all.add(new CandidateEvidence(candidate, study.fingerprints(), rule)));
        Map<Trial, List<CandidateEvidence>> byTrial = new LinkedHashMap<>();
        all.forEach(evidence -> byTrial.computeIfAbsent(evidence.candidate().trial(), trial -> new ArrayList<>())
                .add(evidence));
        LastControls controls = new LastControls(study, all, outOfTime);
        Collisions sameDraws = new Collisions(study, all, outOfTime);
        decision.accept(byTrial.values());
        List<CandidateEvidence> collisions = sameDraws.among(all);
        all.removeAll(collisions);
        add(controls, all);
        return new Result(
                all.stream().map(Confirmed::of).flatMap(Optional::stream).toList(),
                collisions.stream().map(CandidateEvidence::test).distinct().toList());
    }

    private static void add(LastControls controls, List<CandidateEvidence> all) {
        try {
            controls.addTo(all);
        } catch (OutOfTimeException e) {
            // The decisions rest on the controls so far.
        }
    }

    /** Returns the controls of a test that fails whenever it is treated; they do not depend on the treatment. */
    public static List<Run> controls(Study study, TestId test) {
        List<Run> runs = new ArrayList<>(
                List.of(study.run(PURPOSE, study.suite().methods(List.of(test)), Treatment.NONE, Jvm.SHARED, 1)));
        runs.addAll(LastControls.sharedBy(List.of(test), study));
        return runs;
    }

    /** Repeats the runs of one trial until each of its candidates is decided. */
    private void decide(List<CandidateEvidence> ofTrial) {
        List<CandidateEvidence> open = new ArrayList<>(ofTrial);
        open.removeIf(this::isDecided);
        try {
            int mostRounds = rule.mostRuns() + MORE_ROUNDS;
            for (int round = 1; round <= mostRounds && !open.isEmpty() && !outOfTime.getAsBoolean(); round++) {
                perform(open, round);
                open.removeIf(this::isDecided);
            }
        } catch (OutOfTimeException e) {
            // What is still open stays undecided.
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
        if (evidence.candidate().trial().isOrder() && evidence.passedTreated()) {
            return true;
        }
        return decision != Decision.MORE_RUNS && (decision != Decision.CONTROL_FAILED || evidence.controlIsCertain());
    }

    private void perform(List<CandidateEvidence> open, int round) {
        List<Step> steps = new ArrayList<>();
        List<Step> alone = new ArrayList<>();
        if (open.get(0).candidate().trial().isOrder()) {
            addBoth(steps, open, round);
        } else {
            open.forEach(evidence -> addBoth(evidence.aboutSharedResource() ? alone : steps, List.of(evidence), round));
        }
        perform(steps, Beside.ANY);
        perform(alone, Beside.NONE);
    }

    private void perform(List<Step> steps, Beside beside) {
        List<Observation> observations =
                study.experiment().perform(steps.stream().map(Step::run).toList(), beside);
        for (int i = 0; i < steps.size(); i++) {
            steps.get(i).add(observations.get(i));
        }
    }

    private void addBoth(List<Step> steps, List<CandidateEvidence> group, int round) {
        Trial trial = group.get(0).candidate().trial();
        List<TestId> tests = group.stream().map(CandidateEvidence::test).toList();
        boolean inPlace = group.get(0).inPlace();
        boolean shares = round <= SHARED_ROUNDS
                && !inPlace
                && !trial.isOrder()
                && !group.get(0).aboutSharedResource();
        List<TestId> methods =
                inPlace ? study.suite().inPlace(tests) : study.suite().methods(tests);
        Jvm jvm = shares ? Jvm.SHARED : Jvm.FRESH;
        if (group.stream().anyMatch(CandidateEvidence::needsTreated)) {
            List<TestId> order = trial.isOrder() ? trial.arrange(study.suite()) : methods;
            steps.add(new Step(study.run(PURPOSE, order, trial.treatment(), jvm, round), group, true));
        }
        if (group.stream().anyMatch(CandidateEvidence::needsControl)) {
            List<TestId> plain = trial.isOrder() ? study.suite().tests() : methods;
            steps.add(new Step(study.run(PURPOSE, plain, Treatment.NONE, jvm, round), group, false));
        }
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
