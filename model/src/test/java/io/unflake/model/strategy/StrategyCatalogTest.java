package io.unflake.model.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.Treatment;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StrategyCatalogTest {

    private static final StrategyCatalog CATALOG = StrategyCatalog.BUILT_IN;
    private static final List<Spot> SPOTS =
            List.of(Spot.all(new Site(SiteKind.ZONE, "A", "m", "A.java", 1, "a()", 0, true)));

    @Test
    void changes_of_single_calls_need_no_new_jvm() {
        Treatment treatment = Treatment.of(with("time.fast"));

        assertThat(CATALOG.jvmSettings(treatment, "out")).isEqualTo(JvmSettings.NONE);
        assertThat(CATALOG.needsOwnJvm(treatment)).isFalse();
    }

    @Test
    void a_jvm_starts_with_the_settings_of_all_perturbations() {
        Treatment treatment = Treatment.of(
                with("environment.zone", "zone", "Asia/Tokyo"),
                with("environment.heap"),
                with("environment.separator", "separator", "crlf"),
                with("environment.temp", "folder", "a b"),
                with("environment.lang", "lang", "C"));

        assertThat(CATALOG.jvmSettings(treatment, "out"))
                .isEqualTo(new JvmSettings(
                        List.of(
                                "-Duser.timezone=Asia/Tokyo",
                                "-Xms8m",
                                "-Xmx64m",
                                "-Dline.separator=\r\n",
                                "-Djava.io.tmpdir=out/a b"),
                        Map.of("LANG", "C", "LC_ALL", "C"),
                        List.of("out/a b")));
        assertThat(CATALOG.needsOwnJvm(treatment)).isTrue();
    }

    @Test
    void the_agent_applies_a_setting_that_is_limited_to_some_calls() {
        Perturbation zone = with("environment.zone", "zone", "Asia/Tokyo").at(SPOTS);
        Perturbation heap = with("environment.heap").at(SPOTS);

        assertThat(CATALOG.jvmSettings(Treatment.of(zone), "out")).isEqualTo(JvmSettings.NONE);
        assertThat(CATALOG.needsOwnJvm(Treatment.of(zone))).isFalse();
        assertThat(CATALOG.jvmSettings(Treatment.of(heap), "out").arguments()).contains("-Xmx64m");
    }

    @Test
    void only_delays_make_tests_wait() {
        assertThat(CATALOG.waits(Treatment.of(with("sleep.increase")))).isTrue();
        assertThat(CATALOG.waits(Treatment.of(with("network.delay")))).isTrue();
        assertThat(CATALOG.waits(Treatment.of(with("time.coarse")))).isFalse();
    }

    @Test
    void delays_and_a_coarse_clock_prolong_tests() {
        assertThat(CATALOG.prolongs(Treatment.of(with("network.delay")))).isTrue();
        assertThat(CATALOG.prolongs(Treatment.of(with("time.coarse")))).isTrue();
        assertThat(CATALOG.prolongs(Treatment.of(with("random.extreme")))).isFalse();
    }

    @Test
    void an_unknown_strategy_only_changes_apis() {
        Perturbation own = new Perturbation.ApiChange("disk.full", Map.of(), List.of());

        assertThat(CATALOG.of(own).effect()).isEqualTo(new Effect.ChangesApi(false, false));
        assertThat(CATALOG.needsOwnJvm(Treatment.of(own))).isFalse();
    }

    @Test
    void two_strategies_with_the_same_name_are_rejected() {
        Strategy own = Strategy.own("disk.full", List.of("java.io.File.length()"), "");

        assertThatThrownBy(() -> StrategyCatalog.with(List.of(), List.of(own, own)))
                .hasMessage("there are two strategies called 'disk.full'");
    }

    @Test
    void every_axis_is_a_parameter_of_its_strategy() {
        assertThat(Strategies.BUILT_IN)
                .allSatisfy(strategy -> assertThat(strategy.axes())
                        .allSatisfy(axis -> assertThat(strategy.parameter(axis)).isNotNull()));
    }

    private static Perturbation with(String name, String... setting) {
        return CATALOG.find(name).orElseThrow().with(setting.length == 0 ? Map.of() : Map.of(setting[0], setting[1]));
    }
}
