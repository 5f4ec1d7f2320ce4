package io.unflake.agent.policy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CollidingDrawsTest {

    private final CollidingDraws draws = new CollidingDraws();

    @Test
    void wide_draws_are_all_equal_within_their_bounds_and_not_extreme() {
        long first = draws.integer(1, Integer.MIN_VALUE, Integer.MAX_VALUE, 0);

        assertThat(draws.integer(2, Integer.MIN_VALUE, Integer.MAX_VALUE, 1)).isEqualTo(first);
        assertThat(draws.integer(3, Long.MIN_VALUE, Long.MAX_VALUE, 2)).isEqualTo(first);
        assertThat(first).isStrictlyBetween(0L, (long) Integer.MAX_VALUE);
        assertThat(draws.integer(4, -2_000_000_000, 0, 3)).isStrictlyBetween(-2_000_000_000L, 0L);
    }

    @Test
    void narrow_draws_and_fractions_are_not_changed() {
        assertThat(draws.fraction(0.1, 0, 1, 4)).isEqualTo(0.1);
        assertThat(draws.integer(4, 0, 5, 0)).isEqualTo(4);
        assertThat(draws.integer(4, 0, 99_999_999, 0)).isEqualTo(4);
        assertThat(draws.integer(1, 0, 1, 1)).isEqualTo(1);
        byte[] two = {1, 2};
        draws.bytes(two, 2);
        assertThat(two).containsExactly(1, 2);
    }

    @Test
    void arrays_that_are_ids_coincide() {
        byte[] one = {1, 2, 3, 4, 5, 6, 7, 8};
        byte[] other = {8, 7, 6, 5, 4, 3, 2, 1};
        draws.bytes(one, 0);
        draws.bytes(other, 0);
        assertThat(one).isEqualTo(other);
    }

    @Test
    void a_loop_that_draws_until_a_value_differs_ends() {
        for (int i = 0; i < 100_000; i++) {
            if (draws.integer(-1, Integer.MIN_VALUE, Integer.MAX_VALUE, 0) == -1) {
                return;
            }
        }
        throw new AssertionError("the same value was drawn for ever");
    }
}
