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

    private static final String HOSTILE = "a.B#c\td\\n\n\"|`<script>";

    @TempDir
    private Path folder;

    private List<Line> add(int pid, Result... results) throws IOException {
        List<Line> all = new ArrayList<>();
        new History(folder.resolve("out/history.tsv"), new Jvm(pid, 1)).add(List.of(results), 42, all::addAll);
        return all;
    }

    private static Result result(String test, Outcome outcome) {
        return Result.of(test, outcome, "because of\t" + test);
    }

    @Test
    void rememberHowTestsEndedBefore() throws IOException {
        add(1, result("a.B#c", Outcome.PASSED));

        List<Line> second = add(2, result("a.B#c", Outcome.SANITISED));

        assertThat(second).singleElement().satisfies(line -> {
            assertThat(line.before()).isEqualTo(Outcome.PASSED);
            assertThat(line.isMoved()).isTrue();
        });
    }

    @Test
    void aJvmThatWritesTwiceIsNoSecondRun() throws IOException {
        add(1, result("a.B#c", Outcome.PASSED));
        add(2, result("a.B#c", Outcome.SANITISED));

        assertThat(add(2, result("a.B#c", Outcome.SANITISED)))
                .singleElement()
                .satisfies(line -> assertThat(line.before()).isEqualTo(Outcome.PASSED));
    }

    @Test
    void keepsWhatOtherJvmsHaveRun() throws IOException {
        add(1, result("a.B#c", Outcome.PASSED));

        assertThat(add(2, result("a.B#d", Outcome.FAILED))).hasSize(2);
    }

    @Test
    void threadsOfOneJvmDoNotGetInEachOthersWay() throws Exception {
        History history = new History(folder.resolve("out/history.tsv"), new Jvm(1, 1));
        ExecutorService reader = Executors.newSingleThreadExecutor();
        try {
            List<Future<Collection<Line>>> read = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                read.add(reader.submit(history::lines));
                history.add(List.of(result("a.B#c", Outcome.PASSED)), i, lines -> {});
            }

            for (Future<Collection<Line>> each : read) {
                assertThat(each.get()).hasSizeLessThanOrEqualTo(1);
            }
        } finally {
            reader.shutdown();
        }
    }

    @Test
    void anyNameSurvives() throws IOException {
        Result result = result(HOSTILE, Outcome.SANITISED);
        add(1, result);

        assertThat(add(2)).extracting(Line::result).containsExactly(result);
    }

    @Test
    void whatIsNotOursIsIgnored() throws IOException {
        Files.createDirectories(folder.resolve("out"));
        Files.writeString(
                folder.resolve("out/history.tsv"),
                "garbage\na.B#d\tPASSED\t\tnobody\t42\n\tPASSED\ta\tb\tc\td\te\tf\tg\th\ti\n");

        assertThat(add(1, result("a.B#c", Outcome.PASSED))).hasSize(1);
    }

    @Test
    void reportsEscapeWhatTheyShow() throws IOException {
        Report report = new Report(add(1, result(HOSTILE, Outcome.QUARANTINED)), List.of("note <b>"));

        assertThat(report.markdown())
                .contains("a.B\\#c d\\\\n \"\\|\\`\\<script\\>")
                .contains("note \\<b\\>");
        assertThat(report.json()).contains("a.B#c\\u0009d\\\\n\\u000a\\\"|`<script>");
        assertThat(report.summary("there")).startsWith("[unflake] 0 of 1 tests sanitised, 1 in quarantine");
    }

    @Test
    void thereIsNothingToSayWhereNothingHappened() throws IOException {
        Report report = new Report(add(1, result("a.B#c", Outcome.PASSED)), List.of());

        assertThat(report.summary("there")).isEmpty();
        assertThat(report.json())
                .contains("\"schema\": \"unflake/sanitised/1\"")
                .contains("\"sanitised\": []");
    }
}
