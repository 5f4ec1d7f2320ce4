package io.unflake.app.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.app.console.ConsoleContext;
import io.unflake.engine.detect.DetectRequest.WantedFailure;
import io.unflake.model.UserException;
import io.unflake.report.console.Ink;
import io.unflake.report.console.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TargetReaderTest {

    private static final String TRACES = """
            java.lang.AssertionError: late
            	at shop.TillTest.closes(TillTest.java:12)
            java.lang.IllegalStateException: closed
            	at shop.Till.open(Till.java:3)
            	at shop.DoorTest.opens(DoorTest.java:7)
            """;

    @TempDir
    private Path folder;

    @Test
    void each_test_is_wanted_with_its_own_failures() throws IOException {
        WantedFailures wanted = read(List.of());

        assertThat(wanted.tests()).containsExactly("shop.TillTest#closes", "shop.DoorTest#opens");
        assertThat(wanted.failures())
                .extracting(WantedFailure::test)
                .containsExactly("shop.TillTest#closes", "shop.DoorTest#opens");
        assertThat(wanted.failures())
                .extracting(each -> each.failure().message())
                .containsExactly("late", "closed");
    }

    @Test
    void any_test_that_the_user_names_may_fail_with_the_failures_of_a_file() throws IOException {
        WantedFailures wanted = read(List.of("shop.*"));

        assertThat(wanted.tests()).containsExactly("shop.*");
        assertThat(wanted.failures()).hasSize(2).extracting(WantedFailure::test).containsOnlyNulls();
    }

    @Test
    void the_failures_of_a_log_are_sorted_by_how_often_they_occurred() throws IOException {
        String opens = "java.lang.IllegalStateException: %s\n\tat shop.DoorTest.opens(DoorTest.java:%s)\n";
        Path log = Files.writeString(
                folder.resolve("ci.log"),
                TRACES + opens.formatted("id 1", 9) + "10:00:00 INFO x\n" + opens.formatted("id 2", 9));

        WantedFailures wanted = reader().read(new ReproduceOptions.Wanted(List.of(), log, null, null));

        assertThat(wanted.tests()).containsExactly("shop.DoorTest#opens", "shop.TillTest#closes");
        assertThat(wanted.failures())
                .extracting(each -> each.failure().message())
                .containsExactly("id 1", "closed", "late");
    }

    @Test
    void traces_without_project_code_count_only_if_there_is_nothing_else() throws IOException {
        String unknown = "java.lang.Error: x\n\tat java.lang.Thread.run(Thread.java:1)\n";
        Path log = Files.writeString(folder.resolve("ci.log"), unknown + TRACES);
        Path only = Files.writeString(folder.resolve("only.log"), unknown);

        assertThat(reader().read(new ReproduceOptions.Wanted(List.of(), log, null, null))
                        .failures())
                .hasSize(2);
        assertThat(reader().read(new ReproduceOptions.Wanted(List.of("a.B"), only, null, null))
                        .failures())
                .singleElement()
                .satisfies(each -> assertThat(each.test()).isNull());
    }

    @Test
    void other_traces_in_a_log_that_names_failed_tests_are_output() throws IOException {
        String trace = "java.lang.AssertionError: seen\n\tat shop.BaseTest.check(BaseTest.java:4)\n";
        Path log = Files.writeString(
                folder.resolve("ci.log"),
                TRACES + "TillTest > closes() FAILED\n" + trace + "\nshop.DoorTest > opens() FAILED\n\n");

        WantedFailures wanted = reader().read(new ReproduceOptions.Wanted(List.of(), log, null, null));

        assertThat(wanted.tests()).containsExactly("TillTest#closes", "shop.DoorTest#opens");
        assertThat(wanted.failures())
                .singleElement()
                .satisfies(each -> assertThat(each.failure().message()).isEqualTo("seen"));
    }

    @Test
    void reports_are_sorted_by_the_number_of_failures() throws IOException {
        Files.writeString(folder.resolve("TEST-shop.xml"), """
                <testsuite>
                  <testcase name="closes" classname="shop.TillTest"><flakyFailure><stackTrace>
                java.lang.AssertionError: once
                	at shop.TillTest.closes(TillTest.java:12)</stackTrace></flakyFailure></testcase>
                  <testcase name="opens" classname="shop.DoorTest"><rerunFailure><stackTrace>
                java.lang.AssertionError: first
                	at shop.DoorTest.opens(DoorTest.java:7)</stackTrace></rerunFailure><rerunError><stackTrace>
                java.lang.AssertionError: second
                	at shop.DoorTest.opens(DoorTest.java:8)</stackTrace></rerunError></testcase>
                </testsuite>""");

        WantedFailures wanted = reader().read(new ReproduceOptions.Wanted(List.of(), null, null, folder));

        assertThat(wanted.tests()).containsExactly("shop.DoorTest#opens", "shop.TillTest#closes");
        assertThat(wanted.failures())
                .filteredOn(each -> each.test().equals("shop.DoorTest#opens"))
                .extracting(each -> each.failure().message())
                .containsExactly("first", "second");
    }

    @Test
    void a_file_that_does_not_exist_is_a_mistake() {
        TargetReader reader = reader();
        Path missing = folder.resolve("trace.txt");

        assertThatThrownBy(() -> reader.read(new ReproduceOptions.Wanted(List.of("a.B#c"), missing, null, null)))
                .isInstanceOf(UserException.class)
                .hasMessage(missing + " cannot be read: it does not exist");
    }

    @Test
    void a_folder_without_reports_and_a_file_are_mistakes() throws IOException {
        TargetReader reader = reader();
        Path report = Files.writeString(folder.resolve("TEST.txt"), "");

        assertThatThrownBy(() -> reader.read(new ReproduceOptions.Wanted(List.of(), null, null, folder)))
                .hasMessage("there is no report TEST-*.xml in " + folder);
        assertThatThrownBy(() -> reader.read(new ReproduceOptions.Wanted(List.of(), null, null, report)))
                .hasMessage(report + " is a file");
        assertThatThrownBy(() -> reader.read(new ReproduceOptions.Wanted(List.of(), null, folder, null)))
                .hasMessage(folder + " is a folder");
    }

    private WantedFailures read(List<String> tests) throws IOException {
        Path log = Files.writeString(folder.resolve("ci.log"), TRACES);
        return reader().read(new ReproduceOptions.Wanted(tests, log, null, null));
    }

    private TargetReader reader() {
        return new TargetReader(
                new ConsoleContext(System.out, System.err, new Terminal(false, false, 100, Ink.PLAIN), folder));
    }
}
