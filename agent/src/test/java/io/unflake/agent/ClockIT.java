package io.unflake.agent;

import static io.unflake.agent.Treated.reachedApis;
import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import subject.Clocks;

class ClockIT {

    private static final String DATE = Treated.YEAR_3000;
    private static final String HOUR_PER_READ = "time.increment:delta=1h";

    @Test
    void all_apis_show_the_same_year() throws Exception {
        assertThat(under(Clocks::years, DATE)).containsOnly(3000);
        assertThat(under(Clocks::yearsByReference, DATE)).containsOnly(3000);
        assertThat(under(() -> Clocks.yearsOfNested(true), DATE)).containsOnly(3000);
        assertThat(under(Clocks::times, DATE)).hasSize(4);
    }

    @Test
    void all_apis_show_the_real_year_without_a_treatment() {
        assertThat(Clocks.years()).containsOnly(LocalDate.now().getYear());
        assertThat(Clocks.yearsByReference()).containsOnly(LocalDate.now().getYear());
    }

    @Test
    void the_date_runs_on_unless_it_is_frozen() throws Exception {
        assertThat(under(() -> differs(Clocks::millis), DATE)).isTrue();
        assertThat(under(() -> differs(Clocks::nanos), DATE + ":frozen=true")).isTrue();
        assertThat(under(() -> List.of(Clocks.millis(), waited(), Clocks.millis()), DATE + ":frozen=true"))
                .startsWith(Instant.parse("3000-01-01T00:00:00Z").toEpochMilli())
                .endsWith(Instant.parse("3000-01-01T00:00:00Z").toEpochMilli());
    }

    private static boolean differs(Callable<Long> reading) throws Exception {
        long first = reading.call();
        while (reading.call() == first) {
            Thread.onSpinWait();
        }
        return true;
    }

    private static long waited() throws InterruptedException {
        Thread.sleep(5);
        return 0;
    }

    @Test
    void only_the_date_moves_with_the_date() throws Exception {
        long before = System.nanoTime();
        long shown = under(Clocks::nanos, DATE);
        assertThat(shown).isBetween(before, System.nanoTime());
    }

    @Nested
    class An_increment {

        @Test
        void moves_the_clock_with_each_read() throws Exception {
            assertThat(under(() -> -Clocks.millis() + Clocks.millis(), "time.increment"))
                    .isGreaterThanOrEqualTo(5000);
            assertThat(under(() -> -Clocks.nanos() + Clocks.nanos(), HOUR_PER_READ))
                    .isGreaterThanOrEqualTo(Duration.ofHours(1).toNanos());
        }

        @Test
        void is_bounded_for_a_thread_that_polls() throws Exception {
            long[] elapsed = under(ClockIT::poll, HOUR_PER_READ);
            long realSeconds = elapsed[0] / 1_000_000_000 + 2;
            assertThat(Duration.ofNanos(elapsed[1]).toHours()).isBetween(1L, 2 * realSeconds);
        }

        @Test
        void is_bounded_for_threads_that_poll_together() throws Exception {
            ExecutorService threads = Executors.newFixedThreadPool(8);
            try {
                long[] elapsed = under(
                        () -> {
                            long start = Clocks.nanos();
                            long realStart = System.nanoTime();
                            for (Future<?> future :
                                    threads.invokeAll(java.util.Collections.nCopies(8, ClockIT::poll))) {
                                future.get();
                            }
                            return new long[] {System.nanoTime() - realStart, Clocks.nanos() - start};
                        },
                        HOUR_PER_READ);
                assertThat(Duration.ofNanos(elapsed[1]).toHours())
                        .isLessThanOrEqualTo(4 * (elapsed[0] / 1_000_000_000 + 2));
            } finally {
                threads.shutdownNow();
            }
        }
    }

    private static long[] poll() {
        long realStart = System.nanoTime();
        long start = Clocks.nanos();
        long last = start;
        for (int i = 0; i < 10_000; i++) {
            long now = Clocks.nanos();
            assertThat(now >= last).isTrue();
            last = now;
        }
        return new long[] {System.nanoTime() - realStart, last - start};
    }

    @Test
    void a_coarse_clock_shows_whole_steps_only() throws Exception {
        Set<Long> rests = under(
                () -> {
                    Set<Long> seen = new HashSet<>();
                    for (int i = 0; i < 1000; i++) {
                        seen.add(Clocks.millis() % 10_000);
                    }
                    return seen;
                },
                "time.coarse");
        assertThat(rests).containsExactly(0L);
        assertThat(under(() -> (-Clocks.nanos() + Clocks.nanos()) % 10_000_000_000L, "time.coarse"))
                .isZero();
    }

    @Test
    void a_fast_clock_runs_faster_and_a_slow_clock_slower_than_the_real_one() throws Exception {
        assertThat(under(ClockIT::shownPerReal, "time.fast:factor=1000")).isGreaterThan(100);
        assertThat(under(ClockIT::shownPerReal, "time.slow:factor=1000")).isLessThan(0.1);
    }

    private static double shownPerReal() throws InterruptedException {
        long realStart = System.nanoTime();
        long start = Clocks.nanos();
        Thread.sleep(20);
        long shown = Clocks.nanos() - start;
        return (double) shown / (System.nanoTime() - realStart);
    }

    @Test
    void date_and_time_compose() throws Exception {
        Duration passed = under(
                () -> {
                    Instant start = Instant.ofEpochMilli(Clocks.millis());
                    assertThat(start.atZone(ZoneOffset.UTC).getYear()).isEqualTo(3000);
                    return Duration.between(start, Instant.ofEpochMilli(Clocks.millis()));
                },
                DATE,
                HOUR_PER_READ);
        assertThat(passed).isGreaterThanOrEqualTo(Duration.ofHours(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"time.increment", "time.coarse", "time.fast", "time.slow", DATE})
    void time_never_runs_backwards(String strategy) throws Exception {
        under(
                () -> {
                    long lastMillis = Clocks.millis();
                    long lastNanos = Clocks.nanos();
                    for (int i = 0; i < 20_000; i++) {
                        long millis = Clocks.millis();
                        long nanos = Clocks.nanos();
                        assertThat(millis >= lastMillis && nanos >= lastNanos).isTrue();
                        lastMillis = millis;
                        lastNanos = nanos;
                    }
                    return null;
                },
                strategy);
    }

    @Nested
    class A_clock_object {

        @Test
        void follows_the_treatment_active_when_it_is_read() throws Exception {
            Clock clock = Clocks.clock();
            assertThat(clock.instant().atZone(ZoneOffset.UTC).getYear())
                    .isEqualTo(LocalDate.now().getYear());
            assertThat(under(() -> clock.instant().atZone(ZoneOffset.UTC).getYear(), DATE))
                    .isEqualTo(3000);
            assertThat(under(() -> clock.withZone(ZoneId.of("Asia/Tokyo")).millis(), DATE))
                    .isGreaterThanOrEqualTo(Treated.START_OF_YEAR_3000);
        }

        @Test
        void reaches_its_site_when_it_is_read() throws Exception {
            Clock clock = Clocks.clock();
            assertThat(reachedApis(clock::instant)).containsExactly("java.time.Clock.systemUTC()");
        }

        @Test
        void equals_and_prints_like_the_jdk_clock() throws Exception {
            assertThat(Clocks.clock())
                    .isEqualTo(Clocks.clock())
                    .isEqualTo(Clock.systemUTC())
                    .hasSameHashCodeAs(Clock.systemUTC())
                    .hasToString(Clock.systemUTC().toString());
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(Clocks.clock());
            }
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                assertThat(in.readObject()).isEqualTo(Clock.systemUTC());
            }
        }

        @Test
        void stays_fixed_if_it_was_fixed() throws Exception {
            assertThat(under(Clocks::fixed, DATE)).isEqualTo(Instant.EPOCH);
        }
    }
}
