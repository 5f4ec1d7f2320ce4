package io.unflake.agent.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PaceTest {

    private static final long SECOND = 1_000_000_000;

    static Stream<Pace> paces() {
        return Stream.of(
                Pace.REAL,
                new ScaledPace(10),
                new ScaledPace(0.1),
                new CoarsePace(10 * SECOND),
                new SteppingPace(5 * SECOND),
                new FrozenPace());
    }

    @ParameterizedTest
    @MethodSource("paces")
    void realOf_returns_the_time_at_which_the_clock_shows_a_value(Pace pace) {
        for (long now = 0; now < 10; now++) {
            pace.read(now * SECOND);
        }
        for (long shown : new long[] {-SECOND, 0, 1, SECOND + 7, 12 * SECOND, 500 * SECOND}) {
            long real = pace.realOf(shown, 10 * SECOND);
            if (!(pace instanceof FrozenPace)) {
                assertThat(pace.at(real)).isGreaterThanOrEqualTo(shown - 1);
            }
            assertThat(shown <= 0 ? real : 0).isEqualTo(Math.min(shown, 0));
        }
    }

    @ParameterizedTest
    @MethodSource("paces")
    void time_before_the_treatment_passes_normally(Pace pace) {
        pace.read(SECOND);
        assertThat(pace.at(-SECOND)).isEqualTo(-SECOND);
    }

    @Test
    void a_stepping_clock_takes_two_steps_a_second_on_a_thread() {
        SteppingPace pace = new SteppingPace(5 * SECOND);
        long last = 0;
        for (int i = 0; i < 100; i++) {
            last = pace.read(i);
        }
        assertThat(last).isEqualTo(10 * SECOND + 99);
        assertThat(pace.read(SECOND)).isEqualTo(16 * SECOND);
        assertThat(pace.at(50)).isEqualTo(10 * SECOND + 50);
    }

    @Test
    void the_first_reading_at_a_site_moves_the_clock_whatever_was_read_before() {
        SteppingPace pace = new SteppingPace(5 * SECOND);
        for (int i = 0; i < 100; i++) {
            pace.read(0, 1);
        }
        long created = pace.read(0, 2);

        assertThat(pace.read(0, 3) - created).isEqualTo(5 * SECOND);
        assertThat(pace.read(0, 3) - created).isEqualTo(5 * SECOND);
    }

    @Test
    void readings_at_many_sites_move_the_clock_a_limited_number_of_times() {
        SteppingPace pace = new SteppingPace(5 * SECOND);
        for (int site = 0; site < 100; site++) {
            pace.read(0, site);
        }

        assertThat(pace.at(0)).isEqualTo(4 * 5 * SECOND + 4 * SECOND);
    }

    @Test
    void the_first_steps_of_each_test_are_large() {
        SteppingPace pace = new SteppingPace(5 * SECOND);
        pace.renew();
        for (int site = 0; site < 8; site++) {
            pace.read(0, site);
        }
        long before = pace.read(SECOND, 8);

        assertThat(pace.read(SECOND, 9) - before).isEqualTo(SECOND);
        pace.renew();
        assertThat(pace.read(SECOND, 10) - before).isEqualTo(6 * SECOND);
    }

    @Test
    void the_first_steps_of_each_second_are_large_where_nobody_tells_when_tests_begin() {
        SteppingPace pace = new SteppingPace(5 * SECOND);
        for (int site = 0; site < 8; site++) {
            pace.read(0, site);
        }
        long before = pace.at(SECOND);

        assertThat(pace.read(SECOND, 9) - before).isEqualTo(5 * SECOND);
    }

    @Test
    void a_coarse_clock_begins_a_step_with_each_test() {
        CoarsePace pace = new CoarsePace(10 * SECOND);
        assertThat(pace.read(SECOND)).isZero();
        pace.renew();
        assertThat(pace.read(9 * SECOND)).isZero();
        assertThat(pace.read(18 * SECOND)).isZero();
        assertThat(pace.read(19 * SECOND)).isEqualTo(10 * SECOND);
        assertThat(pace.at(5 * SECOND)).isZero();
        assertThat(pace.realOf(10 * SECOND, 0)).isEqualTo(19 * SECOND);
        pace.renew();
        assertThat(pace.read(21 * SECOND)).isEqualTo(20 * SECOND);
        assertThat(pace.read(30 * SECOND)).isEqualTo(20 * SECOND);
    }

    @Test
    void readings_that_overtake_each_other_do_not_go_back() {
        SteppingPace pace = new SteppingPace(SECOND);
        long first = pace.read(100);
        assertThat(pace.read(50)).isGreaterThanOrEqualTo(first);
    }

    @Test
    void times_too_far_away_for_nanoseconds_still_translate() {
        AtomicLong nanos = new AtomicLong();
        Instant start = Instant.parse("2026-01-01T00:00:00Z");
        Instant shown = Instant.parse("3000-01-01T00:00:00Z");
        TreatedClock.StartDate date = new TreatedClock.StartDate(shown, false, Focus.EVERYWHERE);
        TreatedClock clock = new TreatedClock(start, nanos::get, date, new ScaledPace(10), Focus.EVERYWHERE);

        assertThat(clock.toReal(Instant.EPOCH)).isBefore(Instant.EPOCH);
        assertThat(clock.toWarped(start)).isEqualTo(shown);
        nanos.set(SECOND);
        assertThat(clock.instant(0)).isEqualTo(shown.plusSeconds(10));
        assertThat(clock.nanos(0)).isEqualTo(10 * SECOND);
        assertThat(clock.toReal(shown.plusSeconds(20))).isEqualTo(start.plusSeconds(2));
        assertThat(clock.elapsedMillis(Duration.ofHours(1).toMillis()))
                .isEqualTo(Duration.ofHours(1).plusSeconds(9).toMillis());
    }

    @Test
    void date_and_pace_apply_to_their_own_readings_only() {
        AtomicLong nanos = new AtomicLong();
        Instant start = Instant.parse("2026-01-01T00:00:00Z");
        Instant shown = Instant.parse("3000-01-01T00:00:00Z");
        TreatedClock clock = new TreatedClock(
                start, nanos::get, new TreatedClock.StartDate(shown, false, only(2)), new ScaledPace(10), only(1));
        nanos.set(SECOND);

        assertThat(clock.instant(0)).isEqualTo(start.plusSeconds(1));
        assertThat(clock.instant(1)).isEqualTo(start.plusSeconds(10));
        assertThat(clock.instant(2)).isEqualTo(shown.plusSeconds(1));
    }

    private static Focus only(int wanted) {
        return new Focus() {
            @Override
            public boolean admits(int site, long askedNanos) {
                return concerns(site);
            }

            @Override
            public boolean concerns(int site) {
                return site == wanted;
            }
        };
    }
}
