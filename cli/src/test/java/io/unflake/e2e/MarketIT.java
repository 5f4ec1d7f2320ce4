package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import io.unflake.model.TestId;
import io.unflake.report.json.Cause;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Found;
import io.unflake.report.known.KnownTests;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Directed orders on a sample in which a cleaner runs between each polluter and its victim. */
class MarketIT {

    private static final Path SAMPLE = Path.of(System.getProperty("samples"), "market");

    @TempDir
    static Path folder;

    private static Truth truth;
    private static FindingsFile findings;

    @BeforeAll
    static void detect() throws Exception {
        Path project = MavenFolder.copy(SAMPLE, folder.resolve("market"));
        Path out = folder.resolve("out");
        Unflake.Ended ended = new Unflake(folder)
                .run(
                        "detect",
                        "--project",
                        project.toString(),
                        "--out",
                        out.toString(),
                        "--strategy",
                        "order.directed",
                        "--json");
        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        findings = ended.findings();
        truth = Truth.read(out);
    }

    @Test
    void exactly_the_victims_are_found() {
        assertThat(truth.steady()).isNotEmpty();
        assertThat(findings.findings())
                .extracting(each -> TestId.parse(each.test()))
                .containsExactlyInAnyOrderElementsOf(truth.flaky().keySet());
    }

    @Test
    void the_cause_of_each_is_the_one_test_that_pollutes_it() {
        assertSoftly(softly -> {
            for (Found each : findings.findings()) {
                softly.assertThat(each.cause())
                        .as("cause of %s", each.test())
                        .singleElement()
                        .satisfies(cause -> assertThat(cause.role()).isEqualTo("polluter"))
                        .extracting(Cause::before)
                        .isIn(truth.flaky().get(TestId.parse(each.test())).cause());
            }
        });
    }

    @Test
    void each_cause_names_the_changed_state() {
        assertThat(findings.findings())
                .flatExtracting(Found::cause)
                .extracting(Cause::state)
                .containsExactlyInAnyOrder(
                        "field market.Stall.currency",
                        "field market.Stall.OFFERS",
                        "field market.BasketTest.basket",
                        "field market.Partners.WHOLESALER",
                        "file target/closed.txt",
                        "table sales",
                        "property market.unit",
                        "locale",
                        "zone");
    }

    @Test
    void each_replay_fails_again() throws Exception {
        for (Found each : findings.findings()) {
            Unflake.Ended again = new Unflake(folder)
                    .run(
                            "replay",
                            folder.resolve("out/replays/" + each.id() + ".json").toString(),
                            "--times",
                            "1");
            assertThat(again.out()).as(again.err()).startsWith("reproduced 1/1");
        }
    }

    @Test
    void the_list_of_the_sample_agrees_with_its_annotations() {
        assertThat(KnownTests.read(SAMPLE.resolve("flaky.csv")))
                .extracting(known -> TestId.parse(known.test().toString()))
                .containsExactlyInAnyOrderElementsOf(truth.flaky().keySet());
    }
}
