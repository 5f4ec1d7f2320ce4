package io.unflake.model.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.codec.CodecException;
import io.unflake.model.score.DetectorScore.Cost;
import io.unflake.model.score.DetectorScore.FalseAlarm;
import io.unflake.model.score.DetectorScore.MutantScore;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoreTest {

    private static final Score SCORE = new Score(
            Score.SCHEMA,
            new Score.Setup(5, 5, List.of(0.1, 0.5), List.of(0, 5)),
            List.of(new Score.ScoredSuite("/suite", 10, 2, 1, 1.5)),
            List.of(new DetectorScore(
                    "one",
                    Proportion.of(3, 4),
                    Proportion.of(3, 3),
                    Proportion.of(0, 16),
                    1,
                    new Cost(6.5, 9.75, 4),
                    List.of(new FalseAlarm("/suite", "shop.CartTest#fills", 1)),
                    List.of(
                            new ScorePoint("AW", "NOD", "gated", 0.1, null, Proportion.of(1, 1)),
                            new ScorePoint("SVD", "OD", "gated", null, 5, Proportion.of(0, 1))),
                    List.of(new MutantScore("/suite", "AW-1", "AW", "NOD", "gated", null, Proportion.of(1, 1))))),
            List.of(new Curve("reruns", "tr(1 - tr^5)", List.of(new Curve.Point(0.5, 0.4844)))));

    @Test
    void reads_what_it_writes() {
        assertThat(Score.read(SCORE.write())).isEqualTo(SCORE);
    }

    @Test
    void another_version_is_refused() {
        String text = SCORE.write().replace("unflake/score/1", "unflake/score/2");

        assertThatThrownBy(() -> Score.read(text))
                .isInstanceOf(CodecException.class)
                .hasMessage("expected unflake/score/1 but found unflake/score/2");
    }
}
