package io.unflake.report.score;

import io.unflake.model.score.Curve;
import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.DetectorScore.Cost;
import io.unflake.model.score.DetectorScore.FalseAlarm;
import io.unflake.model.score.DetectorScore.MutantScore;
import io.unflake.model.score.Proportion;
import io.unflake.model.score.Score;
import io.unflake.model.score.ScorePoint;
import java.util.List;

/** Scores for tests. */
final class Scores {

    static final String HOSTILE = "command:<script>alert('&')</script>";

    private Scores() {}

    static Score of(DetectorScore... detectors) {
        return new Score(
                Score.SCHEMA,
                new Score.Setup(5, 5, List.of(0.1, 0.5), List.of(0, 5)),
                List.of(new Score.ScoredSuite("/suites/<b>", 40, 4, 2, 2.5)),
                List.of(detectors),
                List.of(new Curve("reruns", "tr(1 - tr^5)", List.of(new Curve.Point(0.5, 0.48)))));
    }

    static DetectorScore good() {
        return new DetectorScore(
                "unflake",
                Proportion.of(7, 8),
                Proportion.of(7, 7),
                Proportion.of(0, 30),
                0,
                new Cost(8.25, 20, 4),
                List.of(),
                points(10, 9),
                List.of(new MutantScore("/suites/<b>", "AW-1", "AW", "NOD", "gated", null, Proportion.of(2, 2))));
    }

    static DetectorScore hostile() {
        return new DetectorScore(
                HOSTILE,
                Proportion.of(2, 8),
                Proportion.of(2, 4),
                Proportion.of(2, 30),
                3,
                new Cost(1.5, 3, 4),
                List.of(new FalseAlarm("/suites/<b>", "shop.CartTest#steady", 2)),
                points(0, 1),
                List.of(new MutantScore("/suites/<b>", "AW-1", "AW", "NOD", "gated", null, Proportion.of(0, 2))));
    }

    private static List<ScorePoint> points(int first, int second) {
        return List.of(
                new ScorePoint("AW", "NOD", "gated", 0.1, null, Proportion.of(first, 10)),
                new ScorePoint("AW", "NOD", "gated", 0.5, null, Proportion.of(second, 10)),
                new ScorePoint("RC", "NOD", "natural", null, null, Proportion.of(first, 10)),
                new ScorePoint("CSD", "OD", "natural", null, 5, Proportion.of(second, 10)),
                new ScorePoint("SVD", "OD", "gated", null, 0, Proportion.of(first, 10)),
                new ScorePoint("SVD", "OD", "gated", null, 5, Proportion.of(second, 10)));
    }
}
