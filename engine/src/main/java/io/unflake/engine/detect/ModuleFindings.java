package io.unflake.engine.detect;

import io.unflake.engine.search.TrialOutcome;
import io.unflake.model.Observation;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Finding;
import java.util.List;

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
        List<String> unfinished) {}
