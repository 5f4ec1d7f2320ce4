package io.unflake.report.html;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A plot of shares over a number, as SVG.
 *
 * @param xLabel what the number is
 * @param ticks the labelled numbers; the first and the last are the ends of the axis
 * @param large whether it has the width of a page
 */
public record LinePlot(String title, String xLabel, List<Double> ticks, boolean large, List<PlotLine> lines) {

    private static final int LEFT = 46;
    private static final int RIGHT = 14;
    private static final int TOP = 12;
    private static final int BOTTOM = 42;
    private static final int TICK = 18;
    private static final List<Double> SHARES = List.of(0.0, 0.25, 0.5, 0.75, 1.0);

    public LinePlot {
        ticks = List.copyOf(ticks);
        lines = List.copyOf(lines);
    }

    /** Writes the plot with its title. */
    public void write(Html html) {
        html.open("figure", "class", large ? "large" : "small");
        html.element("figcaption", title);
        html.open("svg", "viewBox", "0 0 " + width() + " " + height(), "role", "img", "aria-label", title);
        grid(html);
        lines.stream().filter(line -> !line.expected()).forEach(line -> band(line, html));
        lines.forEach(line -> line(line, html));
        lines.stream().filter(line -> !line.expected()).forEach(line -> markers(line, html));
        html.close().close();
    }

    /** Writes the legend of some lines. */
    public static void legend(List<PlotLine> lines, Html html) {
        html.open("ul", "class", "legend");
        for (PlotLine line : lines) {
            html.open("li").open("svg", "viewBox", "0 0 34 14", "aria-hidden", "true");
            html.empty("path", "class", line.lineStyle(), "d", "M1 7H33");
            if (!line.expected()) {
                html.empty("path", "class", line.style(), "d", line.marker(17, 7));
            }
            html.close().element("span", line.name()).close();
        }
        html.close();
    }

    private void grid(Html html) {
        double right = width() - RIGHT;
        for (double share : SHARES) {
            String y = number(y(share));
            html.empty("path", "class", share == 0 ? "axis" : "grid", "d", "M" + LEFT + " " + y + "H" + number(right));
            String label = number(100 * share) + " %";
            html.element("text", label, "x", number(LEFT - 8), "y", number(y(share) + 4), "text-anchor", "end");
        }
        for (double tick : ticks) {
            String x = number(x(tick));
            html.empty("path", "class", "axis", "d", "M" + x + " " + number(y(0)) + "v4");
            html.element("text", number(tick), "x", x, "y", number(y(0) + TICK), "text-anchor", "middle");
        }
        double middle = (LEFT + right) / 2;
        html.element("text", xLabel, "x", number(middle), "y", number(height() - 6), "text-anchor", "middle");
    }

    private void band(PlotLine line, Html html) {
        List<PlotLine.Point> points = line.points();
        if (points.size() < 2) {
            return;
        }
        String upper = path(points, PlotLine.Point::high);
        List<PlotLine.Point> back = Stream.iterate(points.size() - 1, i -> i >= 0, i -> i - 1)
                .map(points::get)
                .toList();
        String lower = path(back, PlotLine.Point::low).replaceFirst("M", "L");
        html.empty("path", "class", "band " + line.style(), "d", upper + lower + "Z");
    }

    private void line(PlotLine line, Html html) {
        if (!line.points().isEmpty()) {
            html.empty("path", "class", line.lineStyle(), "d", path(line.points(), PlotLine.Point::y));
        }
    }

    private String path(List<PlotLine.Point> points, ToDoubleFunction<PlotLine.Point> share) {
        return points.stream()
                .map(point -> number(x(point.x())) + " " + number(y(share.applyAsDouble(point))))
                .collect(Collectors.joining("L", "M", ""));
    }

    private void markers(PlotLine line, Html html) {
        for (PlotLine.Point point : line.points()) {
            html.open("path", "class", line.style(), "d", line.marker(x(point.x()), y(point.y())));
            html.element("title", line.name() + ", " + point.text()).close();
        }
    }

    private double x(double number) {
        double first = ticks.get(0);
        double length = ticks.get(ticks.size() - 1) - first;
        double part = length == 0 ? 0 : (number - first) / length;
        return LEFT + part * (width() - LEFT - RIGHT);
    }

    private double y(double share) {
        return TOP + (1 - share) * (height() - TOP - BOTTOM);
    }

    private int width() {
        return large ? 760 : 340;
    }

    private int height() {
        return large ? 380 : 230;
    }

    /** A number with at most two decimals. */
    static String number(double number) {
        String text = String.format(Locale.ROOT, "%.2f", number);
        return text.replaceFirst("\\.?0+$", "");
    }
}
