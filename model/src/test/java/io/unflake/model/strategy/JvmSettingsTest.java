package io.unflake.model.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.Treatment;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JvmSettingsTest {

    private static final Perturbation ZONE = new Perturbation("environment.zone", Map.of("zone", "Asia/Tokyo"));
    private static final Perturbation HEAP = new Perturbation("environment.heap", Map.of("heap", "64m"));
    private static final List<Spot> SPOTS =
            List.of(Spot.all(new Site(SiteKind.ZONE, "A", "m", "A.java", 1, "a()", 0, true)));

    @Test
    void a_treatment_of_calls_needs_none() {
        Treatment treatment = Treatment.of(new Perturbation("time.fast", Map.of("factor", "10")));

        assertThat(JvmSettings.of(treatment, "out")).isEqualTo(JvmSettings.NONE);
        assertThat(JvmSettings.isNeeded(treatment)).isFalse();
    }

    @Test
    void surroundings_are_set_when_the_jvm_starts() {
        Treatment treatment = Treatment.of(
                ZONE,
                HEAP,
                new Perturbation("environment.separator", Map.of("separator", "crlf")),
                new Perturbation("environment.temp", Map.of("folder", "a b")),
                new Perturbation("environment.lang", Map.of("lang", "C")));

        assertThat(JvmSettings.of(treatment, "out"))
                .isEqualTo(new JvmSettings(
                        List.of(
                                "-Duser.timezone=Asia/Tokyo",
                                "-Xms8m",
                                "-Xmx64m",
                                "-Dline.separator=\r\n",
                                "-Djava.io.tmpdir=out/a b"),
                        Map.of("LANG", "C", "LC_ALL", "C")));
        assertThat(JvmSettings.isNeeded(treatment)).isTrue();
    }

    @Test
    void what_only_some_calls_shall_see_is_not_set_for_all() {
        assertThat(JvmSettings.of(Treatment.of(ZONE).at(SPOTS), "out")).isEqualTo(JvmSettings.NONE);
        assertThat(JvmSettings.isNeeded(Treatment.of(ZONE).at(SPOTS))).isFalse();
        assertThat(JvmSettings.of(Treatment.of(HEAP).at(SPOTS), "out").arguments())
                .contains("-Xmx64m");
    }
}
