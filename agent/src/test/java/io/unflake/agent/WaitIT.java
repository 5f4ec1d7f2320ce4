package io.unflake.agent;

import static io.unflake.agent.Treated.reached;
import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.Site;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import subject.Waits;

class WaitIT {

    private static final String SHRINK = "concurrency.shrink:factor=0.000001";
    private static final long AN_HOUR = Duration.ofHours(1).toMillis();

    static Stream<String> waits() {
        return Waits.all(1).keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("waits")
    @Timeout(120)
    void a_wait_of_an_hour_ends_soon(String wait) throws Exception {
        under(
                () -> {
                    Waits.all(AN_HOUR).get(wait).run();
                    return null;
                },
                SHRINK);
    }

    @ParameterizedTest
    @MethodSource("waits")
    void a_wait_is_a_site(String wait) throws Exception {
        Waits.Wait untreated = Waits.all(1).get(wait);
        Set<Site> sites = reached(() -> {
            untreated.run();
            return null;
        });
        assertThat(sites.stream().map(Site::kind).collect(Collectors.toSet())).contains("wait");
    }

    @Test
    void a_timeout_keeps_its_unit_if_possible() throws Exception {
        assertThat(under(() -> Waits.asks(10, TimeUnit.SECONDS), "concurrency.shrink"))
                .isEqualTo("2 SECONDS");
        assertThat(under(() -> Waits.asks(1, TimeUnit.SECONDS), "concurrency.shrink"))
                .isEqualTo("200000000 NANOSECONDS");
    }

    @Test
    void a_positive_timeout_never_becomes_zero_and_zero_stays() throws Exception {
        assertThat(under(() -> Waits.asks(1, TimeUnit.NANOSECONDS), SHRINK)).isEqualTo("1 NANOSECONDS");
        assertThat(under(() -> Waits.asks(0, TimeUnit.SECONDS), SHRINK)).isEqualTo("0 SECONDS");
        assertThat(under(() -> Waits.asks(-1, TimeUnit.SECONDS), SHRINK)).isEqualTo("-1 SECONDS");
        assertThat(under(() -> Waits.asks(Long.MAX_VALUE, TimeUnit.DAYS), "concurrency.shrink"))
                .endsWith(" NANOSECONDS")
                .doesNotStartWith("-");
        assertThat(under(Waits::asksWithoutUnit, SHRINK)).isEqualTo("0 null");
    }

    @Test
    @Timeout(120)
    void a_call_of_the_overridden_method_is_shortened_too() throws Exception {
        assertThat(under(() -> Waits.superTimesOut(AN_HOUR), SHRINK)).isTrue();
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_19)
    @Timeout(120)
    void durations_of_newer_jdks_are_hooked(@TempDir Path folder) throws Exception {
        Class<?> type = ClassFiles.load(folder, "Newer", ClassFiles.sleepingForADuration("Newer"));
        under(
                () -> type.getMethod("run", Duration.class).invoke(null, Duration.ofHours(1)),
                "sleep.decrease:subtract=2h",
                SHRINK);
    }

    @Nested
    class A_sleep {

        @Test
        @Timeout(120)
        void is_shortened_but_not_below_0() throws Exception {
            under(
                    () -> {
                        Waits.sleep(AN_HOUR);
                        Waits.sleepNanos(AN_HOUR, 7);
                        Waits.sleepUnit(AN_HOUR);
                        Waits.sleepByReference(AN_HOUR);
                        Waits.sleep(0);
                        return null;
                    },
                    "sleep.decrease:subtract=2h");
        }

        @Test
        void takes_longer() throws Exception {
            for (Sleeper sleeper : List.<Sleeper>of(
                    Waits::sleep, Waits::sleepUnit, Waits::sleepByReference, millis -> Waits.sleepNanos(millis, 7))) {
                long start = System.nanoTime();
                under(
                        () -> {
                            sleeper.sleep(1);
                            return null;
                        },
                        "sleep.increase:add=30ms");
                assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(31_000_000);
            }
        }

        @Test
        @Timeout(120)
        void is_not_extended_without_limit() throws Exception {
            long start = System.nanoTime();
            under(
                    () -> {
                        Waits.sleepTimes(1000);
                        return null;
                    },
                    "sleep.increase:add=20ms");
            assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(100_000_000);
        }

        @Test
        void still_rejects_invalid_arguments() {
            assertThatThrownBy(() -> under(
                            () -> {
                                Waits.sleep(-1);
                                return null;
                            },
                            "sleep.increase"))
                    .isInstanceOf(IllegalArgumentException.class);
        }

        @Test
        @Timeout(120)
        void ends_with_its_test() throws Exception {
            Thread sleeper = new Thread(() -> {
                try {
                    Waits.sleep(0);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            under(
                    () -> {
                        sleeper.start();
                        while (sleeper.getState() != Thread.State.TIMED_WAITING) {
                            Thread.onSpinWait();
                        }
                        return null;
                    },
                    "sleep.increase:add=1h");
            sleeper.join();
        }

        @Test
        @Timeout(120)
        void can_be_interrupted() throws Exception {
            under(
                    () -> {
                        Thread.currentThread().interrupt();
                        assertThatThrownBy(() -> Waits.sleep(0)).isInstanceOf(InterruptedException.class);
                        return null;
                    },
                    "sleep.increase:add=1h");
        }
    }

    private interface Sleeper {
        void sleep(long millis) throws Exception;
    }
}
