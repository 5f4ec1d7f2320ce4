package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.Trials;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Strategy;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LayersTest {

    @Test
    void an_order_and_jvm_settings_and_collections_share_a_run_of_the_suite() {
        assertThat(layers("collection.shuffle", "order.reverse", "environment.zone", "environment.temp"))
                .containsExactly("collection.shuffle+order.reverse+environment.zone+environment.temp");
    }

    @Test
    void strategies_that_act_at_the_same_kind_of_sites_do_not_share_a_run() {
        assertThat(layers("random.extreme", "random.smallest", "locale.change"))
                .containsExactly("random.extreme+locale.change", "random.smallest");
        assertThat(layers("order.reverse", "order.random")).containsExactly("order.reverse", "order.random");
    }

    @Test
    void clocks_sleeps_and_timeouts_do_not_share_a_run_since_one_may_make_up_for_another() {
        assertThat(layers("time.fast", "sleep.decrease", "concurrency.shrink"))
                .containsExactly("time.fast", "sleep.decrease", "concurrency.shrink");
    }

    @Test
    void strategies_that_wait_share_runs_with_each_other_only() {
        assertThat(layers("sleep.increase", "locale.change", "network.delay"))
                .containsExactly("sleep.increase+network.delay", "locale.change");
    }

    @Test
    void a_setting_that_cannot_be_combined_has_its_own_run() {
        assertThat(layers("environment.heap", "environment.zone", "time.coarse"))
                .containsExactly("environment.heap", "time.coarse", "environment.zone");
    }

    @Test
    void a_port_in_use_has_its_own_run_since_tests_may_wait_for_it_for_long() {
        assertThat(layers("environment.port", "locale.change")).containsExactly("environment.port", "locale.change");
    }

    @Test
    void several_strategies_at_once_stay_as_they_are() {
        Strategy fast = Trials.strategy("time.fast");
        Strategy locale = Trials.strategy("locale.change");
        Trial both = new Trial(Treatment.of(fast.with(Map.of()), locale.with(Map.of())), List.of(fast, locale));

        assertThat(Layers.of(List.of(both, Trials.trial("random.cycle")), trial -> false, trial -> false))
                .extracting(layer -> layer.all().treatment().name())
                .containsExactly("time.fast+locale.change", "random.cycle");
    }

    @Test
    void the_second_run_in_one_jvm_keeps_the_plain_order() {
        Layer layer = Layers.of(
                        List.of(Trials.trial("order.twice"), Trials.trial("locale.change")),
                        trial -> false,
                        trial -> false)
                .get(0);

        assertThat(layer.runsAgain()).isTrue();
        assertThat(layer.allInPlainOrder().treatment().name()).isEqualTo("locale.change");
    }

    @Test
    void strategies_that_concern_much_of_the_suite_join_its_other_runs() {
        assertThat(layers(
                        trial -> trial.treatment().name().startsWith("random."),
                        trial -> false,
                        "random.extreme",
                        "random.smallest",
                        "random.cycle",
                        "locale.change",
                        "order.twice",
                        "order.reverse"))
                .containsExactlyInAnyOrder(
                        "order.twice+random.extreme+locale.change", "order.reverse+random.smallest", "random.cycle");
    }

    @Test
    void strategies_that_concern_much_of_the_suite_have_their_own_runs_if_there_are_no_others() {
        assertThat(layers(trial -> true, trial -> false, "random.extreme", "random.smallest", "locale.change"))
                .containsExactly("random.extreme+locale.change", "random.smallest");
    }

    @Test
    void strategies_that_concern_much_of_the_suite_while_classes_are_initialised_join_a_run_in_a_fresh_jvm() {
        assertThat(layers(trial -> true, trial -> true, "locale.change", "order.twice", "order.reverse"))
                .containsExactlyInAnyOrder("order.twice", "order.reverse+locale.change");
    }

    @Test
    void two_settings_of_the_same_kind_do_not_share_a_run_of_the_suite() {
        assertThat(layers(
                        "environment.zone", "environment.dst", "environment.charset", "order.reverse", "order.random"))
                .containsExactly("environment.zone+environment.charset+order.reverse", "environment.dst+order.random");
    }

    @Test
    void a_setting_that_comes_with_its_own_clock_does_not_share_a_run_with_another_clock() {
        assertThat(layers(trial -> true, trial -> false, "environment.dst", "order.reverse", "time.slow"))
                .containsExactlyInAnyOrder("environment.dst+order.reverse", "time.slow");
    }

    private static List<String> layers(String... strategies) {
        return layers(trial -> false, trial -> false, strategies);
    }

    private static List<String> layers(
            Predicate<Trial> takesLong, Predicate<Trial> takesLongInFreshJvm, String... strategies) {
        return Layers.of(Stream.of(strategies).map(Trials::trial).toList(), takesLong, takesLongInFreshJvm).stream()
                .map(layer -> layer.all().treatment().name())
                .toList();
    }
}
