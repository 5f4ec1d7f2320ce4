package io.unflake.model.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.Perturbation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrategiesTest {

    @Test
    void the_paper_has_eleven_strategies_and_combines_one_of_each_group() {
        List<String> names = Strategies.BUILT_IN.stream().map(Strategy::name).toList();

        assertThat(Strategies.PAPER).hasSize(11).isSubsetOf(names).doesNotHaveDuplicates();
        assertThat(Strategies.PAPER_COMBINED).isSubsetOf(Strategies.PAPER);
        assertThat(Strategies.PAPER_COMBINED.stream().map(name -> strategy(name).group()))
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrder("random", "time", "date", "locale", "sleep", "concurrency", "network");
    }

    @Test
    void only_shorter_sleeps_violate_a_contract() {
        assertThat(Strategies.BUILT_IN)
                .filteredOn(strategy -> !strategy.contractPreserving())
                .extracting(Strategy::name)
                .containsExactly("sleep.decrease");
    }

    @ParameterizedTest
    @CsvSource({
        "random.extreme, value=max",
        "time.increment, delta=5s",
        "time.coarse, granularity=10s",
        "time.fast, factor=10.0",
        "time.slow, factor=10.0",
        "'date.moment', 'frozen=false,moment=3000-01-01T00:00:00Z'",
        "locale.change, locale=tr-TR",
        "sleep.increase, add=2s",
        "sleep.decrease, subtract=2s",
        "concurrency.shrink, factor=0.2",
        "'network.delay', 'factor=0.01,resolve=1s'"
    })
    void defaults_are_those_of_the_paper(String name, String parameters) {
        assertThat(strategy(name).with(Map.of())).extracting(Perturbation::text).isEqualTo(name + ":" + parameters);
    }

    @ParameterizedTest
    @CsvSource({
        "concurrency.shrink, factor, 7, 1.0",
        "concurrency.shrink, factor, -1, 1.0E-6",
        "time.fast, factor, 0.5, 1.0",
        "sleep.increase, add, -3s, 0s",
        "time.coarse, granularity, 0, 1ms",
        "time.increment, delta, 1500, 1500ms",
        "locale.change, locale, de_DE, de-DE",
        "environment.processors, processors, 0, 1",
        "environment.heap, heap, 1m, 8m",
        "environment.charset, charset, utf8, UTF-8"
    })
    void values_out_of_bounds_are_clamped(String name, String key, String value, String clamped) {
        assertThat(strategy(name).with(Map.of(key, value)).parameters()).containsEntry(key, clamped);
    }

    @ParameterizedTest
    @CsvSource({
        "time.fast, factor, quick, a number of at least 1",
        "date.moment, moment, tomorrow, a moment such as",
        "locale.change, locale, §§, a language tag",
        "sleep.increase, add, 5 parsecs, a time such as",
        "environment.zone, zone, Middle/Earth, a time zone such as",
        "environment.temp, folder, ../outside, the name of a folder",
        "environment.heap, heap, much, megabytes such as",
        "environment.charset, charset, klingon, a charset such as",
        "environment.lang, lang, C -Xmx9g, a POSIX locale"
    })
    void unreadable_values_are_rejected_with_an_example(String name, String key, String value, String expected) {
        assertThatThrownBy(() -> strategy(name).with(Map.of(key, value)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + value + "' is not a value for " + key)
                .hasMessageContaining(expected);
    }

    @Test
    void an_unknown_parameter_is_rejected_with_a_list_of_known_ones() {
        assertThatThrownBy(() -> strategy("network.delay").with(Map.of("delay", "1")))
                .hasMessage("network.delay has no parameter 'delay'; it takes factor, resolve");
    }

    private static Strategy strategy(String name) {
        return Strategies.BUILT_IN.stream()
                .filter(strategy -> strategy.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
