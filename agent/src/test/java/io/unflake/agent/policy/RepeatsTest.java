package io.unflake.agent.policy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RepeatsTest {

    private static final int SITE = 7;

    private final Repeats repeats = new Repeats();

    @Test
    void after_a_long_wait_the_next_one_is_shorter() {
        int first = drawsUntilTooLong();

        assertThat(drawsUntilTooLong()).isLessThan(first);
    }

    @Test
    void another_test_is_as_patient_as_the_first_one() {
        int first = drawsUntilTooLong();
        drawsUntilTooLong();

        repeats.renew();

        assertThat(drawsUntilTooLong()).isEqualTo(first);
    }

    @Test
    void a_third_value_starts_the_count_again() {
        int limit = drawsUntilTooLong();
        repeats.renew();
        for (int i = 0; i < 3 * limit; i++) {
            assertThat(repeats.isTooLong(SITE, i % 3)).isFalse();
        }
    }

    private int drawsUntilTooLong() {
        int draws = 1;
        while (!repeats.isTooLong(SITE, 5L)) {
            draws++;
        }
        return draws;
    }
}
