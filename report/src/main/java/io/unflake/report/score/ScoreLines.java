package io.unflake.report.score;

import io.unflake.model.score.Curve;
import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.Proportion;
import io.unflake.model.score.Score;
import io.unflake.model.score.ScorePoint;
import io.unflake.report.html.PlotLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The lines of the plots of a score: one for each detector, and one for each expected curve. */
final class ScoreLines {

    private static final int LARGE_STEPS = 10;
    private static final int SMALL_STEPS = 5;

    private final Score score;

    ScoreLines(Score score) {
        this.score = score;
    }

    /**
     * The lines of some mutants.
     *
     * @param expected whether to add the expected curves
     */
    List<PlotLine> of(PlotAxis axis, boolean expected, Predicate<ScorePoint> chosen) {
        List<PlotLine> lines = new ArrayList<>();
        if (expected) {
            lines.addAll(curves());
        }
        for (int i = 0; i < score.detectors().size(); i++) {
            DetectorScore detector = score.detectors().get(i);
            List<PlotLine.Point> points = axis.shares(detector, chosen).entrySet().stream()
                    .map(each -> point(axis, each.getKey(), each.getValue()))
                    .toList();
            lines.add(new PlotLine(detector.name(), i, false, points));
        }
        return lines;
    }

    /** All detectors, and the expected curves if they are drawn. */
    List<PlotLine> legend(boolean expected) {
        List<PlotLine> lines = new ArrayList<>(of(PlotAxis.NONE, false, point -> false));
        if (expected) {
            lines.addAll(curves());
        }
        return lines;
    }

    private List<PlotLine> curves() {
        return IntStream.range(0, score.curves().size())
                .mapToObj(i -> curve(score.curves().get(i), i))
                .toList();
    }

    private static PlotLine curve(Curve curve, int number) {
        return new PlotLine(
                "expected, " + curve.name() + ": " + curve.formula(),
                number,
                true,
                curve.points().stream()
                        .map(point -> new PlotLine.Point(point.tr(), point.share(), 0, 0, ""))
                        .toList());
    }

    private static PlotLine.Point point(PlotAxis axis, double value, Proportion rate) {
        String text = String.format(
                Locale.ROOT,
                axis == PlotAxis.TR ? "%s %.2f: %s, %d of %d" : "%s %.0f: %s, %d of %d",
                axis.label(),
                value,
                Percent.withInterval(rate),
                rate.count(),
                rate.of());
        return new PlotLine.Point(value, rate.share(), rate.low(), rate.high(), text);
    }

    /** Round numbers from 0 to 1, or to the largest number that was measured. */
    List<Double> ticks(PlotAxis axis, boolean large) {
        int steps = large ? LARGE_STEPS : SMALL_STEPS;
        double last = axis == PlotAxis.TR || axis.values(score).isEmpty()
                ? 1
                : axis.values(score).last();
        double step = axis == PlotAxis.TR ? 1.0 / steps : Math.max(1, Math.ceil(last / steps));
        int count = (int) Math.max(1, Math.ceil(last / step - 1e-9));
        return IntStream.rangeClosed(0, count).mapToObj(i -> i * step).toList();
    }
}
