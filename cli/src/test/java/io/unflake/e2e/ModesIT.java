package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.report.json.FindingsFile.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModesIT {

    @TempDir
    Path folder;

    @TempDir
    Path elsewhere;

    private Subject subject;
    private Unflake unflake;

    @BeforeEach
    void compile() throws IOException {
        subject = Subject.compile("shop", folder);
        unflake = new Unflake(folder)
                .with("SHOP_COUNT", elsewhere.resolve("count.txt").toString());
    }

    @Test
    void combined_finds_a_test_that_only_several_perturbations_break() throws Exception {
        Unflake.Ended ended = unflake.run(subject.detect(
                "out", "--tests", "*#printsTheDate", "--tests", "*#isSteady", "--mode", "combined", "--json"));

        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.findings().findings()).singleElement().satisfies(found -> {
            assertThat(found.test()).isEqualTo("shop.ShopTest#printsTheDate");
            assertThat(found.strategies().toString()).contains("date.moment", "locale.change");
        });
    }

    @Test
    void both_finds_tests_that_break_under_one_and_under_several_perturbations() throws Exception {
        Path known = Files.writeString(
                folder.resolve("known.csv"), "shop.ShopTest#drawsAnyNumber,random\nshop.ShopTest#isSteady,time\n");
        Unflake.Ended ended = unflake.run(subject.detect(
                "out",
                "--exclude",
                "*#worksTwoTimesOfThree",
                "--mode",
                "both",
                "--strategy",
                "random.extreme",
                "--strategy",
                "date.moment",
                "--strategy",
                "locale.change",
                "--known",
                known.toString()));

        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.out())
                .contains("2 flaky, 0 suspect, 0 broken")
                .contains("known tests: 2\nprecision 50.0 %, recall 50.0 % by name")
                .contains("found: 1\n  shop.ShopTest#drawsAnyNumber  random")
                .contains("missed: 1\n  shop.ShopTest#isSteady  time")
                .contains("new: 1\n  shop.ShopTest#printsTheDate");
        assertThat(folder.resolve("out/findings.json")).content().contains("\"missed\"", "random.extreme");
    }

    @Test
    void rerun_finds_a_test_that_fails_without_perturbation() throws Exception {
        Unflake.Ended ended = unflake.run(subject.detect("out", "--mode", "rerun", "--runs", "5", "--json"));

        assertThat(ended.exit()).isEqualTo(1);
        List<Found> found = ended.findings().findings();
        assertThat(found).singleElement().satisfies(only -> {
            assertThat(only.test()).isEqualTo("shop.ShopTest#worksTwoTimesOfThree");
            assertThat(only.category()).isEqualTo("rerun");
            assertThat(only.rates().control()).isEqualTo("1/5");
            assertThat(only.strategies()).isEmpty();
        });
        assertThat(ended.findings().cost().runs()).isEqualTo(5);
    }

    @Test
    void nothing_found_is_no_failure() throws Exception {
        Unflake.Ended ended = unflake.run(subject.detect("out", "--tests", "*#isSteady"));

        assertThat(ended.exit()).isZero();
        assertThat(ended.out()).contains("0 flaky");
    }
}
