package io.unflake.report.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.FrameFilter;
import io.unflake.model.Hit;
import io.unflake.model.Site;
import io.unflake.model.Span;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.codec.CodecException;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Margin;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import io.unflake.model.finding.Verdict;
import io.unflake.report.Examples;
import io.unflake.report.Golden;
import io.unflake.report.console.FindingsTable;
import io.unflake.report.console.Ink;
import io.unflake.report.console.Style;
import io.unflake.report.known.KnownComparison;
import io.unflake.report.known.KnownReport;
import io.unflake.report.known.KnownTable;
import io.unflake.report.known.KnownTest;
import io.unflake.report.text.Phrase;
import io.unflake.report.text.Phrases;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FindingsFileTest {

    @Test
    void the_file_reads_like_its_golden_file() {
        Golden.check(
                "json/findings.json",
                new FindingsConversion().convert(Examples.shop(), null).write());
    }

    @Test
    void a_written_file_reads_back_the_same() {
        FindingsFile file = new FindingsConversion().convert(everything(), known());

        FindingsFile read = FindingsFile.read(file.write());

        assertThat(read).isEqualTo(file);
        assertThat(read.write()).isEqualTo(file.write());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_file_that_was_read_back_renders_the_same_text(boolean verbose) {
        FindingsFile file = new FindingsConversion().convert(everything(), known());
        FindingsFile read = FindingsFile.read(file.write());
        Style style = new Style(100, Ink.PLAIN, verbose);

        assertThat(FindingsTable.render(read, style, Path.of("findings.json")))
                .isEqualTo(FindingsTable.render(file, style, Path.of("findings.json")))
                .contains("fails after shop.OldTest#adds")
                .contains("fails from 2099-03-05 on (unlikely in practice)");
        assertThat(KnownTable.render(read.known(), 100)).isEqualTo(KnownTable.render(file.known(), 100));
    }

    @Test
    void the_cause_names_the_port_that_is_in_use() {
        Site bind = Examples.site("port", "shop.Till", "go", 7, "java.net.ServerSocket.bind(int)");
        Treatment narrow =
                Treatment.of(Examples.perturbation("environment.port", Map.of()).at(List.of(Spot.all(bind))));
        Hit hit = new Hit(bind, null, 1, 1, List.of(), 0, 8080, null);
        Finding proven = Examples.proven(
                Examples.sip(),
                new Proof(narrow, List.of(hit), null, true, List.of(), List.of(), new Proof.Effort(1, 1)));

        FindingsFile file = new FindingsConversion().convert(Examples.of(List.of(proven)), null);

        assertThat(FindingsFile.read(file.write()).findings().get(0).cause())
                .extracting(Cause::port)
                .containsExactly(8080);
    }

    @Test
    void a_finding_has_a_summary_and_its_treatments() {
        FindingsFile file = new FindingsConversion().convert(Examples.of(List.of(Examples.sip())), null);

        FindingsFile.Found found = file.findings().get(0);
        assertThat(found.summary()).isEqualTo("Random.nextInt(int) at Sip.java:16 returns its largest value");
        assertThat(found.treatments()).containsExactly("random.extreme:value=max", "random.cycle");
        assertThat(found.role()).isNull();
    }

    @Test
    void the_summary_is_worded_with_the_given_phrases() {
        Phrases phrases = new Phrases(Map.of("random.extreme", Phrase.of((settings, sites) -> "own words")));

        FindingsFile file = new FindingsConversion(phrases).convert(Examples.of(List.of(Examples.sip())), null);

        assertThat(file.findings().get(0).summary()).isEqualTo("own words");
    }

    @Test
    void a_test_that_fails_after_a_polluter_is_a_victim() {
        assertThat(roleWith(Role.POLLUTER)).isEqualTo("victim");
    }

    @Test
    void a_test_that_fails_without_a_state_setter_is_brittle() {
        assertThat(roleWith(Role.STATE_SETTER)).isEqualTo("brittle");
    }

    @Test
    void a_wrong_version_is_named_with_the_expected_one() {
        assertThatThrownBy(() -> FindingsFile.read("{\"schema\": \"unflake/findings/9\"}"))
                .isInstanceOf(CodecException.class)
                .hasMessage("expected unflake/findings/1 but found unflake/findings/9");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"verdict\": \"flaky\"",
                "\"test\": \"shop.SipTest#port\"",
                "\"rates\": {\"treated\": \"5/5\", \"control\": \"0/5\"}",
                "\"type\": \"java.lang.AssertionError\"",
                "\"cost\":"
            })
    void a_file_with_a_missing_part_is_refused(String part) {
        String text = new FindingsConversion().convert(Examples.shop(), null).write();
        assertThat(text).contains(part);

        assertThatThrownBy(() -> FindingsFile.read(text.replace(part, "\"other\"" + part.substring(part.indexOf(':')))))
                .isInstanceOf(CodecException.class)
                .hasMessage("a part of the findings is missing or wrong");
    }

    @Test
    void the_locale_is_a_setting_among_the_causes() {
        Finding finding = Examples.finding(
                "shop.NamesTest#upper",
                Verdict.FLAKY,
                List.of(Examples.under("locale.change", Map.of())),
                Examples.failure("java.lang.AssertionError", "", "shop.Names", 8),
                List.of());

        FindingsFile file = new FindingsConversion().convert(Examples.of(List.of(finding)), null);

        assertThat(file.findings().get(0).cause()).containsExactly(Cause.ofSetting("locale", "tr-TR"));
    }

    @Test
    void hostile_and_huge_messages_are_escaped_and_cut() {
        Finding finding = Examples.finding(
                "shop.SipTest#evil\u001b[31m\n\ud800",
                Verdict.FLAKY,
                List.of(),
                Examples.failure("a.B", "\u001b[2J\n\"\\\u0000" + "x".repeat(5_000_000), "shop.Sip", 1),
                List.of());

        String text = new FindingsConversion()
                .convert(Examples.of(List.of(finding)), null)
                .write();

        assertThat(text).matches("[\\x20-\\x7e\\n]*").hasSizeLessThan(20_000);
        FindingsFile.Found found = FindingsFile.read(text).findings().get(0);
        assertThat(found.test()).isEqualTo("shop.SipTest#evil\u001b[31m\n\ud800");
        assertThat(found.failure().message())
                .startsWith("\u001b[2J\n\"\\\u0000xxx")
                .endsWith("more characters)");
    }

    private static KnownReport known() {
        return KnownComparison.compare(
                Examples.shop(),
                List.of(new KnownTest(TestId.parse("shop.SipTest#port"), "random", List.of())),
                FrameFilter.BY_NAME);
    }

    /** One finding of each kind. */
    private static Findings everything() {
        Finding licence = Examples.licence();
        Treatment date = licence.treatments().get(0);
        Treatment narrow = Treatment.of(date.perturbations()
                .get(0)
                .at(List.of(new Spot(Examples.DATE, List.of(new Span(2, 4), new Span(7, 7))))));
        Proof margin = new Proof(
                narrow,
                List.of(),
                new Margin("moment", "2099-03-05T00:00:00Z", "2099-03-04T00:00:00Z"),
                false,
                List.of(),
                List.of(),
                new Proof.Effort(9, 1.5));
        return Examples.of(
                List.of(Examples.suspect(), Examples.sip(), Examples.proven(licence, margin), ordered(Role.POLLUTER)));
    }

    private static String roleWith(Role role) {
        Findings findings = Examples.of(List.of(ordered(role)));
        return new FindingsConversion()
                .convert(findings, null)
                .findings()
                .get(0)
                .role();
    }

    private static Finding ordered(Role role) {
        Treatment order = Examples.under("order.reverse", Map.of());
        Finding finding = Examples.finding(
                "shop.CartTest#empty",
                Verdict.FLAKY,
                List.of(order),
                Examples.failure("java.lang.AssertionError", "", "shop.CartTest", 5),
                List.of());
        Before before = new Before(TestId.parse("shop.OldTest#adds"), role, "field shop.Cart.items");
        return Examples.proven(
                finding,
                Proof.ofOrder(
                        order, List.of(before), List.of(before.test(), finding.test()), new Proof.Effort(3, 0.5)));
    }
}
