package io.unflake.report.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Failure;
import io.unflake.model.Perturbation.TestOrder;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Margin;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Verdict;
import io.unflake.report.Examples;
import io.unflake.report.Golden;
import io.unflake.report.json.FindingsConversion;
import io.unflake.report.json.FindingsFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FindingsTableTest {

    private static final Path FILE = Path.of("/home/ann/shop/target/unflake/findings.json");

    @ParameterizedTest
    @ValueSource(ints = {80, 140})
    void the_table_reads_like_its_golden_file(int width) {
        Golden.check("console/table-" + width + ".txt", render(Examples.shop(), width, false));
    }

    @Test
    void verbose_shows_stack_sites_and_strategies() {
        Golden.check("console/table-verbose.txt", render(Examples.shop(), 80, true));
    }

    @Test
    void a_report_without_findings_is_short() {
        assertThat(render(Examples.nothing(), 80, false)).isEqualTo("""
                        1 test, one plain run 0.0 s; 2 runs in 0.4 s (0.0 x)

                        0 flaky, 0 suspect, 0 broken
                        next:    nothing to do
                        details: /home/ann/shop/target/unflake/findings.json
                        """);
    }

    @Test
    void what_was_left_out_is_said_with_the_command_that_goes_on() {
        FindingsFile file =
                file(Examples.unfinished(List.of())).resumedBy("cd /home/ann/shop && /opt/unflake --resume");

        assertThat(FindingsTable.render(file, new Style(80, Ink.PLAIN, false), FILE))
                .endsWith("""

                        0 flaky, 0 suspect, 1 broken
                        not done: 12 strategies were not tried on 40 tests
                        next:    fix the broken tests, then run detect again
                        details: /home/ann/shop/target/unflake/findings.json
                        go on:   cd /home/ann/shop && /opt/unflake --resume
                        """);
    }

    @Test
    void there_is_something_to_do_if_something_was_left_out() {
        Findings nothing = Examples.nothing().leavingOut("2 strategies were not tried on 3 tests");

        assertThat(FindingsTable.render(
                        file(nothing).resumedBy("unflake detect --resume"), new Style(80, Ink.PLAIN, false), FILE))
                .doesNotContain("next:")
                .endsWith("go on:   unflake detect --resume\n");
    }

    @Test
    void a_finding_that_was_not_pursued_says_so_instead_of_naming_sites() {
        String table = render(
                Examples.of(List.of(Examples.seen(Examples.licence()), Examples.unproven(Examples.sip()))), 80, false);

        assertThat(table).contains("""
                        FLAKY    random  shop.SipTest#port
                                 a draw returns its largest value; cause not searched (out of time)
                        """).contains("""
                        SUSPECT  date    shop.LicenceTest#valid
                                 seen once under date.moment, not confirmed (out of time)
                        """);
    }

    @Test
    void a_test_that_fails_in_plain_order_is_not_said_to_pass_in_plain_runs() {
        Treatment plainOrder = new Treatment(List.of(new TestOrder("order.directed", Map.of("run", "0"))));
        Treatment otherOrder = new Treatment(List.of(new TestOrder("order.directed", Map.of("run", "1"))));

        assertThat(render(Examples.of(List.of(order(plainOrder))), 80, false))
                .contains("5/5 in plain order, 0/5 otherwise")
                .doesNotContain("0/5 plain");
        assertThat(render(Examples.of(List.of(order(otherOrder))), 80, false)).contains("5/5 treated, 0/5 plain");
    }

    private static Finding order(Treatment treatment) {
        return Examples.finding(
                "shop.CartTest#isEmpty",
                Verdict.FLAKY,
                List.of(treatment),
                new Failure("java.lang.AssertionError", "not empty", List.of()),
                List.of());
    }

    @Test
    void what_is_unlikely_in_practice_comes_last() {
        Finding date = Examples.licence();
        Finding unlikely = Examples.proven(
                date,
                new Proof(
                        date.treatments().get(0),
                        List.of(),
                        new Margin("moment", "2099-03-05T00:00:00Z", "2099-03-04T00:00:00Z"),
                        false,
                        List.of(),
                        List.of(),
                        new Proof.Effort(9, 1.5)));

        assertThat(render(Examples.of(List.of(unlikely, Examples.sip())), 80, false))
                .containsSubsequence("shop.SipTest#port", "shop.LicenceTest#valid", "(unlikely in practice)");
    }

    @Test
    void hundreds_of_tests_with_one_cause_become_one_block() {
        String table = render(Examples.of(many(300)), 80, false);

        assertThat(table)
                .contains("locale  shop.NamesTest#case000\n")
                .containsPattern("""
                         {9}the same cause: 299 more tests
                         {11}shop.NamesTest#case001  replay [0-9a-f]{6}
                        """)
                .containsPattern("""
                         {11}shop.NamesTest#case005  replay [0-9a-f]{6}
                         {11}294 more: -v shows all
                        """)
                .contains("by category: locale 300, random 1")
                .contains("301 flaky");
        assertThat(table.lines()).hasSizeLessThan(40);
    }

    @Test
    void two_failures_of_one_test_with_one_cause_become_one_block() {
        Finding other = Examples.finding(
                "shop.SipTest#port",
                Verdict.FLAKY,
                Examples.sip().treatments(),
                Examples.failure("java.lang.IllegalStateException", "", "shop.Sip", 20),
                List.of(Examples.DRAW));

        assertThat(render(Examples.of(List.of(Examples.sip(), other)), 80, false))
                .contains("the same cause: 1 more failure\n")
                .contains("1 flaky, 0 suspect, 1 broken (2 different failures)");
    }

    @Test
    void invocations_of_one_test_with_one_cause_become_one_block() {
        Finding first = Examples.finding(
                "shop.DiceTest#rolls[1]",
                Verdict.FLAKY,
                List.of(Examples.under("random.cycle", Map.of())),
                Examples.failure("java.lang.AssertionError", "", "shop.Dice", 8),
                List.of());
        Finding second = Examples.finding(
                "shop.DiceTest#rolls[2]", Verdict.FLAKY, first.treatments(), first.failure(), List.of());

        assertThat(render(Examples.of(List.of(second, first)), 80, false))
                .contains("random  shop.DiceTest#rolls[1]\n")
                .contains("the same cause: 1 more test\n           shop.DiceTest#rolls[2]  replay ");
    }

    @Test
    void verbose_names_each_of_hundreds() {
        String table = render(Examples.of(many(300)), 80, true);

        assertThat(table).contains("shop.NamesTest#case299").doesNotContain("more:");
    }

    @Test
    void only_commands_and_names_are_wider_than_the_terminal() {
        assertThat(render(Examples.shop(), 80, false).lines())
                .filteredOn(line -> !line.contains("DeliveryPlannerIntegrationTest#")
                        && !line.contains("/opt/unflake")
                        && !line.startsWith("details:"))
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }

    @Test
    void hostile_texts_do_not_reach_the_terminal() {
        Failure failure = Examples.failure(
                "a.B\u001b[2J", "\u001b]0;title\u0007first\u202e\nsecond" + "x".repeat(5_000_000), "shop.Sip", 1);
        Finding finding = Examples.finding(
                "shop.SipTest#evil\r\u001b[31m\nFLAKY  other",
                Verdict.FLAKY,
                List.of(Examples.under("random.extreme", Map.of())),
                failure,
                List.of());

        String table = render(Examples.of(List.of(finding)), 80, false);

        assertThat(table).doesNotContain("\u001b", "\u0007", "\r", "\u202e").hasSizeLessThan(2000);
        assertThat(table).contains("shop.SipTest#evil\\r\\u001b[31m\\nFLAKY  other");
    }

    @Test
    void colours_are_used_only_if_wanted() {
        String coloured = FindingsTable.render(file(Examples.shop()), new Style(80, Ink.COLOURED, false), FILE);

        assertThat(coloured).contains("\u001b[1;31mFLAKY");
        assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(render(Examples.shop(), 80, false));
    }

    private static List<Finding> many(int count) {
        List<Finding> findings = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            findings.add(Examples.finding(
                    String.format("shop.NamesTest#case%03d", i),
                    Verdict.FLAKY,
                    List.of(Examples.under("locale.change", Map.of())),
                    Examples.failure("java.lang.IllegalStateException", "no getter for id", "shop.Names", 8),
                    List.of(Examples.site("locale", "shop.Names", "getter", 8, "java.lang.String.toUpperCase()"))));
        }
        findings.add(Examples.sip());
        return findings;
    }

    private static String render(Findings findings, int width, boolean verbose) {
        return FindingsTable.render(file(findings), new Style(width, Ink.PLAIN, verbose), FILE);
    }

    private static FindingsFile file(Findings findings) {
        return new FindingsConversion().convert(findings, null);
    }
}
