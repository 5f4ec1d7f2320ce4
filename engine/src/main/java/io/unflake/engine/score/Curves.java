package io.unflake.engine.score;

import io.unflake.model.score.Curve;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/** The expected shares of detectors that repeat tests which fail with probability {@code tr}, independently each time. */
public final class Curves {

    private static final int STEPS = 100;

    private Curves() {}

    /** The curves for this number of repetitions. */
    public static List<Curve> of(int reruns) {
        return List.of(
                curve("fails first, passes in a rerun", "tr(1 - tr^" + reruns + ")", tr -> rerun(tr, reruns)),
                curve(
                        "passes first, fails in a round",
                        "(1 - tr)(1 - (1 - tr)^" + reruns + ")",
                        tr -> rounds(tr, reruns)));
    }

    /** The test fails first, and then passes in one of the reruns: Surefire. */
    static double rerun(double tr, int reruns) {
        return tr * (1 - Math.pow(tr, reruns));
    }

    /** The test passes first, and then fails in one of the rounds: NonDex, iDFlakies. */
    static double rounds(double tr, int rounds) {
        return (1 - tr) * (1 - Math.pow(1 - tr, rounds));
    }

    private static Curve curve(String name, String formula, DoubleUnaryOperator share) {
        return new Curve(
                name,
                formula,
                IntStream.rangeClosed(0, STEPS)
                        .mapToDouble(step -> (double) step / STEPS)
                        .mapToObj(tr -> new Curve.Point(tr, Math.round(10_000 * share.applyAsDouble(tr)) / 10_000.0))
                        .toList());
    }
}
