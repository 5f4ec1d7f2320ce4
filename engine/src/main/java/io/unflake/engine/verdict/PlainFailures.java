package io.unflake.engine.verdict;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiment.Company;
import io.unflake.engine.plan.Suite;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Judges the tests that fail although nothing is perturbed: they are run again without agent, in their place and alone.
 *
 * <p>Any pass makes a finding: {@code order} if the place of the test decides, else {@code rerun}. What fails every
 * time, alone too, is broken. What fails only with our agent is no finding at all, but a note.
 */
public final class PlainFailures {

    private static final int RERUNS_IN_PLACE = 4;
    private static final int RERUNS_WITH_AGENT = 2;
    private static final int ALONE_AT_ONCE = 8;

    private final Experiment experiment;
    private final Suite suite;
    private final Function<TestResult, FailureFingerprint> fingerprints;
    private final long seed;
    private final BooleanSupplier outOfTime;

    public PlainFailures(
            Experiment experiment,
            Suite suite,
            Function<TestResult, FailureFingerprint> fingerprints,
            long seed,
            BooleanSupplier outOfTime) {
        this.experiment = experiment;
        this.suite = suite;
        this.fingerprints = fingerprints;
        this.seed = seed;
        this.outOfTime = outOfTime;
    }

    /** The three kinds of tests that fail in plain runs. */
    public record Judged(List<Confirmed> findings, List<TestResult> broken, List<TestId> onlyWithAgent) {}

    /** Judges what failed in the baseline, and what failed in the whole plain run beside it. */
    public Judged judge(Observation baseline, Observation plain) {
        Map<TestId, Dossier> dossiers = open(baseline, plain);
        Judged judged = new Judged(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        if (dossiers.isEmpty()) {
            return judged;
        }
        rerunInPlace(dossiers);
        rerunAlone(dossiers);
        rerunWithAgent(dossiers);
        dossiers.values().forEach(dossier -> dossier.judge(judged));
        return judged;
    }

    private Map<TestId, Dossier> open(Observation baseline, Observation plain) {
        Map<TestId, Dossier> dossiers = new LinkedHashMap<>();
        Map<TestId, TestResult> inPlain = plain.byTest();
        baseline.byTest().forEach((test, result) -> {
            TestResult other = inPlain.get(test);
            if (failing(result) || (other != null && failing(other))) {
                dossiers.put(test, new Dossier(result, other));
            }
        });
        return dossiers;
    }

    private void rerunInPlace(Map<TestId, Dossier> dossiers) {
        List<TestId> tests = suite.inPlace(dossiers.keySet());
        // Without any rerun a test that fails for good could not be told from a flaky one.
        for (int i = 1; i <= RERUNS_IN_PLACE && (i == 1 || !outOfTime.getAsBoolean()); i++) {
            Map<TestId, TestResult> results =
                    experiment.perform(run("in place", tests, Jvm.PLAIN, i)).byTest();
            dossiers.forEach((test, dossier) -> add(dossier.inPlace, results.get(test)));
        }
    }

    private void rerunAlone(Map<TestId, Dossier> dossiers) {
        List<TestId> tests = dossiers.entrySet().stream()
                .filter(entry -> entry.getValue().alwaysFails())
                .map(Map.Entry::getKey)
                .toList();
        // A JVM for each of them: where hundreds fail for good this is most of the cost, so it minds the budget.
        for (int start = 0; start < tests.size() && !outOfTime.getAsBoolean(); start += ALONE_AT_ONCE) {
            rerunAlone(tests.subList(start, Math.min(start + ALONE_AT_ONCE, tests.size())), dossiers);
        }
    }

    private void rerunAlone(List<TestId> tests, Map<TestId, Dossier> dossiers) {
        List<Run> runs = tests.stream()
                .map(test -> run("alone", suite.methods(List.of(test)), Jvm.PLAIN, 1))
                .toList();
        List<Observation> observations = experiment.perform(runs, Company.OTHER_CLASSES);
        for (int i = 0; i < tests.size(); i++) {
            TestId test = tests.get(i);
            add(dossiers.get(test).alone, observations.get(i).byTest().get(test));
        }
    }

    private void rerunWithAgent(Map<TestId, Dossier> dossiers) {
        List<TestId> tests = dossiers.entrySet().stream()
                .filter(entry -> entry.getValue().failedOnlyInBaseline())
                .map(Map.Entry::getKey)
                .toList();
        if (tests.isEmpty()) {
            return;
        }
        for (int i = 1; i <= RERUNS_WITH_AGENT; i++) {
            Map<TestId, TestResult> results = experiment
                    .perform(run("with agent", suite.inPlace(tests), Jvm.FRESH, i))
                    .byTest();
            tests.forEach(test -> add(dossiers.get(test).withAgent, results.get(test)));
        }
    }

    private Run run(String purpose, List<TestId> tests, Jvm jvm, int repetition) {
        return new Run(suite.module(), purpose, tests, Treatment.NONE, seed, jvm, repetition);
    }

    private static void add(List<TestResult> results, TestResult result) {
        Optional.ofNullable(result).ifPresent(results::add);
    }

    private static boolean failing(TestResult result) {
        return result.broken() != null || result.outcome().isFailure();
    }

    private static boolean failingAll(List<TestResult> results) {
        return results.stream().allMatch(PlainFailures::failing);
    }

    /** Everything known of one test that failed unprovoked. */
    private final class Dossier {

        private final TestResult baseline;
        private final TestResult plain;
        private final List<TestResult> inPlace = new ArrayList<>();
        private final List<TestResult> alone = new ArrayList<>();
        private final List<TestResult> withAgent = new ArrayList<>();

        Dossier(TestResult baseline, TestResult plain) {
            this.baseline = baseline;
            this.plain = plain;
        }

        private boolean plainFailed() {
            return plain != null && failing(plain);
        }

        boolean alwaysFails() {
            return failing(baseline) && plainFailed() && failingAll(inPlace);
        }

        boolean failedOnlyInBaseline() {
            return failing(baseline) && !plainFailed() && inPlace.stream().noneMatch(PlainFailures::failing);
        }

        void judge(Judged judged) {
            if (!failing(baseline) && inPlace.stream().noneMatch(PlainFailures::failing)) {
                // It failed only once, beside other JVMs that may have had its port or file.
                return;
            }
            if (alwaysFails() && failingAll(alone)) {
                judged.broken.add(baseline);
            } else if (failedOnlyInBaseline() && !withAgent.isEmpty() && failingAll(withAgent)) {
                judged.onlyWithAgent.add(baseline.test());
            } else {
                judged.findings.add(finding());
            }
        }

        private Confirmed finding() {
            boolean placeDecides = alwaysFails() || (plainFailed() && failing(baseline) && nonePassesInPlaceButAll());
            List<TestResult> all = new ArrayList<>(List.of(baseline));
            Optional.ofNullable(plain).ifPresent(all::add);
            all.addAll(inPlace);
            TestResult failure =
                    all.stream().filter(PlainFailures::failing).findFirst().orElseThrow();
            int failed = (int) all.stream().filter(PlainFailures::failing).count();
            return new Confirmed(
                    baseline.test(),
                    null,
                    placeDecides ? "order" : "rerun",
                    Verdict.FLAKY,
                    failure,
                    fingerprints.apply(failure),
                    Rate.NONE,
                    new Rate(failed, all.size()));
        }

        /** Whether it never fails within its class, so that what comes before its class makes it fail. */
        private boolean nonePassesInPlaceButAll() {
            return inPlace.stream().noneMatch(PlainFailures::failing)
                    && inPlace.stream().allMatch(result -> result.outcome() == Outcome.PASSED);
        }
    }
}
