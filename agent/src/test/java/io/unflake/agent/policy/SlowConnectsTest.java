package io.unflake.agent.policy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SlowConnectsTest {

    private static final long RESOLVE = 1000;
    private static final long MILLI = 1_000_000;

    @Test
    void only_the_first_connection_at_a_site_of_a_test_waits_for_name_resolution() {
        DelayBudget delays = new DelayBudget(true);
        SlowConnects connects = new SlowConnects(0.5, RESOLVE, delays, Focus.EVERYWHERE);

        assertThat(connects.delay(0, 1)).isEqualTo(RESOLVE);
        assertThat(connects.delay(0, 1)).isZero();
        assertThat(connects.delay(0, 2)).isEqualTo(RESOLVE);
        delays.renew();
        assertThat(connects.delay(0, 1)).isEqualTo(RESOLVE);
    }

    @Test
    void the_first_two_connections_at_a_site_use_up_their_timeouts() {
        SlowConnects connects = new SlowConnects(0.5, RESOLVE, new DelayBudget(true), Focus.EVERYWHERE);

        assertThat(connects.delay(100, 1)).isEqualTo(50 * MILLI + RESOLVE);
        assertThat(connects.delay(100, 1)).isEqualTo(50 * MILLI);
        assertThat(connects.delay(100, 1)).isZero();
        assertThat(connects.delay(100, 2)).isEqualTo(50 * MILLI + RESOLVE);
    }

    @Test
    void every_connection_waits_if_the_start_of_tests_is_unknown() {
        SlowConnects connects = new SlowConnects(0.5, RESOLVE, new DelayBudget(false), Focus.EVERYWHERE);

        assertThat(connects.delay(0, 1)).isEqualTo(RESOLVE);
        assertThat(connects.delay(0, 1)).isEqualTo(RESOLVE);
    }

    @Test
    void a_busy_machine_has_time_to_connect() {
        SlowConnects connects = new SlowConnects(0.01, RESOLVE, new DelayBudget(true), Focus.EVERYWHERE);

        assertThat(connects.left(300, 1)).isEqualTo(50);
        assertThat(connects.left(20, 1)).isEqualTo(20);
    }

    @Test
    void a_long_timeout_is_used_up_but_not_waited_for() {
        SlowConnects connects = new SlowConnects(0.01, RESOLVE, new DelayBudget(true), Focus.EVERYWHERE);

        assertThat(connects.delay(60_000, 1)).isEqualTo(2_000_000_000L);
        assertThat(connects.left(60_000, 1)).isEqualTo(600);
    }

    @Test
    void the_connections_at_a_site_take_two_seconds_longer_together() {
        SlowConnects connects = new SlowConnects(0.01, RESOLVE, new DelayBudget(true), Focus.EVERYWHERE);

        assertThat(connects.delay(1_000, 1)).isEqualTo(950 * MILLI + RESOLVE);
        assertThat(connects.delay(60_000, 1)).isEqualTo(1_050 * MILLI - RESOLVE);
        assertThat(connects.delay(60_000, 2)).isEqualTo(2_000 * MILLI);
    }

    @Test
    void a_name_resolution_of_the_user_is_not_shortened() {
        SlowConnects connects = new SlowConnects(0.01, 5_000 * MILLI, new DelayBudget(true), Focus.EVERYWHERE);

        assertThat(connects.delay(60_000, 1)).isEqualTo(5_000 * MILLI);
    }

    @Test
    void a_connection_that_is_not_perturbed_leaves_the_name_resolution_to_a_later_one() {
        boolean[] admitted = {false, true};
        int[] calls = {0};
        Focus second = new Focus() {
            @Override
            public boolean admits(int site, long asked) {
                return admitted[calls[0]++];
            }

            @Override
            public boolean concerns(int site) {
                return true;
            }
        };
        SlowConnects connects = new SlowConnects(0.5, RESOLVE, new DelayBudget(true), second);

        assertThat(connects.delay(0, 1)).isZero();
        assertThat(connects.delay(0, 1)).isEqualTo(RESOLVE);
    }
}
