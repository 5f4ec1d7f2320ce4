package io.unflake.report.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.codec.CodecException;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Verdict;
import io.unflake.report.Examples;
import io.unflake.report.Golden;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FindingsFileTest {

    @Test
    void the_file_reads_like_its_golden_file() {
        Golden.check(
                "json/findings.json",
                FindingsConversion.convert(Examples.shop(), null).write());
    }

    @Test
    void what_was_written_is_read() {
        FindingsFile file = FindingsConversion.convert(Examples.shop(), Map.of("listed", 3L));

        assertThat(FindingsFile.read(file.write())).isEqualTo(file);
    }

    @Test
    void another_version_is_named_together_with_ours() {
        assertThatThrownBy(() -> FindingsFile.read("{\"schema\": \"unflake/findings/9\"}"))
                .isInstanceOf(CodecException.class)
                .hasMessage("expected unflake/findings/1 but found unflake/findings/9");
    }

    @Test
    void the_locale_is_a_setting_among_the_causes() {
        Finding finding = Examples.finding(
                "shop.NamesTest#upper",
                Verdict.FLAKY,
                List.of(Examples.under("locale.change", Map.of())),
                Examples.failure("java.lang.AssertionError", "", "shop.Names", 8),
                List.of());

        FindingsFile file = FindingsConversion.convert(Examples.of(List.of(finding)), null);

        assertThat(file.findings().get(0).cause()).containsExactly(FindingsFile.Cause.ofSetting("locale", "tr-TR"));
    }

    @Test
    void hostile_and_huge_messages_stay_harmless() {
        Finding finding = Examples.finding(
                "shop.SipTest#evil\u001b[31m\n\ud800",
                Verdict.FLAKY,
                List.of(),
                Examples.failure("a.B", "\u001b[2J\n\"\\\u0000" + "x".repeat(5_000_000), "shop.Sip", 1),
                List.of());

        String text =
                FindingsConversion.convert(Examples.of(List.of(finding)), null).write();

        assertThat(text).matches("[\\x20-\\x7e\\n]*").hasSizeLessThan(20_000);
        FindingsFile.Found found = FindingsFile.read(text).findings().get(0);
        assertThat(found.test()).isEqualTo("shop.SipTest#evil\u001b[31m\n\ud800");
        assertThat(found.failure().message())
                .startsWith("\u001b[2J\n\"\\\u0000xxx")
                .endsWith("more characters)");
    }
}
