package io.unflake.report.score;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.Proportion;
import io.unflake.model.score.ScorePoint;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScoreTableTest {

    @Test
    void shows_the_share_of_each_operator_and_the_cost() {
        String table = ScoreTable.render(Scores.of(Scores.good(), Scores.hostile()), 100, false);

        assertThat(table).isEqualTo("""
                1 suite, 40 tests, 4 mutants (2 more in tests that the build does not run); one plain run 2.5 s

                detector          recall                   precision  unmutated     cost
                unflake           87.5 % (53 to 98)        100.0 %    0 of 30       8.3 plain runs
                command:<scri...  25.0 % (7 to 59)         50.0 %     2 of 30       1.5 plain runs
                not counted: 3 of 11 results of command:<script>alert('&')</script>, since the test JVM ended before these tests did, or did not run them

                detected share in % over tr, the probability of failure
                                                  0.1   0.5
                NOD AW         unflake            100    90
                               command:<scri...     0    10

                detected share in % over k, the number of cleaners
                                                    0     5
                OD SVD         unflake            100    90
                               command:<scri...     0    10

                detected share in % of natural mutants
                                                  all
                NOD RC         unflake            100
                               command:<scri...     0
                OD CSD         unflake             90
                               command:<scri...    10

                false alarms of command:<script>alert('&')</script>
                  shop.CartTest#steady  2 x
                """);
    }

    @Test
    void lists_what_was_never_detected_on_request() {
        assertThat(ScoreTable.render(Scores.of(Scores.good(), Scores.hostile()), 100, true))
                .contains("never detected by unflake: 0\n")
                .contains("never detected by " + Scores.HOSTILE + ": 1\n  AW-1 in /suites/<b>\n");
    }

    @Test
    void leaves_out_columns_that_do_not_fit_but_not_the_ends() {
        DetectorScore many = new DetectorScore(
                "one",
                Proportion.of(0, 51),
                Proportion.of(0, 0),
                Proportion.of(0, 0),
                0,
                new DetectorScore.Cost(1, 1, 51),
                List.of(),
                IntStream.rangeClosed(0, 50)
                        .mapToObj(k -> new ScorePoint("SVD", "OD", "gated", null, k, Proportion.of(0, 1)))
                        .toList(),
                List.of());

        assertThat(ScoreTable.render(Scores.of(many), 80, false))
                .contains("     0     7    14    21    28    35    42    50\n")
                .contains("one               0.0 % (0 to 7)           -          0 of 0");
    }
}
