package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WaitingTest {

    @Test
    void delays_are_waited_for_side_by_side_and_may_prolong_a_test() {
        assertThat(Waiting.mostly(under("sleep.increase"))).isTrue();
        assertThat(Waiting.mayProlong(under("network.delay"))).isTrue();
    }

    @Test
    void a_clock_of_long_steps_may_prolong_a_test_that_computes() {
        assertThat(Waiting.mostly(under("time.coarse"))).isFalse();
        assertThat(Waiting.mayProlong(under("time.coarse"))).isTrue();
        assertThat(Waiting.mayProlong(under("random.extreme"))).isFalse();
    }

    private static Treatment under(String strategy) {
        return Treatment.of(new Perturbation(strategy, Map.of()));
    }
}
