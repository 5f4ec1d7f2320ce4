package io.unflake.engine.verdict;

import io.unflake.engine.experiment.Experiment.Company;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
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
import java.util.function.Predicate;

/**
 * Judges the tests that fail although nothing is perturbed: they are run again without agent, in their place and alone.
 *
 * <p>Any pass makes a finding: {@code order} if the place of the test decides, else {@code rerun}. What fails every
 * time, alone too, is broken. What fails only with our agent is no finding at all, but a note.
 */
public final class PlainFailures {

    private static final int RERUNS_IN_PLACE = 5;
    private static final int RERUNS_WITH_AGENT = 2;
    private static final int ALONE_AT_ONCE = 8;

    private final Study study;
    private final BooleanSupplier outOfTime;

    public PlainFailures(Study study, BooleanSupplier outOfTime) {
        this.study = study;
        this.outOfTime = outOfTime;
    }

    /** The three kinds of tests that fail in plain runs. */
    public record Judged(List<Confirmed> findings, List<TestResult> broken, List<TestId> onlyWithAgent) {}

    /** Judges what failed in the baseline. */
    public Judged judge(Observation baseline) {
        Map<TestId, Dossier> dossiers = open(baseline);
        Judged judged = new Judged(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        if (dossiers.isEmpty()) {
            return judged;
        }
        rerunInPlace(dossiers);
        rerunAlone(dossiers);
        rerunWhole(dossiers);
        rerunWithAgent(dossiers);
        dossiers.values().forEach(dossier -> judge(dossier, judged));
        return judged;
    }

    private void judge(Dossier dossier, Judged judged) {
        if (dossier.isBroken()) {
            judged.broken.add(dossier.baseline);
        } else if (dossier.failsOnlyWithAgent()) {
            judged.onlyWithAgent.add(dossier.baseline.test());
        } else {
            judged.findings.add(dossier.finding(study.fingerprints()));
        }
    }

    private static Map<TestId, Dossier> open(Observation baseline) {
        Map<TestId, Dossier> dossiers = new LinkedHashMap<>();
        baseline.byTest().forEach((test, result) -> {
            if (failing(result)) {
                dossiers.put(test, new Dossier(result));
            }
        });
        return dossiers;
    }

    private void rerunInPlace(Map<TestId, Dossier> dossiers) {
        List<TestId> tests = study.suite().inPlace(dossiers.keySet());
        // Without any rerun a test that fails for good could not be told from a flaky one.
        for (int i = 1; i <= RERUNS_IN_PLACE && (i == 1 || !outOfTime.getAsBoolean()); i++) {
            Map<TestId, TestResult> results = study.experiment()
                    .perform(run("in place", tests, Jvm.PLAIN, i))
                    .byTest();
            dossiers.forEach((test, dossier) -> add(dossier.inPlace, results.get(test)));
        }
    }

    private void rerunAlone(Map<TestId, Dossier> dossiers) {
        List<TestId> tests = those(dossiers, Dossier::failsInPlace);
        // A JVM for each of them: where hundreds fail for good this is most of the cost, so it minds the budget.
        for (int start = 0; start < tests.size() && !outOfTime.getAsBoolean(); start += ALONE_AT_ONCE) {
            rerunAlone(tests.subList(start, Math.min(start + ALONE_AT_ONCE, tests.size())), dossiers);
        }
    }

    private void rerunAlone(List<TestId> tests, Map<TestId, Dossier> dossiers) {
        List<Run> runs = tests.stream()
                .map(test -> run("alone", study.suite().methods(List.of(test)), Jvm.PLAIN, 1))
                .toList();
        List<Observation> observations = study.experiment().perform(runs, Company.OTHER_CLASSES);
        for (int i = 0; i < tests.size(); i++) {
            TestId test = tests.get(i);
            add(dossiers.get(test).alone, observations.get(i).byTest().get(test));
        }
    }

    /** Those that never fail within their class may do so after other classes: all of them are run once more. */
    private void rerunWhole(Map<TestId, Dossier> dossiers) {
        List<TestId> tests = those(dossiers, Dossier::passesInPlace);
        if (!tests.isEmpty() && !outOfTime.getAsBoolean()) {
            Map<TestId, TestResult> results = study.experiment()
                    .perform(run("whole", study.suite().tests(), Jvm.PLAIN, 1))
                    .byTest();
            tests.forEach(test -> add(dossiers.get(test).whole, results.get(test)));
        }
    }

    private void rerunWithAgent(Map<TestId, Dossier> dossiers) {
        List<TestId> tests = those(dossiers, Dossier::failedOnlyInBaseline);
        if (tests.isEmpty()) {
            return;
        }
        for (int i = 1; i <= RERUNS_WITH_AGENT; i++) {
            Map<TestId, TestResult> results = study.experiment()
                    .perform(run("with agent", study.suite().inPlace(tests), Jvm.FRESH, i))
                    .byTest();
            tests.forEach(test -> add(dossiers.get(test).withAgent, results.get(test)));
        }
    }

    private static List<TestId> those(Map<TestId, Dossier> dossiers, Predicate<Dossier> wanted) {
        return dossiers.entrySet().stream()
                .filter(entry -> wanted.test(entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private Run run(String purpose, List<TestId> tests, Jvm jvm, int repetition) {
        return study.run(purpose, tests, Treatment.NONE, jvm, repetition);
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
    private static final class Dossier {

        private final TestResult baseline;
        private final List<TestResult> inPlace = new ArrayList<>();
        private final List<TestResult> alone = new ArrayList<>();
        private final List<TestResult> whole = new ArrayList<>();
        private final List<TestResult> withAgent = new ArrayList<>();

        Dossier(TestResult baseline) {
            this.baseline = baseline;
        }

        boolean failsInPlace() {
            return failingAll(inPlace);
        }

        boolean passesInPlace() {
            return inPlace.stream().noneMatch(PlainFailures::failing);
        }

        boolean failedOnlyInBaseline() {
            return passesInPlace() && whole.stream().noneMatch(PlainFailures::failing);
        }

        boolean isBroken() {
            return failsInPlace() && failingAll(alone);
        }

        boolean failsOnlyWithAgent() {
            return failedOnlyInBaseline() && !withAgent.isEmpty() && failingAll(withAgent);
        }

        /** Whether it fails or passes for good, depending on what runs before it. */
        private boolean placeDecides() {
            return failsInPlace() || (passesInPlace() && !whole.isEmpty() && failingAll(whole));
        }

        Confirmed finding(Function<TestResult, FailureFingerprint> fingerprints) {
            List<TestResult> all = new ArrayList<>(List.of(baseline));
            all.addAll(inPlace);
            all.addAll(whole);
            int failed = (int) all.stream().filter(PlainFailures::failing).count();
            return new Confirmed(
                    baseline.test(),
                    null,
                    placeDecides() ? "order" : "rerun",
                    Verdict.FLAKY,
                    baseline,
                    fingerprints.apply(baseline),
                    Rate.NONE,
                    new Rate(failed, all.size()),
                    true);
        }
    }
}
