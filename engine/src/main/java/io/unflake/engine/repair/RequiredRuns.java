package io.unflake.engine.repair;

import io.unflake.engine.replay.ReplayRuns;
import io.unflake.model.Perturbation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.replay.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The kinds of runs in which a repaired test must pass. */
final class RequiredRuns {

    private final RepairRequest request;
    private final Baseline baseline;

    RequiredRuns(RepairRequest request, Baseline baseline) {
        this.request = request;
        this.baseline = baseline;
    }

    /** All kinds, the one that fails without a patch first. */
    List<RequiredRun> of(ReplayRuns runs) {
        Replay replay = request.replay();
        Treatment treatment = replay.treatment();
        List<TestId> tests = replay.tests().stream().map(TestId::parse).toList();
        boolean isOrder = treatment.isOrder();
        List<RequiredRun> required = new ArrayList<>();
        required.add(new RequiredRun(
                isOrder ? "the failing order" : "the treatment that makes it fail",
                tests,
                treatment,
                treatment.isControl() ? Jvm.PLAIN : Jvm.FRESH,
                baseline::passesTest));
        if (treatment.isNarrow() && isWithoutSpots(treatment)) {
            // A changed call is no spot of the treatment any more, so the treatment must not do harm anywhere else.
            required.add(new RequiredRun(
                    "the same treatment everywhere", tests, broad(treatment), Jvm.FRESH, baseline::notTheSame));
        }
        required.add(new RequiredRun(
                isOrder ? "the passing order" : "plain runs",
                isOrder ? passingOrder() : tests,
                isOrder ? treatment : Treatment.NONE,
                isOrder ? Jvm.FRESH : Jvm.PLAIN,
                baseline::passesTest));
        request.classes()
                .forEach(name -> required.add(new RequiredRun(
                        "the whole class " + name.substring(name.lastIndexOf('.') + 1),
                        runs.testsOf(name),
                        Treatment.NONE,
                        Jvm.PLAIN,
                        baseline::breaksNothing)));
        return required;
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
