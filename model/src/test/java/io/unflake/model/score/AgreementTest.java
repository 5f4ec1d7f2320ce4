package io.unflake.model.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class AgreementTest {

    @Test
    void precision_counts_reported_tests_and_recall_counts_known_ones() {
        Agreement agreement = Agreement.of(
                List.of("a", "b", "c", "d"), List.of("a1", "a2", "b1", "x1"), (known, one) -> one.startsWith(known));

        assertThat(agreement.precision()).isEqualTo(Proportion.of(3, 4));
        assertThat(agreement.recall()).isEqualTo(Proportion.of(2, 4));
    }

    @Test
    void nothing_reported_has_no_precision_and_no_recall() {
        Agreement agreement = Agreement.of(List.of("a"), List.<String>of(), String::equals);

        assertThat(agreement.precision()).isEqualTo(new Proportion(0, 0, 0, 0, 1));
        assertThat(agreement.recall().share()).isZero();
        assertThat(agreement.recall().of()).isEqualTo(1);
    }

    @Test
    void computes_the_wilson_interval() {
        assertThat(Proportion.of(5, 5).low()).isEqualTo(0.5655, within(0.0001));
        assertThat(Proportion.of(5, 5).high()).isEqualTo(1);
        assertThat(Proportion.of(50, 100).low()).isEqualTo(0.4038, within(0.0001));
        assertThat(Proportion.of(0, 10).high()).isEqualTo(0.2775, within(0.0001));
    }

    @Test
    void rates_are_rounded_and_can_be_added() {
        assertThat(Proportion.of(1, 3).share()).isEqualTo(0.3333);
        assertThat(Proportion.of(1, 3).plus(Proportion.of(2, 3))).isEqualTo(Proportion.of(3, 6));
    }
}
