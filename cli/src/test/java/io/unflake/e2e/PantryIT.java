package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import io.unflake.engine.fork.ForkListener;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.report.known.KnownTests;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that share all kinds of state, and the state that they declare as the reason. */
class PantryIT {

    private static final Path SAMPLE = Path.of(System.getProperty("samples"), "pantry");

    @TempDir
    static Path folder;

    private static Path out;
    private static List<Dependent> truth;

    /** Tests of one class that are steady suffice to describe the project. */
    @BeforeAll
    static void describe() throws Exception {
        Path project = MavenFolder.copy(SAMPLE, folder.resolve("pantry"));
        out = folder.resolve("out");
        Unflake.Ended ended = new Unflake(folder)
                .run(
                        "detect",
                        "--project",
                        project.toString(),
                        "--out",
                        out.toString(),
                        "--tests",
                        "pantry.BatchTest",
                        "--mode",
                        "rerun",
                        "--runs",
                        "1");
        assertThat(ended.exit()).as(ended.err()).isZero();
        truth = Dependent.read(out);
    }

    @Test
    void there_are_twenty_victims_and_five_brittle_tests() {
        assertThat(truth).filteredOn(Dependent::brittle).hasSizeGreaterThanOrEqualTo(5);
        assertThat(truth).filteredOn(each -> !each.brittle()).hasSizeGreaterThanOrEqualTo(20);
    }

    @Test
    void the_list_of_the_sample_agrees_with_its_annotations() {
        assertThat(KnownTests.read(SAMPLE.resolve("flaky.csv")))
                .extracting(known -> TestId.parse(known.test().toString()))
                .containsExactlyInAnyOrderElementsOf(
                        truth.stream().map(Dependent::test).toList());
    }

    @Test
    void the_pairs_of_the_sample_agree_with_its_annotations() throws Exception {
        assertThat(Files.readAllLines(SAMPLE.resolve("pairs.csv")).stream().skip(1))
                .containsExactlyInAnyOrderElementsOf(
                        truth.stream().map(PantryIT::pair).toList());
    }

    private static String pair(Dependent it) {
        return it.test() + ","
                + it.before().get(0).stream().map(TestId::toString).collect(Collectors.joining(";"));
    }

    @Test
    void each_test_fails_in_the_declared_orders_and_passes_in_the_others() throws Exception {
        Map<List<TestId>, Observation> observations = run(truth.stream()
                .flatMap(each -> Stream.concat(each.failing().stream(), each.passing().stream()))
                .distinct()
                .toList());

        assertSoftly(softly -> {
            for (Dependent each : truth) {
                for (List<TestId> order : each.failing()) {
                    softly.assertThat(observations.get(order).failures())
                            .as("failures of %s", order)
                            .extracting(result -> result.test())
                            .containsExactly(each.test());
                }
                for (List<TestId> order : each.passing()) {
                    softly.assertThat(order)
                            .as("tests that pass")
                            .allMatch(observations.get(order).passes());
                }
            }
        });
    }

    private static Map<List<TestId>, Observation> run(Collection<List<TestId>> orders) throws Exception {
        try (TestJvms jvms = new TestJvms(Truth.modules(out).get(0), folder.resolve("workers"), ForkListener.NONE)) {
            return jvms.runEach(orders);
        }
    }
}
