package io.unflake.inject.gate;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.labels.Labels;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlawGateTest {

    @AfterEach
    void forget() {
        System.clearProperty(Labels.SEED_PROPERTY);
        System.clearProperty(Labels.TR_PROPERTY);
    }

    /** A gate that has read the current properties. */
    private static Method open() throws ReflectiveOperationException, IOException {
        byte[] bytes;
        try (InputStream in = FlawGate.class.getResourceAsStream("FlawGate.class")) {
            bytes = in.readAllBytes();
        }
        ClassLoader loader = new ClassLoader(null) {
            @Override
            protected Class<?> findClass(String name) {
                return defineClass(name, bytes, 0, bytes.length);
            }
        };
        return loader.loadClass(FlawGate.class.getName()).getMethod("open", String.class, double.class);
    }

    private static List<Boolean> draws(Method open, String mutant, int count) throws ReflectiveOperationException {
        List<Boolean> draws = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            draws.add((Boolean) open.invoke(null, mutant, 0.5));
        }
        return draws;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.5, 0.9, 1})
    void is_open_as_often_as_the_threshold_says(double tr) throws Exception {
        System.setProperty(Labels.SEED_PROPERTY, "42");
        System.setProperty(Labels.TR_PROPERTY, Double.toString(tr));

        long opened =
                draws(open(), "AW-1", 10_000).stream().filter(each -> each).count();

        assertThat(opened / 10_000.0).isBetween(tr - 0.02, tr + 0.02);
        if (tr == 0 || tr == 1) {
            assertThat(opened).isEqualTo((long) (10_000 * tr));
        }
    }

    @Test
    void a_seed_decides_all_draws_of_a_mutant_whatever_others_draw() throws Exception {
        System.setProperty(Labels.SEED_PROPERTY, "7");
        List<Boolean> alone = draws(open(), "AW-1", 100);
        Method shared = open();
        draws(shared, "RC-1", 13);

        assertThat(draws(shared, "AW-1", 100)).isEqualTo(alone);
        System.setProperty(Labels.SEED_PROPERTY, "8");
        assertThat(draws(open(), "AW-1", 100)).isNotEqualTo(alone);
    }

    @Test
    void draws_are_random_without_a_seed() throws Exception {
        assertThat(draws(open(), "AW-1", 100)).isNotEqualTo(draws(open(), "AW-1", 100));
    }

    @Test
    void more_mutants_than_the_gate_can_tell_apart_still_draw() throws Exception {
        Method open = open();
        long opened = 0;
        for (int i = 0; i < 34_000; i++) {
            opened += (Boolean) open.invoke(null, "AW-" + i, 0.5) ? 1 : 0;
        }

        assertThat(opened / 34_000.0).isBetween(0.47, 0.53);
    }
}
