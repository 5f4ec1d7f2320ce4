package io.unflake.report.html;

import java.util.List;

/**
 * A line of a plot.
 *
 * @param number selects colour and marker, or the dashes of a line that shows what is expected
 * @param expected whether the line shows what is expected instead of what was measured
 */
public record PlotLine(String name, int number, boolean expected, List<Point> points) {

    static final int COLOURS = 6;

    private static final int DASHES = 2;

    public PlotLine {
        points = List.copyOf(points);
    }

    /**
     * A point of a line.
     *
     * @param y a share from 0 to 1
     * @param low the lower end of its interval
     * @param high the upper end of its interval
     * @param text describes the point
     */
    public record Point(double x, double y, double low, double high, String text) {}

    /** The class of the style sheet for the line. */
    String lineStyle() {
        return expected ? "expected e" + number % DASHES : "line " + style();
    }

    /** The class of the style sheet for markers and intervals. */
    String style() {
        return "s" + number % COLOURS;
    }

    /** The marker at a place, which differs between lines for those who cannot tell the colours apart. */
    String marker(double x, double y) {
        double r = 3.6;
        return switch (number % 4) {
            case 0 -> path(x - r, y, "a", r, r, "0 1 0", 2 * r, "0 a", r, r, "0 1 0", -2 * r, "0z");
            case 1 -> path(x - r, y - r, "h", 2 * r, "v", 2 * r, "h", -2 * r, "z");
            case 2 -> path(x, y - r - 0.8, "l", r + 0.6, 2 * r + 0.4, "h", -2 * r - 1.2, "z");
            default -> path(x, y - r - 1, "l", r + 1, r + 1, "l", -r - 1, r + 1, "l", -r - 1, -r - 1, "z");
        };
    }

    private static String path(double x, double y, Object... rest) {
        StringBuilder path = new StringBuilder("M" + LinePlot.number(x) + " " + LinePlot.number(y));
        for (Object part : rest) {
            path.append(' ').append(part instanceof Double number ? LinePlot.number(number) : part);
        }
        return path.toString();
    }
}
