package io.unflake.engine.minimise;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.finding.Margin;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyCatalog;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlausibilityTest {

    @ParameterizedTest
    @ValueSource(strings = {"time.fast", "date.moment", "sleep.decrease", "environment.heap"})
    void a_failure_without_margin_is_of_unknown_plausibility(String strategy) {
        assertThat(holds(strategy, null, Map.of())).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random.extreme", "locale.change", "environment.port", "order.reverse"})
    void a_strategy_without_magnitude_is_always_plausible(String strategy) {
        assertThat(holds(strategy, null, Map.of())).isTrue();
    }

    @Test
    void an_order_that_changes_on_each_iteration_is_never_plausible() {
        assertThat(holds("collection.vary", null, Map.of())).isFalse();
    }

    @Test
    void a_margin_is_compared_with_the_limit_of_the_user() {
        Margin margin = new Margin("granularity", "20ms", "19ms");

        assertThat(holds("time.coarse", margin, Map.of())).isFalse();
        assertThat(holds("time.coarse", margin, Map.of("time.coarse", "20ms"))).isTrue();
    }

    @Test
    void jumps_of_the_clock_at_several_places_add_up() {
        Margin margin = new Margin("delta", "4s", "3900ms");

        assertThat(holds("time.increment", margin, 1, Map.of())).isTrue();
        assertThat(holds("time.increment", margin, 2, Map.of())).isTrue();
        assertThat(holds("time.increment", margin, 3, Map.of())).isFalse();
        assertThat(holds("time.coarse", new Margin("granularity", "15ms", "14ms"), 3, Map.of()))
                .isTrue();
    }

    private static Boolean holds(String name, Margin margin, Map<String, String> limits) {
        return holds(name, margin, 1, limits);
    }

    private static Boolean holds(String name, Margin margin, int places, Map<String, String> limits) {
        Strategy strategy = StrategyCatalog.BUILT_IN.find(name).orElseThrow();
        return new Plausibility(limits).holds(strategy, margin, places, List.of(), Instant.EPOCH);
    }
}
