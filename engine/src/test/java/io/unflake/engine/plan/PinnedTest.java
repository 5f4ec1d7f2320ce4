package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Treatment;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PinnedTest {

    @ParameterizedTest
    @CsvSource({
        "environment.zone, -Duser.timezone=UTC",
        "environment.dst, -Duser.timezone=UTC",
        "environment.heap, -Xmx512m",
        "environment.lang, LANG=en_US.UTF-8",
        "environment.charset, -Dfile.encoding=UTF-8"
    })
    void a_setting_in_the_build_is_pinned(String strategy, String setting) {
        assertThat(pinned().against(trial(strategy))).contains(setting);
    }

    @ParameterizedTest
    @CsvSource({"environment.separator", "environment.temp", "environment.processors", "time.fast"})
    void other_settings_are_not_pinned(String strategy) {
        assertThat(pinned().against(trial(strategy))).isEmpty();
    }

    @Test
    void a_build_without_settings_pins_nothing() {
        Pinned pinned = new Pinned(module(List.of(), Map.of(), Map.of()));

        assertThat(Strategies.BUILT_IN)
                .allSatisfy(strategy ->
                        assertThat(pinned.against(trial(strategy.name()))).isEmpty());
    }

    private static Pinned pinned() {
        return new Pinned(module(
                List.of("-Xmx512m", "-Duser.timezone=UTC"),
                Map.of("file.encoding", "UTF-8"),
                Map.of("LANG", "en_US.UTF-8")));
    }

    private static Trial trial(String name) {
        Strategy strategy = Strategies.BUILT_IN.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        return new Trial(Treatment.of(strategy.with(Map.of())), List.of(strategy));
    }

    private static ModuleDescription module(
            List<String> arguments, Map<String, String> properties, Map<String, String> environment) {
        List<String> none = List.of();
        return new ModuleDescription(
                "shop",
                ".",
                "",
                none,
                none,
                none,
                none,
                none,
                none,
                none,
                "",
                "",
                arguments,
                properties,
                environment,
                ".",
                false);
    }
}
