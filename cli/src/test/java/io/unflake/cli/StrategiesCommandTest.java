package io.unflake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StrategiesCommandTest {

    @TempDir
    Path folder;

    private Session session;

    @BeforeEach
    void open() {
        session = new Session(folder);
    }

    @Test
    void all_strategies_are_listed_with_parameters_defaults_and_targets() {
        assertThat(session.run("strategies")).isZero();

        for (Strategy strategy : Strategies.BUILT_IN) {
            assertThat(session.out()).contains(strategy.name()).contains(strategy.description());
        }
        assertThat(session.out())
                .contains("delta=5s")
                .contains("moment=3000-01-01T00:00:00.000Z")
                .contains("Thread.sleep");
        assertThat(session.out().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test
    void the_strategy_that_breaks_the_contract_is_marked() {
        session.run("strategies");

        assertThat(session.out().lines().filter(line -> line.contains("not contract-preserving")))
                .singleElement()
                .asString()
                .startsWith("sleep.decrease");
    }

    @Test
    void own_strategies_are_listed() throws IOException {
        Files.writeString(
                folder.resolve("unflake.yaml"),
                "strategies: [{name: disk.full, target: java.io.File.getFreeSpace(), returns: 0}]\n");

        session.run("strategies");

        assertThat(session.out())
                .contains(
                        "disk.full  (your own)\n    java.io.File.getFreeSpace() returns 0\n    targets: File.getFreeSpace\n");
    }

    @Test
    void json_contains_the_full_names_of_targets() {
        session.run("strategies", "--json");

        assertThat(session.out())
                .contains("\"schema\": \"unflake/strategies/1\"")
                .contains("\"java.lang.Thread.sleep(long)\"")
                .contains("\"contractPreserving\": false");
    }
}
