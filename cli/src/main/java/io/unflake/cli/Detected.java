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

    /** @param plausible whether only those count that fail under what happens in life */
    boolean hasFlaky(boolean plausible) {
        return findings.findings().stream()
                .anyMatch(finding -> finding.verdict() == Verdict.FLAKY && (finding.plausible() || !plausible));
    }
}
