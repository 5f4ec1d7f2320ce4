package io.unflake.engine.detect;

import io.unflake.engine.search.Exploration;
import io.unflake.model.Observation;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Finding;
import java.util.List;

/** What came of one module. */
record ModuleFindings(
        String module,
        Observation baseline,
        List<Exploration.Outcome> explored,
        List<Finding> findings,
        List<TestResult> broken,
        List<String> untransformed,
        List<String> notes) {}
