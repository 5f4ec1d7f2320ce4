package io.unflake.sanitise.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.sanitise.run.History.Line;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryTest {

    private static final String TEST = "a.B#c";
    private static final String HOSTILE = "a.B#c\td\\n\n\"|`<script>";

    @TempDir
    private Path folder;

    private History history(int pid) {
        return new History(file(), new JvmId(pid, 1));
    }

    private Path file() {
        return folder.resolve("out/history.tsv");
    }

    private List<Line> add(int pid, SanitiseResult... results) throws IOException {
        List<Line> all = new ArrayList<>();
        history(pid).add(List.of(results), 42, all::addAll);
        return all;
    }

    private static SanitiseResult result(String test, SanitiseOutcome outcome) {
        return SanitiseResult.of(test, outcome, "because of\t" + test);
    }

    @Test
    void remembers_the_previous_outcome() throws IOException {
        add(1, result(TEST, SanitiseOutcome.PASSED));

        List<Line> second = add(2, result(TEST, SanitiseOutcome.SANITISED));

        assertThat(second).singleElement().satisfies(line -> {
            assertThat(line.before()).isEqualTo(SanitiseOutcome.PASSED);
            assertThat(line.hasChanged()).isTrue();
        });
    }

    @Test
    void writing_twice_is_not_a_second_run() throws IOException {
        add(1, result(TEST, SanitiseOutcome.PASSED));
        add(2, result(TEST, SanitiseOutcome.SANITISED));

        assertThat(add(2, result(TEST, SanitiseOutcome.SANITISED)))
                .singleElement()
                .satisfies(line -> assertThat(line.before()).isEqualTo(SanitiseOutcome.PASSED));
    }

    @Test
    void keeps_lines_of_other_jvms() throws IOException {
        add(1, result(TEST, SanitiseOutcome.PASSED));

        assertThat(add(2, result("a.B#d", SanitiseOutcome.FAILED))).hasSize(2);
    }

    @Test
    void threads_of_one_jvm_can_access_it_concurrently() throws Exception {
        History history = history(1);
        ExecutorService reader = Executors.newSingleThreadExecutor();
        try {
            List<Future<Collection<Line>>> read = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                read.add(reader.submit(history::lines));
                history.add(List.of(result(TEST, SanitiseOutcome.PASSED)), i, lines -> {});
            }

            for (Future<Collection<Line>> each : read) {
                assertThat(each.get()).hasSizeLessThanOrEqualTo(1);
            }
        } finally {
            reader.shutdown();
        }
    }

    @Test
    void any_test_name_survives_a_round_trip() throws IOException {
        SanitiseResult result = result(HOSTILE, SanitiseOutcome.SANITISED);
        add(1, result);

        assertThat(add(2)).extracting(Line::result).containsExactly(result);
    }

    @Test
    void ignores_malformed_lines() throws IOException {
        Files.createDirectories(file().getParent());
        Files.writeString(file(), "garbage\na.B#d\tPASSED\t\tnobody\t42\n\tPASSED\ta\tb\tc\td\te\tf\tg\th\ti\n");

        assertThat(add(1, result(TEST, SanitiseOutcome.PASSED))).hasSize(1);
    }

    @Test
    void reports_escape_names_and_notes() throws IOException {
        SanitiseReport report =
                new SanitiseReport(add(1, result(HOSTILE, SanitiseOutcome.QUARANTINED)), List.of("note <b>"));

        assertThat(report.markdown())
                .contains("a.B\\#c d\\\\n \"\\|\\`\\<script\\>")
                .contains("note \\<b\\>");
        assertThat(report.json()).contains("a.B#c\\u0009d\\\\n\\u000a\\\"|`<script>");
        assertThat(report.summary("there")).startsWith("[unflake] 0 of 1 tests sanitised, 1 in quarantine");
    }

    @Test
    void summary_is_empty_if_all_tests_passed() throws IOException {
        SanitiseReport report = new SanitiseReport(add(1, result(TEST, SanitiseOutcome.PASSED)), List.of());

        assertThat(report.summary("there")).isEmpty();
        assertThat(report.json())
                .contains("\"schema\": \"unflake/sanitised/1\"")
                .contains("\"sanitised\": []");
    }
}
