package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Treatment;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JointTest {

    @Test
    void combines_settings_that_can_share_a_run() {
        List<Trial> trials =
                trials("time.fast", "environment.zone", "environment.dst", "environment.heap", "environment.temp");

        assertThat(Joint.of(trials)).hasValueSatisfying(joint -> {
            assertThat(joint.parts()).containsExactly(trials.get(1), trials.get(4));
            assertThat(joint.all().treatment().name()).isEqualTo("environment.zone+environment.temp");
            assertThat(joint.all().strategies()).hasSize(2);
        });
    }

    @Test
    void does_not_combine_a_single_setting() {
        assertThat(Joint.of(trials("environment.zone", "environment.dst", "order.reverse")))
                .isEmpty();
    }

    @Test
    void does_not_combine_two_time_zones() {
        assertThat(Joint.of(trials("environment.zone", "environment.zone"))).isEmpty();
    }

    private static List<Trial> trials(String... names) {
        return Stream.of(names)
                .map(name -> Strategies.BUILT_IN.stream()
                        .filter(each -> each.name().equals(name))
                        .findFirst()
                        .orElseThrow())
                .map(JointTest::trial)
                .toList();
    }

    private static Trial trial(Strategy strategy) {
        return new Trial(Treatment.of(strategy.with(Map.of())), List.of(strategy));
    }
}
