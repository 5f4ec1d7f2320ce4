package io.unflake.report.console;

import io.unflake.model.finding.Verdict;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Broken;
import io.unflake.report.text.Printable;
import io.unflake.report.text.Seconds;
import io.unflake.report.text.ShortNames;
import io.unflake.report.text.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Renders findings for the terminal. */
public final class FindingsTable {

    private static final int BROKEN_SHOWN = 10;

    private final FindingsFile findings;
    private final Page page;

    private FindingsTable(FindingsFile findings, Style style) {
        this.findings = findings;
        this.page = new Page(style);
    }

    /**
     * Renders findings as text.
     *
     * @param file the file that the findings are stored in
     */
    public static String render(FindingsFile findings, Style style, Path file) {
        FindingsTable table = new FindingsTable(findings, style);
        table.header();
        table.findings();
        table.broken();
        table.remarks();
        new FindingsSummary(findings, file).write(table.page);
        return table.page.toString();
    }

    private void header() {
        FindingsFile.Cost cost = findings.cost();
        int strategies = findings.strategies().size();
        page.line(Words.count(findings.tests().discovered(), "test") + ", one plain run "
                + Seconds.measured(cost.plainSeconds()) + "; "
                + (strategies == 0 ? Words.count(cost.runs(), "run") : Words.count(strategies, "strategy"))
                + " in " + Seconds.measured(cost.totalSeconds())
                + String.format(Locale.ROOT, " (%.1f x)", cost.ratio()));
        if (page.style().verbose()) {
            StrategyLines.write(findings, page);
        }
        page.blank();
    }

    private void findings() {
        int categories = findings.findings().stream()
                .mapToInt(found -> Printable.columns(Printable.line(found.category())))
                .max()
                .orElse(0);
        FindingBlock block = new FindingBlock(page, categories);
        for (FindingGroup group : FindingGroup.of(findings.findings())) {
            block.write(group);
            page.blank();
        }
    }

    private void broken() {
        List<Broken> broken = findings.broken();
        long shown = page.style().verbose() ? broken.size() : Math.min(BROKEN_SHOWN, broken.size());
        broken.stream().limit(shown).forEach(this::broken);
        if (shown < broken.size()) {
            page.detail((broken.size() - shown) + " more broken tests: -v shows all");
        }
        if (!broken.isEmpty()) {
            page.blank();
        }
    }

    private void broken(Broken broken) {
        page.line(page.ink().magenta(String.format("%-9s", Verdict.BROKEN))
                + ShortNames.test(broken.test(), page.room()));
        page.detail(FindingBlock.failure(broken.failure()));
    }

    private void remarks() {
        int classes = findings.untransformed().size();
        if (classes > 0) {
            page.line("note: " + Words.count(classes, "class") + " could not be instrumented and ran unchanged");
        }
        if (page.style().verbose()) {
            findings.untransformed().forEach(page::detail);
        }
        findings.notes().forEach(note -> page.line("note: " + Printable.line(note)));
        if (classes > 0 || !findings.notes().isEmpty()) {
            page.blank();
        }
    }
}
