package io.unflake.engine.detect;

import io.unflake.engine.search.TrialOutcome;
import io.unflake.model.Observation;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Finding;
import java.util.List;
import java.util.stream.Stream;

/**
 * The result for one module.
 *
 * @param plainMillis how long one run of the suite without agent takes, JVM start included
 */
record ModuleFindings(
        String module,
        long plainMillis,
        Observation baseline,
        List<TrialOutcome> explored,
        List<Finding> findings,
        List<TestResult> broken,
        List<String> untransformed,
        List<String> notes,
        List<String> unfinished) {

    /** The result for a module whose tests cannot run. */
    static ModuleFindings none(String module, String reason) {
        return new ModuleFindings(
                module,
                0,
                ModuleDetection.nothing(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(module + " was not tested: " + reason),
                List.of("the tests of " + module + " did not run"));
    }

    /** Returns the same result with more known about its findings, and more left out. */
    ModuleFindings with(List<Finding> others, List<String> leftOut) {
        return new ModuleFindings(
                module,
                plainMillis,
                baseline,
                explored,
                others,
                broken,
                untransformed,
                notes,
                Stream.concat(unfinished.stream(), leftOut.stream()).toList());
    }
}
