package io.unflake.report.score;

import io.unflake.model.labels.Mutant;
import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.Proportion;
import io.unflake.model.score.Score;
import io.unflake.model.score.ScorePoint;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/** What makes flaky tests harder to detect, and so is the horizontal axis of a plot. */
enum PlotAxis {
    /** The probability of failure. */
    TR("tr"),
    /** The number of cleaners or state-unsetters. */
    K("k"),
    /** Nothing: natural mutants are as they are, and have the cleaners that their suite was made with. */
    NONE("");

    private final String label;

    PlotAxis(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    private static PlotAxis of(ScorePoint point) {
        return point.form().equals(Mutant.NATURAL) ? NONE : point.k() != null ? K : point.tr() != null ? TR : NONE;
    }

    private double value(ScorePoint point) {
        return switch (this) {
            case TR -> point.tr();
            case K -> point.k();
            case NONE -> 0;
        };
    }

    /** The detected shares of a detector by the number on this axis. */
    SortedMap<Double, Proportion> shares(DetectorScore detector, Predicate<ScorePoint> chosen) {
        SortedMap<Double, Proportion> shares = new TreeMap<>();
        detector.points().stream()
                .filter(point -> of(point) == this && chosen.test(point))
                .forEach(point -> shares.merge(value(point), point.detected(), Proportion::plus));
        return shares;
    }

    /** The numbers on this axis for which anything was measured. */
    SortedSet<Double> values(Score score) {
        SortedSet<Double> values = new TreeSet<>();
        score.detectors()
                .forEach(detector ->
                        values.addAll(shares(detector, point -> true).keySet()));
        return values;
    }

    /** The groups of mutants on this axis, in the order of the file. */
    List<MutantGroup> groups(Score score) {
        return score.detectors().stream()
                .flatMap(detector -> detector.points().stream())
                .filter(point -> of(point) == this)
                .map(MutantGroup::of)
                .distinct()
                .toList();
    }
}
