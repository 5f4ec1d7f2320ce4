package io.unflake.report.known;

import io.unflake.report.text.Printable;
import io.unflake.report.text.ShortNames;
import java.util.List;
import java.util.Locale;

/** The comparison with known tests, for people. */
public final class KnownTable {

    private static final int GROUP = 12;

    private final StringBuilder out = new StringBuilder();
    private final KnownReport report;
    private final int width;

    private KnownTable(KnownReport report, int width) {
        this.report = report;
        this.width = width;
    }

    public static String render(KnownReport report, int width) {
        KnownTable table = new KnownTable(report, width);
        table.head();
        table.list("found", report.found().stream().map(table::found).toList());
        table.list("missed", report.missed().stream().map(table::known).toList());
        table.list(
                "new",
                report.fresh().stream()
                        .map(finding -> ShortNames.test(finding.test(), width - 30) + "  " + finding.category() + " "
                                + finding.id())
                        .distinct()
                        .toList());
        table.groups();
        table.overlap();
        return table.out.toString();
    }

    private void head() {
        line("known tests: " + report.present()
                + (report.absent().isEmpty() ? "" : ", and " + report.absent().size() + " that this project lacks"));
        line(percent("precision", report.precision()) + ", " + percent("recall", report.recall()) + " by name"
                + (report.recorded() == 0
                        ? ""
                        : ", " + percent("recall", report.recallByFingerprint()) + " by fingerprint ("
                                + report.foundByFingerprint() + " of " + report.recorded() + " with traces)"));
    }

    private static String percent(String name, double share) {
        return String.format(Locale.ROOT, "%s %.1f %%", name, 100 * share);
    }

    private void list(String title, List<String> lines) {
        line("");
        line(title + ": " + lines.size());
        lines.forEach(text -> line("  " + text));
    }

    private String found(KnownReport.Found found) {
        String how = found.known().recorded().isEmpty()
                ? ""
                : found.byFingerprint() ? "  as recorded" : "  but not as recorded";
        return known(found.known()) + how;
    }

    private String known(KnownTest test) {
        String category = test.category().isEmpty() ? "" : "  " + Printable.line(test.category());
        return ShortNames.test(test.test(), width - 30) + category;
    }

    private void groups() {
        line("");
        line(cell("group") + "  reported  both by name  by fingerprint");
        for (GroupCounts row : report.groups()) {
            line(cell(row.group())
                    + String.format("  %8d  %12d  %14d", row.reported(), row.byName(), row.byFingerprint()));
        }
    }

    private void overlap() {
        Overlap overlap = report.overlap();
        if (overlap.groups().size() < 2) {
            return;
        }
        line("");
        line("identical failures (test and fingerprint) by two groups");
        line(cell("") + columns(overlap, overlap.groups()));
        for (int i = 0; i < overlap.groups().size(); i++) {
            line(cell(overlap.groups().get(i))
                    + columns(overlap, overlap.counts().get(i)));
        }
    }

    private static String columns(Overlap overlap, List<?> values) {
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < values.size(); i++) {
            int columns = Math.max(6, Math.min(GROUP, overlap.groups().get(i).length()));
            String text = Printable.fit(Printable.line(values.get(i).toString()), columns);
            row.append("  ")
                    .append(" ".repeat(columns - Printable.columns(text)))
                    .append(text);
        }
        return row.toString();
    }

    private static String cell(String text) {
        return String.format("%-" + GROUP + "s", Printable.fit(Printable.line(text), GROUP));
    }

    private void line(String text) {
        out.append(text.stripTrailing()).append('\n');
    }
}
