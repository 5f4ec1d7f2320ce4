package io.unflake.report.console;

import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Verdict;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Collectors;

/** The last lines: how many of each, and what to do next. */
record Summary(Findings findings, Path file) {

    /** So few findings are taken in at a glance. */
    private static final int GLANCE = 10;

    void write(Page page) {
        if (findings.findings().size() > GLANCE) {
            page.line("by category: " + byCategory());
        }
        long flaky = tests(Verdict.FLAKY);
        String counts = flaky + " flaky, " + tests(Verdict.SUSPECT) + " suspect, "
                + findings.broken().size() + " broken";
        page.line(page.ink().bold(counts) + differentFailures(flaky));
        page.line("next:    " + next(flaky));
        page.line("details: " + file);
    }

    /** Tests, not findings: one test may fail in two ways. */
    private long tests(Verdict verdict) {
        return findings.findings().stream()
                .filter(finding -> finding.verdict() == verdict)
                .map(finding -> finding.module() + " " + finding.test())
                .distinct()
                .count();
    }

    private String differentFailures(long flaky) {
        long failures = findings.count(Verdict.FLAKY);
        return failures == flaky ? "" : " (" + Words.count(failures, "different failure") + ")";
    }

    private String byCategory() {
        return findings.findings().stream()
                .collect(Collectors.groupingBy(Finding::category, Collectors.counting()))
                .entrySet()
                .stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    private String next(long flaky) {
        if (flaky > 0) {
            return "paste the command below a test to see it fail again";
        }
        if (!findings.findings().isEmpty()) {
            return "paste a suspect's command a few times to see whether it is flaky";
        }
        return findings.broken().isEmpty() ? "nothing to do" : "repair the broken tests, which could not be examined";
    }
}
