package io.unflake.report.score;

import io.unflake.model.labels.Mutant;
import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.Proportion;
import io.unflake.model.score.Score;
import io.unflake.model.score.ScorePoint;
import io.unflake.report.html.Html;
import io.unflake.report.html.HtmlPage;
import io.unflake.report.html.LinePlot;
import io.unflake.report.text.Seconds;
import io.unflake.report.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Renders a score as a page: a summary, the detected share of each operator as plots, and all values as a table. */
public final class ScorePage {

    private static final String TITLE = "Detector scores";

    private final Score score;
    private final ScoreLines lines;
    private final Html html;

    private ScorePage(Score score, Html html) {
        this.score = score;
        this.lines = new ScoreLines(score);
        this.html = html;
    }

    public static String render(Score score) {
        return HtmlPage.of(TITLE, html -> new ScorePage(score, html).write());
    }

    private void write() {
        html.element("h1", TITLE);
        html.element("p", setup(), "class", "soft");
        suites();
        summary();
        plots(
                PlotAxis.TR,
                Mutant.NOD,
                "Tests that fail at random (NOD)",
                "tr is the probability that a test fails. Dashed lines: what repeating tests is expected to find.");
        plots(
                PlotAxis.TR,
                Mutant.ID,
                "Implementation-dependent tests (ID)",
                "tr is the probability that the wrong assumption is reached at all.");
        plots(
                PlotAxis.K,
                Mutant.OD,
                "Order-dependent tests (OD)",
                "k is the number of cleaners or state-unsetters, which hide the dependency in most orders.");
        natural();
        new FalseAlarmSection(score, html).write();
        values();
    }

    private String setup() {
        return score.setup().reruns() + " reruns, rounds or orders; "
                + score.setup().seeds() + " seeds for random orders. Shaded areas are 95 % confidence intervals.";
    }

    private void suites() {
        for (Score.ScoredSuite suite : score.suites()) {
            html.element(
                    "p",
                    suite.folder() + ": " + Words.count(suite.tests(), "test") + ", "
                            + Words.count(suite.mutants(), "mutant") + NotMeasured.mutants(suite.leftOut())
                            + ", one plain run "
                            + Seconds.measured(suite.plainSeconds()),
                    "class",
                    "soft");
        }
    }

    private void summary() {
        html.element("h2", "Summary");
        html.open("div", "class", "wide").open("table").open("tr");
        Stream.of("detector", "recall", "95 % interval", "precision", "unmutated tests reported", "plain runs", "time")
                .forEach(head -> html.element("th", head));
        html.close();
        for (DetectorScore detector : score.detectors()) {
            Proportion recall = detector.recall();
            html.open("tr").element("td", detector.name());
            cells(
                    Percent.of(recall),
                    String.format(Locale.ROOT, "%.1f to %.1f %%", 100 * recall.low(), 100 * recall.high()),
                    Percent.of(detector.precision()),
                    detector.unmutated().count() + " of " + detector.unmutated().of(),
                    String.format(Locale.ROOT, "%.1f", detector.cost().plainRuns()),
                    Seconds.measured(detector.cost().seconds()));
            html.close();
        }
        html.close().close();
        NotMeasured.results(score).forEach(each -> html.element("p", each, "class", "soft"));
    }

    private void cells(String... texts) {
        Stream.of(texts).forEach(text -> html.element("td", text));
    }

    private void plots(PlotAxis axis, String type, String title, String text) {
        List<MutantGroup> groups = axis.groups(score).stream()
                .filter(group -> group.type().equals(type))
                .toList();
        if (groups.isEmpty()) {
            return;
        }
        boolean expected = type.equals(Mutant.NOD);
        html.element("h2", title).element("p", text, "class", "soft");
        LinePlot.legend(lines.legend(expected), html);
        plot(
                axis,
                "All operators: detected share over " + axis.label(),
                true,
                expected,
                point -> point.type().equals(type));
        html.open("div", "class", "plots");
        groups.forEach(group -> plot(axis, group.operator(), false, expected, group::contains));
        html.close();
    }

    private void plot(PlotAxis axis, String title, boolean large, boolean expected, Predicate<ScorePoint> chosen) {
        new LinePlot(title, axis.label(), lines.ticks(axis, large), large, lines.of(axis, expected, chosen))
                .write(html);
    }

    private void natural() {
        List<MutantGroup> groups = PlotAxis.NONE.groups(score);
        if (groups.isEmpty()) {
            return;
        }
        html.element("h2", "Natural mutants");
        html.element(
                "p",
                "The flaw is always there, but the test passes in nearly all plain runs. Order-dependent tests have the"
                        + " cleaners that the suite was made with.",
                "class",
                "soft");
        html.open("div", "class", "wide").open("table").open("tr").element("th", "operator");
        score.detectors().forEach(detector -> html.element("th", detector.name()));
        html.close();
        for (MutantGroup group : groups) {
            html.open("tr").element("td", group.type() + " " + group.operator());
            score.detectors().stream()
                    .map(detector -> PlotAxis.NONE.shares(detector, group::contains).values().stream()
                            .reduce(Proportion.of(0, 0), Proportion::plus))
                    .forEach(rate -> html.element("td", counted(rate)));
            html.close();
        }
        html.close().close();
    }

    private static String counted(Proportion rate) {
        return rate.of() == 0 ? "-" : Percent.withInterval(rate) + ", " + rate.count() + " of " + rate.of();
    }

    private void values() {
        html.open("details").element("summary", "All values");
        html.open("div", "class", "wide").open("table").open("tr");
        Stream.of("detector", "type", "operator", "form", "tr", "k", "detected", "share", "95 % interval")
                .forEach(head -> html.element("th", head));
        html.close();
        for (DetectorScore detector : score.detectors()) {
            detector.points().forEach(point -> value(detector, point));
        }
        html.close().close().close();
    }

    private void value(DetectorScore detector, ScorePoint point) {
        Proportion rate = point.detected();
        html.open("tr").element("td", detector.name());
        cells(
                point.type(),
                point.operator(),
                point.form(),
                point.tr() == null ? "" : point.tr().toString(),
                point.k() == null ? "" : point.k().toString(),
                rate.count() + " of " + rate.of(),
                Percent.of(rate),
                Stream.of(rate.low(), rate.high())
                        .map(end -> String.format(Locale.ROOT, "%.1f", 100 * end))
                        .collect(Collectors.joining(" to ", "", " %")));
        html.close();
    }
}
