package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.fork.ForkListener;
import io.unflake.model.Detail;
import io.unflake.model.Detail.Access;
import io.unflake.model.Detail.Value;
import io.unflake.model.Observation;
import io.unflake.model.Perturbation.TestOrder;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A detailed run shows the values that a test finds and leaves, who accesses them, and which methods it calls. */
class DetailedRunIT {

    private static final String JARS = "field pair.Shelf.JARS";
    private static final String POLLUTER = "pair.ShelfTest#polluter";
    private static final String VICTIM = "pair.ShelfTest#victim";

    @TempDir
    static Path folder;

    private static TestJvms jvms;
    private static Observation alone;
    private static Observation polluted;
    private static Observation counted;

    @BeforeAll
    static void run() throws IOException {
        jvms = new TestJvms(Subject.compile("pair", folder), List.of("-Duser.language=en"), ForkListener.NONE);
        alone = run(VICTIM);
        polluted = run(POLLUTER, VICTIM);
        counted = run(POLLUTER, "pair.ShelfTest#cleaner", "pair.ShelfTest#counts");
    }

    private static Observation run(String... tests) {
        Treatment order = Treatment.of(new TestOrder("order.directed", Map.of()));
        return jvms.run(Jvm.DETAILED, order, false, tests);
    }

    @AfterAll
    static void end() {
        jvms.close();
    }

    private static TestResult result(Observation run, String test) {
        return run.byTest().get(TestId.parse(test));
    }

    private static Value value(Observation run, String test, String point, String variable) {
        List<Detail.Sample> samples = result(run, test).detail().samples();
        return samples.stream()
                .filter(sample ->
                        sample.point().equals(point) && sample.variable().equals(variable))
                .findFirst()
                .orElseThrow(() -> new AssertionError(variable + " is not among " + samples))
                .value();
    }

    private static Access access(Observation run, String test, String state, boolean written) {
        List<Access> accesses = result(run, test).detail().accesses();
        return accesses.stream()
                .filter(access -> access.state().equals(state) && access.written() == written)
                .findFirst()
                .orElseThrow(() -> new AssertionError(state + " is not among " + accesses));
    }

    @Test
    void outcomes_are_those_of_a_plain_run() {
        assertThat(result(alone, VICTIM).passed()).isTrue();
        assertThat(result(polluted, POLLUTER).passed()).isTrue();
        assertThat(result(polluted, VICTIM).failed()).isTrue();
    }

    @Test
    void the_victim_finds_what_the_polluter_has_left() {
        for (String variable : List.of("locale", "property shelf.label", "file shelf.txt")) {
            assertThat(value(polluted, VICTIM, Detail.START, variable))
                    .isEqualTo(value(polluted, POLLUTER, Detail.END, variable))
                    .isNotEqualTo(value(polluted, POLLUTER, Detail.START, variable));
        }
        assertThat(value(polluted, VICTIM, Detail.START, JARS).text()).isEqualTo("ArrayList(size 1) [\"plums\"]");
    }

    @Test
    void a_victim_that_runs_alone_has_comparable_values() {
        assertThat(value(alone, VICTIM, Detail.START, JARS).size()).isZero();
        assertThat(value(alone, VICTIM, Detail.START, "property shelf.label").isNull())
                .isTrue();
        assertThat(value(alone, VICTIM, Detail.START, "file shelf.txt").text()).isEqualTo("absent");
        assertThat(value(alone, VICTIM, Detail.START, "locale").text()).startsWith("en");
    }

    @Test
    void a_fixture_of_the_class_runs_before_the_test_starts() {
        assertThat(value(alone, VICTIM, Detail.START, "field pair.Shelf.opened").number())
                .isZero();
        assertThat(value(alone, VICTIM, Detail.END, "field pair.Shelf.opened").number())
                .isEqualTo(1);
    }

    @Test
    void accesses_lead_to_the_test() {
        Access written = access(polluted, POLLUTER, JARS, true);
        assertThat(written.stack()).extracting(frame -> frame.method()).containsExactly("put", "polluter");
        assertThat(written.stack().get(0).toString()).isEqualTo("pair.Shelf.put(Shelf.java:15)");
        assertThat(access(polluted, VICTIM, "property shelf.label", false).stack())
                .extracting(frame -> frame.method())
                .containsExactly("victim");
        assertThat(access(polluted, POLLUTER, "file shelf.txt", true).stack()).isNotEmpty();
    }

    @Test
    void a_cleaner_begins_with_the_polluted_value_and_ends_with_the_clean_one() {
        String cleaner = "pair.ShelfTest#cleaner";
        assertThat(value(counted, cleaner, "pair.Shelf.clear()" + Detail.ENTER, JARS)
                        .size())
                .isEqualTo(1);
        assertThat(value(counted, cleaner, "pair.Shelf.clear()" + Detail.EXIT, JARS)
                        .size())
                .isZero();
        assertThat(value(counted, "pair.ShelfTest#counts", "pair.Shelf.count()" + Detail.EXIT, Detail.RETURN)
                        .number())
                .isZero();
    }

    @Test
    void calls_of_main_classes_are_recorded() {
        assertThat(result(polluted, POLLUTER).detail().calls())
                .extracting(call -> call.owner() + "." + call.method())
                .contains("pair.Shelf.put")
                .noneMatch(call -> call.startsWith("pair.ShelfTest."));
    }
}
