package io.unflake.report.known;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.unflake.model.FrameFilter;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Verdict;
import io.unflake.report.Examples;
import io.unflake.report.Golden;
import io.unflake.report.trace.StackTraceText;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KnownComparisonTest {

    private static final String SIP_TRACE = """
            java.lang.IndexOutOfBoundsException: Index 7 out of bounds
            \tat java.base/java.util.ArrayList.get(ArrayList.java:999)
            \tat shop.Sip.run(Sip.java:16)
            \tat org.apache.maven.surefire.Foo.run(Foo.java:1)
            """;
    private static final String OTHER_TRACE = "java.lang.Error\n\tat shop.Sip.run(Sip.java:17)\n";

    private final KnownReport report = KnownComparison.compare(
            findings(),
            List.of(
                    known("shop.SipTest#port", "TD", OTHER_TRACE + SIP_TRACE),
                    known("shop.LicenceTest#valid", "NOD", OTHER_TRACE),
                    known("shop.GoneTest#x", "ID", ""),
                    known("other.Test#x", "ID", ""),
                    known("shop.OldTest#adds", "ID", ""),
                    known("shop.LaterTest#opens", "ID", ""),
                    known("shop.NamesTest#each", "", "")),
            FrameFilter.BY_NAME);

    @Test
    void tests_are_found_missed_broken_skipped_absent_or_new() {
        assertThat(report.found())
                .extracting(KnownReport.Listed::test)
                .containsExactly("shop.SipTest#port", "shop.LicenceTest#valid", "shop.NamesTest#each");
        assertThat(report.missed()).extracting(KnownReport.Listed::test).containsExactly("shop.GoneTest#x");
        assertThat(report.broken()).extracting(KnownReport.Listed::test).containsExactly("shop.OldTest#adds");
        assertThat(report.skipped()).extracting(KnownReport.Listed::test).containsExactly("shop.LaterTest#opens");
        assertThat(report.fresh()).extracting(KnownReport.NewTest::test).containsExactly("shop.TillTest#fast");
        assertThat(report.absent()).extracting(KnownReport.Listed::test).containsExactly("other.Test#x");
    }

    @Test
    void a_failure_counts_as_recorded_if_any_recorded_one_is_the_same() {
        assertThat(report.found()).extracting(KnownReport.Listed::byFingerprint).containsExactly(true, false, null);
    }

    @Test
    void precision_and_recall_are_those_of_the_paper() {
        assertThat(report.precision()).isEqualTo(3.0 / 4, within(1e-9));
        assertThat(report.recall()).isEqualTo(3.0 / 4, within(1e-9));
        assertThat(report.recallByFingerprint()).isEqualTo(1.0 / 2, within(1e-9));
    }

    @Test
    void each_group_has_its_counts_and_the_last_row_has_all() {
        assertThat(report.groups())
                .containsExactly(
                        new GroupCounts("random", 1, 1, 1),
                        new GroupCounts("time", 1, 0, 0),
                        new GroupCounts("date", 1, 1, 0),
                        new GroupCounts("locale", 1, 1, 0),
                        new GroupCounts("sleep", 1, 0, 0),
                        new GroupCounts("combined", 1, 1, 1),
                        new GroupCounts("all", 4, 3, 1));
    }

    @Test
    void groups_overlap_if_they_provoke_the_same_failure() {
        Overlap overlap = report.overlap();

        assertThat(overlap.groups()).containsExactly("random", "time", "date", "locale", "sleep", "combined");
        assertThat(overlap.counts().get(1)).containsExactly(0L, 1L, 0L, 0L, 1L, 0L);
        assertThat(overlap.counts().get(3)).containsExactly(0L, 0L, 0L, 2L, 0L, 0L);
    }

    @Test
    void no_findings_and_no_known_tests_give_zero() {
        KnownReport empty = KnownComparison.compare(Examples.nothing(), List.of(), FrameFilter.BY_NAME);

        assertThat(empty.precision()).isZero();
        assertThat(empty.recall()).isZero();
        assertThat(KnownTable.render(empty, 80)).contains("precision 0.0 %");
    }

    @Test
    void the_table_reads_like_its_golden_file() {
        Golden.check("known/known.txt", KnownTable.render(report, 80));
    }

    @Test
    void the_json_reads_like_its_golden_file() {
        Golden.check("known/known.json", Codec.writeIndented(KnownJson.members(report)));
    }

    private static KnownTest known(String test, String category, String traces) {
        return new KnownTest(TestId.parse(test), category, StackTraceText.read(traces));
    }

    private static Findings findings() {
        return Examples.of(List.of(
                withTreatments(
                        Examples.sip(),
                        Examples.under("random.extreme", Map.of()),
                        Treatment.of(
                                Examples.perturbation("random.extreme", Map.of()),
                                Examples.perturbation("time.fast", Map.of()))),
                Examples.licence(),
                Examples.suspect(),
                finding("shop.TillTest#fast", "time.fast", "sleep.increase"),
                finding("shop.NamesTest#each[1]", "locale.change"),
                finding("shop.NamesTest#each[2]", "locale.change")));
    }

    private static Finding finding(String test, String... strategies) {
        return Examples.finding(
                test,
                Verdict.FLAKY,
                List.of(strategies).stream()
                        .map(strategy -> Examples.under(strategy, Map.of()))
                        .toList(),
                Examples.failure("java.lang.AssertionError", "", "shop.Till", 4),
                List.of());
    }

    private static Finding withTreatments(Finding finding, Treatment... treatments) {
        return Examples.finding(
                finding.test().toString(), finding.verdict(), List.of(treatments), finding.failure(), finding.cause());
    }
}
