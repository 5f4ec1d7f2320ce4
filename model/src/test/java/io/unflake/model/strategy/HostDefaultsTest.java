package io.unflake.model.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Perturbation;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostDefaultsTest {

    private static final Instant MORNING = Instant.parse("2026-11-16T06:00:00Z");

    @ParameterizedTest
    @ValueSource(strings = {"UTC", "Asia/Tokyo", "America/New_York", "Pacific/Auckland", "Europe/Berlin"})
    void the_far_zone_has_another_date_at_nearly_all_hours(String here) {
        ZoneId zone = ZoneId.of(here);
        long hours = IntStream.range(0, 24)
                .mapToObj(hour -> MORNING.plusSeconds(3600L * hour))
                .filter(now -> !LocalDate.ofInstant(now, ZoneId.of(resolved("environment.zone", "zone", now, zone)))
                        .equals(LocalDate.ofInstant(now, zone)))
                .count();

        assertThat(hours).isGreaterThanOrEqualTo(22);
    }

    @Test
    void keeps_a_given_zone() {
        assertThat(host(Map.of()).resolve(strategy("environment.zone").with(Map.of("zone", "Asia/Tokyo"))))
                .extracting(Perturbation::text)
                .isEqualTo("environment.zone:zone=Asia/Tokyo");
    }

    @Test
    void starts_on_the_day_of_the_change_before_the_clocks_change() {
        assertThat(resolved("environment.dst", "moment", MORNING, ZoneOffset.UTC))
                .isEqualTo("2027-03-28T00:30:00Z");
        assertThat(host(Map.of())
                        .resolve(strategy("environment.dst").with(Map.of("zone", "Asia/Tokyo")))
                        .parameters())
                .containsEntry("moment", MORNING.toString());
    }

    @ParameterizedTest
    @CsvSource({"de_DE.UTF-8, C", "C.UTF-8, C", "C, C.UTF-8", "POSIX, C.UTF-8", "'', C.UTF-8"})
    void the_language_differs_from_that_of_the_machine(String here, String there) {
        assertThat(host(Map.of("LANG", here))
                        .resolve(strategy("environment.lang").with(Map.of()))
                        .parameters())
                .containsEntry("lang", there);
    }

    @Test
    void the_line_separator_differs_from_that_of_the_machine() {
        String there = host(Map.of())
                .resolve(strategy("environment.separator").with(Map.of()))
                .parameters()
                .get("separator");

        assertThat(LineSeparator.named(there)).isNotEqualTo(System.lineSeparator());
    }

    @ParameterizedTest
    @ValueSource(strings = {"order.random", "collection.shuffle", "collection.vary"})
    void random_choices_use_the_seed_of_the_run_unless_they_have_their_own(String name) {
        assertThat(host(Map.of()).resolve(strategy(name).with(Map.of())).parameters())
                .containsEntry("seed", "7");
        assertThat(host(Map.of())
                        .resolve(strategy(name).with(Map.of("seed", "3")))
                        .parameters())
                .containsEntry("seed", "3");
    }

    private static HostDefaults host(Map<String, String> environment) {
        return new HostDefaults(MORNING, ZoneOffset.UTC, environment, 7);
    }

    private static String resolved(String strategy, String parameter, Instant now, ZoneId zone) {
        return new HostDefaults(now, zone, Map.of(), 7)
                .resolve(strategy(strategy).with(Map.of()))
                .parameters()
                .get(parameter);
    }

    private static Strategy strategy(String name) {
        return StrategyCatalog.BUILT_IN.find(name).orElseThrow();
    }
}
