package io.unflake.report.known;

import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import java.util.List;
import java.util.function.Predicate;

/** What a detection says about a test that is known to be flaky. */
enum KnownState {
    /** Reported as flaky. */
    FOUND,
    /** Ran, but was not reported as flaky. */
    MISSED,
    /** Fails in every plain run here. */
    BROKEN,
    /** Is skipped here. */
    SKIPPED,
    /** Is not among the tests that were asked to run. */
    ABSENT;

    static KnownState of(KnownTest known, List<Finding> flaky, Findings findings) {
        if (flaky.stream().anyMatch(finding -> known.names(finding.test()))) {
            return FOUND;
        }
        List<TestId> here = here(known, findings);
        if (here.isEmpty()) {
            return ABSENT;
        }
        if (findings.broken().stream().anyMatch(broken -> here.contains(broken.test()))) {
            return BROKEN;
        }
        return here.stream().allMatch(test -> isSkipped(findings.outcomes().get(test))) ? SKIPPED : MISSED;
    }

    /** The test and its invocations in this suite, or its class if that was skipped or failed as a whole. */
    private static List<TestId> here(KnownTest known, Findings findings) {
        List<TestId> named = tests(findings, known::names);
        return named.isEmpty() ? tests(findings, TestId.ofClass(known.test().className())::equals) : named;
    }

    private static List<TestId> tests(Findings findings, Predicate<TestId> wanted) {
        return findings.outcomes().keySet().stream().filter(wanted).toList();
    }

    private static boolean isSkipped(Outcome outcome) {
        return outcome == Outcome.SKIPPED || outcome == Outcome.ABORTED;
    }
}
