package io.unflake.report.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class ScorePageTest {

    private String page;

    @BeforeEach
    void render() {
        page = ScorePage.render(Scores.of(Scores.good(), Scores.hostile()));
    }

    @Test
    void all_elements_are_closed_and_every_plot_is_there() throws Exception {
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(page.replace("<!DOCTYPE html>", ""))));

        assertThat(document.getElementsByTagName("figure").getLength()).isEqualTo(4);
        assertThat(document.getElementsByTagName("script").getLength()).isZero();
    }

    @Test
    void needs_nothing_but_itself() {
        assertThat(page).doesNotContain("http:", "https:", "src=", "@import", "url(");
    }

    @Test
    void names_are_escaped() {
        assertThat(page)
                .contains("command:&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;", "/suites/&lt;b&gt;")
                .doesNotContain("<script", "<b>");
    }

    @Test
    void the_expected_curves_are_beside_the_measured_lines_of_tests_that_fail_at_random() {
        assertThat(page).contains("expected, reruns: tr(1 - tr^5)", "class=\"expected e0\"", "class=\"line s1\"");
        assertThat(page.substring(page.indexOf("Order-dependent tests"))).doesNotContain("expected");
    }

    @Test
    void points_tell_their_counts() {
        assertThat(page).contains("unflake, tr 0.50: 90.0 % (60 to 98), 9 of 10", "unflake, k 5: 90.0 % (60 to 98)");
    }

    @Test
    void natural_mutants_and_all_values_are_tables() {
        assertThat(page).contains("Natural mutants", "100.0 % (72 to 100), 10 of 10", "<td>1 of 10</td>");
    }

    @Test
    void natural_order_dependent_mutants_are_no_part_of_the_plots_over_k() {
        String plots = page.substring(page.indexOf("Order-dependent tests"), page.indexOf("Natural mutants"));

        assertThat(plots).contains("SVD").doesNotContain("CSD");
        assertThat(page).contains("<td>OD CSD</td>");
    }

    @Test
    void false_alarms_are_listed_for_detectors_that_have_some() {
        assertThat(page).contains("False alarms", "<td>shop.CartTest#steady</td>\n<td>2</td>");
        assertThat(ScorePage.render(Scores.of(Scores.good()))).doesNotContain("False alarms");
    }
}
