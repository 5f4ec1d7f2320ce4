package io.unflake.engine.detect;

import io.unflake.engine.search.TrialOutcome;
import io.unflake.model.Observation;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Proof;
import java.util.List;
import java.util.Map;

/**
 * What the runs on one module showed.
 *
 * @param plainMillis how long one run of the suite without agent takes
 * @param baseline the run that the test counts and the reached sites are taken from
 * @param unfinished what was left out for lack of time
 */
record Detected(
        long plainMillis,
        Observation baseline,
        List<TrialOutcome> explored,
        List<Provoked> provoked,
        Map<Provoked, Proof> proofs,
        List<TestResult> broken,
        List<String> notes,
        List<String> unfinished) {

    /** For a module without tests. */
    static final Detected NOTHING =
            new Detected(0, ModuleDetection.nothing(), List.of(), List.of(), Map.of(), List.of(), List.of(), List.of());
}
