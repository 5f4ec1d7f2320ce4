package io.unflake.report.score;

import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.DetectorScore.MutantScore;
import io.unflake.model.score.Proportion;
import io.unflake.model.score.Score;
import io.unflake.report.text.Printable;
import io.unflake.report.text.Seconds;
import io.unflake.report.text.ShortNames;
import io.unflake.report.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;

/** Renders a score for the terminal. */
public final class ScoreTable {

    private static final int NAME = 16;
    private static final int GROUP = 13;
    private static final int COLUMN = 6;
    private static final int SHOWN = 10;

    private final Score score;
    private final int width;
    private final boolean verbose;
    private final StringBuilder out = new StringBuilder();

    private ScoreTable(Score score, int width, boolean verbose) {
        this.score = score;
        this.width = width;
        this.verbose = verbose;
    }

    /**
     * Renders.
     *
     * @param verbose whether to list all false alarms, and the mutants that were never detected
     */
    public static String render(Score score, int width, boolean verbose) {
        ScoreTable table = new ScoreTable(score, width, verbose);
        table.head();
        table.summary();
        table.shares(PlotAxis.TR, "detected share in % over tr, the probability of failure");
        table.shares(PlotAxis.K, "detected share in % over k, the number of cleaners");
        table.shares(PlotAxis.NONE, "detected share in % of natural mutants");
        table.falseAlarms();
        if (verbose) {
            table.missed();
        }
        return table.out.toString();
    }

    private void head() {
        int tests = score.suites().stream().mapToInt(Score.ScoredSuite::tests).sum();
        int mutants =
                score.suites().stream().mapToInt(Score.ScoredSuite::mutants).sum();
        int leftOut =
                score.suites().stream().mapToInt(Score.ScoredSuite::leftOut).sum();
        double plain = score.suites().stream()
                .mapToDouble(Score.ScoredSuite::plainSeconds)
                .sum();
        line(Words.count(score.suites().size(), "suite") + ", " + Words.count(tests, "test") + ", "
                + Words.count(mutants, "mutant") + NotMeasured.mutants(leftOut) + "; one plain run "
                + Seconds.measured(plain));
    }

    private void summary() {
        line("");
        line(cell("detector", NAME) + "  recall                   precision  unmutated     cost");
        for (DetectorScore detector : score.detectors()) {
            line(cell(detector.name(), NAME)
                    + String.format(
                            Locale.ROOT,
                            "  %-23s  %-9s  %-12s  %.1f plain runs",
                            Percent.withInterval(detector.recall()),
                            Percent.of(detector.precision()),
                            detector.unmutated().count() + " of "
                                    + detector.unmutated().of(),
                            detector.cost().plainRuns()));
        }
        NotMeasured.results(score).forEach(each -> line(Printable.line(each)));
    }

    private void shares(PlotAxis axis, String title) {
        List<MutantGroup> groups = axis.groups(score);
        if (groups.isEmpty()) {
            return;
        }
        List<Double> columns = fitting(List.copyOf(axis.values(score)));
        line("");
        line(title);
        line(cell("", GROUP + NAME + 2)
                + String.join(
                        "", columns.stream().map(value -> head(axis, value)).toList()));
        for (MutantGroup group : groups) {
            String label = group.type() + " " + group.operator();
            for (DetectorScore detector : score.detectors()) {
                SortedMap<Double, Proportion> shares = axis.shares(detector, group::contains);
                line(cell(label, GROUP) + "  " + cell(detector.name(), NAME)
                        + String.join(
                                "",
                                columns.stream()
                                        .map(column -> share(shares.get(column)))
                                        .toList()));
                label = "";
            }
        }
    }

    private static String head(PlotAxis axis, double value) {
        String text = switch (axis) {
            case TR -> String.format(Locale.ROOT, "%.2f", value).replaceFirst("0$", "");
            case K -> String.format(Locale.ROOT, "%.0f", value);
            case NONE -> "all";
        };
        return right(text);
    }

    private static String share(Proportion rate) {
        return right(rate == null ? "-" : String.format(Locale.ROOT, "%.0f", 100 * rate.share()));
    }

    private static String right(String text) {
        return String.format("%" + COLUMN + "s", text);
    }

    /** As many columns as the terminal has room for, evenly chosen; the first and the last are always there. */
    private List<Double> fitting(List<Double> values) {
        int room = Math.max(2, (width - GROUP - NAME - 2) / COLUMN);
        if (values.size() <= room) {
            return values;
        }
        List<Double> chosen = new ArrayList<>();
        for (int i = 0; i < room; i++) {
            chosen.add(values.get(i * (values.size() - 1) / (room - 1)));
        }
        return chosen;
    }

    private void falseAlarms() {
        for (DetectorScore detector : score.detectors()) {
            List<DetectorScore.FalseAlarm> alarms = detector.falseAlarms();
            if (alarms.isEmpty()) {
                continue;
            }
            line("");
            line(Printable.oneLine("false alarms of " + detector.name(), width));
            int shown = verbose ? alarms.size() : Math.min(SHOWN, alarms.size());
            alarms.subList(0, shown)
                    .forEach(alarm ->
                            line("  " + ShortNames.test(alarm.test(), width - NAME) + "  " + alarm.times() + " x"));
            if (shown < alarms.size()) {
                line("  " + (alarms.size() - shown) + " more: -v shows all");
            }
        }
    }

    private void missed() {
        for (DetectorScore detector : score.detectors()) {
            List<MutantScore> missed = detector.mutants().stream()
                    .filter(mutant -> mutant.detected().count() == 0)
                    .toList();
            line("");
            line(Printable.oneLine("never detected by " + detector.name() + ": " + missed.size(), width));
            missed.forEach(mutant -> line("  " + Printable.oneLine(mutant.id() + " in " + mutant.suite(), width - 2)));
        }
    }

    private static String cell(String text, int columns) {
        String fitting = Printable.fit(Printable.line(text), columns);
        return fitting + " ".repeat(Math.max(0, columns - Printable.columns(fitting)));
    }

    private void line(String text) {
        out.append(text.stripTrailing()).append('\n');
    }
}
