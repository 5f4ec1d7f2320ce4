package io.unflake.model.score;

import java.util.List;

/**
 * The share of flaky tests that a detector is expected to find, over {@code tr}.
 *
 * @param name which detectors it applies to
 */
public record Curve(String name, String formula, List<Point> points) {

    public Curve {
        points = List.copyOf(points);
    }

    /** The expected share at one probability of failure. */
    public record Point(double tr, double share) {}
}
