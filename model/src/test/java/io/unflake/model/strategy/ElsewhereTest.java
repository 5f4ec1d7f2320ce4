package io.unflake.model.strategy;

import static org.assertj.core.api.Assertions.assertThat;

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

class ElsewhereTest {

    private static final Instant MORNING = Instant.parse("2026-11-16T06:00:00Z");

    @ParameterizedTest
    @ValueSource(strings = {"UTC", "Asia/Tokyo", "America/New_York", "Pacific/Auckland", "Europe/Berlin"})
    void far_away_it_is_another_day_at_nearly_all_hours(String here) {
        ZoneId zone = ZoneId.of(here);
        long hours = IntStream.range(0, 24)
                .mapToObj(hour -> MORNING.plusSeconds(3600L * hour))
                .filter(now -> !LocalDate.ofInstant(now, ZoneId.of(resolved("environment.zone", "zone", now, zone)))
                        .equals(LocalDate.ofInstant(now, zone)))
                .count();

        assertThat(hours).isGreaterThanOrEqualTo(22);
    }

    @Test
    void a_zone_that_was_chosen_stays() {
        assertThat(elsewhere(Map.of()).resolve(strategy("environment.zone").with(Map.of("zone", "Asia/Tokyo"))))
                .hasToString("environment.zone:zone=Asia/Tokyo");
    }

    @Test
    void clocks_change_half_a_day_after_the_start() {
        assertThat(resolved("environment.dst", "moment", MORNING, ZoneOffset.UTC))
                .isEqualTo("2027-03-27T13:00:00Z");
        assertThat(elsewhere(Map.of())
                        .resolve(strategy("environment.dst").with(Map.of("zone", "Asia/Tokyo")))
                        .parameters())
                .containsEntry("moment", MORNING.toString());
    }

    @ParameterizedTest
    @CsvSource({"de_DE.UTF-8, C", "C.UTF-8, C", "C, C.UTF-8", "POSIX, C.UTF-8", "'', C.UTF-8"})
    void the_language_is_another_one(String here, String there) {
        assertThat(elsewhere(Map.of("LANG", here))
                        .resolve(strategy("environment.lang").with(Map.of()))
                        .parameters())
                .containsEntry("lang", there);
    }

    @Test
    void lines_end_in_another_way() {
        String there = elsewhere(Map.of())
                .resolve(strategy("environment.separator").with(Map.of()))
                .parameters()
                .get("separator");

        assertThat(JvmSettings.separator(there)).isNotEqualTo(System.lineSeparator());
    }

    private static Elsewhere elsewhere(Map<String, String> environment) {
        return new Elsewhere(MORNING, ZoneOffset.UTC, environment);
    }

    private static String resolved(String strategy, String parameter, Instant now, ZoneId zone) {
        return new Elsewhere(now, zone, Map.of())
                .resolve(strategy(strategy).with(Map.of()))
                .parameters()
                .get(parameter);
    }

    private static Strategy strategy(String name) {
        return Strategies.BUILT_IN.stream()
                .filter(strategy -> strategy.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
