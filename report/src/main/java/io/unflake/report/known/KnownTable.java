package io.unflake.report.known;

import io.unflake.report.text.Printable;
import io.unflake.report.text.ShortNames;
import java.util.List;
import java.util.Locale;

/** Renders the comparison with known tests for the terminal. */
public final class KnownTable {

    private static final int GROUP = 12;
    private static final int OTHER_COLUMNS = 30;

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
        table.list("found", report.found().stream().map(table::listed).toList());
        table.list("missed", report.missed().stream().map(table::listed).toList());
        table.others("broken here", report.broken());
        table.others("skipped here", report.skipped());
        table.others("not in this suite", report.absent());
        table.list("new", report.fresh().stream().map(table::newTest).distinct().toList());
        table.groups();
        table.overlap();
        return table.out.toString();
    }

    private void head() {
        line("known tests: " + report.size());
        line(percent("precision", report.precision()) + ", " + percent("recall", report.recall()) + " by name"
                + (report.recorded() == null
                        ? ""
                        : ", " + percent("recall", report.recallByFingerprint()) + " by fingerprint ("
                                + report.foundByFingerprint() + " of " + report.recorded() + " with traces)"));
    }

    private static String percent(String name, double share) {
        return String.format(Locale.ROOT, "%s %.1f %%", name, 100 * share);
    }

    /** Known tests that could not be found here, if there are any. */
    private void others(String title, List<KnownReport.Listed> tests) {
        if (!tests.isEmpty()) {
            list(title, tests.stream().map(this::listed).toList());
        }
    }

    private void list(String title, List<String> lines) {
        line("");
        line(title + ": " + lines.size());
        lines.forEach(text -> line("  " + text));
    }

    private String listed(KnownReport.Listed known) {
        String category = known.category().isEmpty() ? "" : "  " + Printable.line(known.category());
        return name(known.test()) + category + asRecorded(known.byFingerprint());
    }

    private static String asRecorded(Boolean byFingerprint) {
        if (byFingerprint == null) {
            return "";
        }
        return byFingerprint ? "  same failure as recorded" : "  not the recorded failure";
    }

    private String newTest(KnownReport.NewTest test) {
        return name(test.test()) + "  " + Printable.line(test.category()) + " " + Printable.line(test.id());
    }

    private String name(String test) {
        return ShortNames.test(test, width - OTHER_COLUMNS);
    }

    private void groups() {
        line("");
        line(cell("group") + "  reported  known by name  by fingerprint");
        for (GroupCounts row : report.groups()) {
            line(cell(row.group())
                    + String.format("  %8d  %13d  %14d", row.reported(), row.byName(), row.byFingerprint()));
        }
    }

    private void overlap() {
        Overlap overlap = report.overlap();
        if (overlap.groups().size() < 2) {
            return;
        }
        line("");
        line("failures (test and fingerprint) that both groups provoke");
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
