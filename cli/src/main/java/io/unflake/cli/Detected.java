package io.unflake.cli;

import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Verdict;
import java.util.function.Predicate;

/**
 * What came of a detection.
 *
 * @param isProjectClass which classes, by name, are the project's own
 */
record Detected(Findings findings, Predicate<String> isProjectClass) {

    boolean hasFlaky() {
        return findings.count(Verdict.FLAKY) > 0;
    }
}
