package io.unflake.engine.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.unflake.model.score.Curve;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CurvesTest {

    private static final int TESTS = 40_000;

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.5, 0.7, 0.9})
    void the_formulas_agree_with_a_simulation(double tr) {
        Random random = new Random(1);
        BooleanSupplier fails = () -> random.nextDouble() < tr;

        double rerun = share(() -> fails.getAsBoolean() && any(() -> !fails.getAsBoolean()));
        double rounds = share(() -> !fails.getAsBoolean() && any(fails));

        assertThat(Curves.rerun(tr, 5)).isEqualTo(rerun, within(0.01));
        assertThat(Curves.rounds(tr, 5)).isEqualTo(rounds, within(0.01));
    }

    private static double share(BooleanSupplier isDetected) {
        return (double) IntStream.range(0, TESTS)
                        .filter(i -> isDetected.getAsBoolean())
                        .count()
                / TESTS;
    }

    private static boolean any(BooleanSupplier one) {
        return IntStream.range(0, 5).mapToObj(i -> one.getAsBoolean()).toList().contains(true);
    }

    @Test
    void both_are_zero_at_the_ends_and_highest_where_the_paper_has_it() {
        List<Curve> curves = Curves.of(5);

        assertThat(curves).extracting(Curve::formula).containsExactly("tr(1 - tr^5)", "(1 - tr)(1 - (1 - tr)^5)");
        assertThat(curves).allSatisfy(curve -> {
            assertThat(curve.points().get(0).share()).isZero();
            assertThat(curve.points().get(100).share()).isZero();
        });
        assertThat(highest(curves.get(0))).isBetween(0.6, 0.8);
        assertThat(highest(curves.get(1))).isBetween(0.2, 0.4);
    }

    private static double highest(Curve curve) {
        return curve.points().stream()
                .max(Comparator.comparingDouble(Curve.Point::share))
                .orElseThrow()
                .tr();
    }
}
