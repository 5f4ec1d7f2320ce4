package io.unflake.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinePlotTest {

    private static final Pattern LABEL =
            Pattern.compile("<text x=\"([\\d.]+)\" y=\"([\\d.]+)\" text-anchor=\"(\\w+)\">([^<]*)</text>");
    private static final double WIDTH_OF_A_CHARACTER = 7.5;
    private static final double HEIGHT_OF_A_LINE = 14;

    private record Label(double left, double right, double y) {

        boolean overlaps(Label other) {
            return left < other.right && other.left < right && Math.abs(y - other.y) < HEIGHT_OF_A_LINE;
        }
    }

    private static String svg(boolean large, List<Double> ticks, PlotLine... lines) {
        Html html = new Html();
        new LinePlot("title", "k", ticks, large, List.of(lines)).write(html);
        return html.toString();
    }

    private static List<Label> labels(String svg) {
        return LABEL.matcher(svg)
                .results()
                .map(found -> {
                    double width = found.group(4).length() * WIDTH_OF_A_CHARACTER;
                    double x = Double.parseDouble(found.group(1));
                    double left = found.group(3).equals("end") ? x - width : x - width / 2;
                    return new Label(left, left + width, Double.parseDouble(found.group(2)));
                })
                .toList();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void no_label_overlaps_another_one_or_leaves_the_plot(boolean large) {
        int steps = large ? 10 : 5;
        List<Double> ticks =
                IntStream.rangeClosed(0, steps).mapToObj(i -> 1.0 * i / steps).toList();
        List<Label> labels = labels(svg(large, ticks));

        assertThat(labels).hasSize(ticks.size() + 5 + 1);
        for (Label label : labels) {
            assertThat(labels).noneMatch(other -> !other.equals(label) && other.overlaps(label));
            assertThat(label.left()).isNotNegative();
            assertThat(label.right()).isLessThanOrEqualTo(large ? 760 : 340);
        }
        assertThat(labels.stream()
                        .max(Comparator.comparingDouble(Label::y))
                        .orElseThrow()
                        .y())
                .isLessThan(large ? 380 : 230);
    }

    @Test
    void a_line_has_a_path_a_band_and_a_marker_for_each_point() {
        PlotLine line = new PlotLine(
                "one",
                1,
                false,
                List.of(new PlotLine.Point(0, 1, 0.5, 1, "all"), new PlotLine.Point(10, 0, 0, 0.5, "none")));

        String svg = svg(false, List.of(0.0, 10.0), line);

        assertThat(svg)
                .contains("class=\"line s1\" d=\"M46 12L326 188\"")
                .contains("class=\"band s1\" d=\"M46 12L326 100L326 188L46 100Z\"")
                .contains("<title>one, all</title>", "<title>one, none</title>");
    }

    @Test
    void an_expected_line_is_dashed_and_has_no_markers() {
        PlotLine line = new PlotLine(
                "one", 1, true, List.of(new PlotLine.Point(0, 0, 0, 0, ""), new PlotLine.Point(1, 1, 0, 0, "")));

        assertThat(svg(true, List.of(0.0, 1.0), line))
                .contains("class=\"expected e1\"")
                .doesNotContain("<title>");
    }

    @Test
    void a_single_value_on_the_axis_is_drawn_too() {
        PlotLine line = new PlotLine("one", 0, false, List.of(new PlotLine.Point(0, 0.5, 0, 1, "half")));

        assertThat(svg(false, List.of(0.0), line)).contains("M46 100").doesNotContain("NaN");
    }
}
