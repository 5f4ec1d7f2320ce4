package io.unflake.engine.repair;

import io.unflake.engine.replay.ReplayRuns;
import io.unflake.model.Observation;
import io.unflake.model.Perturbation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The kinds of runs in which a repaired test must pass. */
final class RequiredRuns {

    /** How many runs of each kind at least. */
    static final int RUNS = 5;

    private final RepairRequest request;

    RequiredRuns(RepairRequest request) {
        this.request = request;
    }

    /** The run that makes the test fail without a patch. */
    Observation failing(ReplayRuns runs, int repetition) {
        return runs.run(failingTests(), treatment(), treatment().isControl() ? Jvm.PLAIN : Jvm.FRESH, repetition);
    }

    /** What this run is called. */
    String failingName() {
        return treatment().isOrder() ? "the failing order" : "the treatment that makes it fail";
    }

    /** The tests that pass in a plain run of their classes. */
    Set<TestId> passing(ReplayRuns runs) {
        return request.classes().stream()
                .flatMap(name -> wholeClass(name, runs, 1).results().stream())
                .filter(TestResult::passed)
                .map(TestResult::test)
                .collect(Collectors.toSet());
    }

    /**
     * All kinds, the one that fails without a patch first.
     *
     * @param runs of the patched project
     */
    List<RequiredRun> of(ReplayRuns runs, Baseline baseline, FailureRate rate) {
        int convincing = rate.convincingRuns(RUNS);
        boolean isOrder = treatment().isOrder();
        List<RequiredRun> required = new ArrayList<>();
        required.add(new RequiredRun(
                failingName(), convincing, false, repetition -> failing(runs, repetition), baseline::passesTest));
        if (treatment().isNarrow() && isWithoutSpots(treatment())) {
            // A changed call is no spot of the treatment any more, so the treatment must not do harm anywhere else.
            required.add(new RequiredRun(
                    "the same treatment everywhere",
                    convincing,
                    false,
                    repetition -> runs.run(failingTests(), broad(treatment()), Jvm.FRESH, repetition),
                    baseline::notTheSame));
        }
        required.add(new RequiredRun(
                isOrder ? "the passing order" : "plain runs",
                RUNS,
                false,
                repetition -> isOrder
                        ? runs.run(passingOrder(), treatment(), Jvm.FRESH, repetition)
                        : runs.run(failingTests(), Treatment.NONE, Jvm.PLAIN, repetition),
                baseline::passesTest));
        request.classes()
                .forEach(name -> required.add(new RequiredRun(
                        "the whole class " + name.substring(name.lastIndexOf('.') + 1),
                        RUNS,
                        true,
                        repetition -> wholeClass(name, runs, repetition),
                        baseline::breaksNothing)));
        return required;
    }

    private static Observation wholeClass(String name, ReplayRuns runs, int repetition) {
        return runs.run(runs.testsOf(name), Treatment.NONE, Jvm.PLAIN, repetition);
    }

    private Treatment treatment() {
        return request.replay().treatment();
    }

    private List<TestId> failingTests() {
        return request.replay().tests().stream().map(TestId::parse).toList();
    }

    /** Alone, or after the tests that set up its state. */
    private List<TestId> passingOrder() {
        return Stream.concat(
                        request.before().stream()
                                .filter(each -> !each.makesItFail())
                                .map(each -> each.test().base()),
                        Stream.of(request.test().base()))
                .toList();
    }

    private static boolean isWithoutSpots(Treatment treatment) {
        return treatment.perturbations().stream()
                .allMatch(part -> part instanceof Perturbation.ApiChange || part instanceof Perturbation.JvmSetting);
    }

    private static Treatment broad(Treatment treatment) {
        return new Treatment(treatment.perturbations().stream()
                .map(part -> part.at(List.of()))
                .toList());
    }
}
