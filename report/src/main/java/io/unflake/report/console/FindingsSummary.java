package io.unflake.report.console;

import io.unflake.model.finding.Verdict;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Found;
import io.unflake.report.text.Printable;
import io.unflake.report.text.Words;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The last lines of a report: the counts, and what to do next. */
record FindingsSummary(FindingsFile findings, Path file) {

    /** More findings than this are also counted by category. */
    private static final int MANY = 10;

    void write(Page page) {
        if (findings.findings().size() > MANY) {
            page.line("by category: " + byCategory());
        }
        long flaky = tests(Verdict.FLAKY);
        String counts = flaky + " flaky, " + tests(Verdict.SUSPECT) + " suspect, "
                + findings.broken().size() + " broken";
        page.line(page.ink().bold(counts) + differentFailures(flaky));
        findings.unfinished().forEach(what -> page.line("not done: " + Printable.line(what)));
        next(flaky).ifPresent(text -> page.line("next:    " + text));
        page.line("details: " + file);
        if (findings.resume() != null) {
            page.line("go on:   " + Printable.line(findings.resume()));
        }
    }

    /** Counts tests, not findings: one test may fail in two ways. */
    private long tests(Verdict verdict) {
        return findings.findings().stream()
                .filter(found -> found.verdictValue() == verdict)
                .map(found -> found.module() + " " + found.test())
                .distinct()
                .count();
    }

    private String differentFailures(long flaky) {
        long failures = findings.findings().stream()
                .filter(found -> found.verdictValue() == Verdict.FLAKY)
                .count();
        return failures == flaky ? "" : " (" + Words.count(failures, "different failure") + ")";
    }

    private String byCategory() {
        return findings.findings().stream()
                .collect(Collectors.groupingBy(Found::category, Collectors.counting()))
                .entrySet()
                .stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(entry -> Printable.line(entry.getKey()) + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** What to do with the findings; empty if there are none, but something is left to be done. */
    private Optional<String> next(long flaky) {
        if (flaky > 0) {
            return Optional.of("run the command of a finding to see the test fail again");
        }
        if (!findings.findings().isEmpty()) {
            return Optional.of("run the command of a suspect a few times to see how often it fails");
        }
        if (!findings.broken().isEmpty()) {
            return Optional.of("fix the broken tests, then run detect again");
        }
        return findings.unfinished().isEmpty() ? Optional.of("nothing to do") : Optional.empty();
    }
}
