package io.unflake.agent;

import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.argThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import subject.Crossings;

class CrossingIT {

    private static final Duration A_WHILE = Duration.ofMinutes(1);

    @Test
    void a_year_of_two_digits_is_near_the_date_that_the_code_sees() throws Exception {
        assertThat(under(() -> Crossings.yearsOfTwoDigits("1/11/12"), Treated.YEAR_3000))
                .containsOnly(3012);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                Treated.YEAR_3000,
                "date.moment:frozen=true",
                "date.moment:moment=1999-01-01T00:00:00Z",
                "time.fast",
                "time.increment"
            })
    @Timeout(60)
    void timers_fire(String strategy) throws Exception {
        assertThat(under(Crossings::timersFire, strategy)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                Treated.YEAR_3000,
                "time.fast",
                "time.increment",
                "time.coarse:granularity=20ms",
                "time.slow:factor=2"
            })
    @Timeout(60)
    void deadlines_pass(String strategy) throws Exception {
        assertThat(under(Crossings::deadlinesPass, strategy)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                Treated.YEAR_3000,
                "time.fast",
                "time.slow",
                "time.coarse",
                "time.increment",
                "date.moment:moment=1999-01-01T00:00:00Z"
            })
    void file_times_are_read_back_as_they_were_set(String strategy, @TempDir Path folder) throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        assertThat(under(() -> Crossings.fileTimesComeBack(file, 1_500_000_000_123L), strategy))
                .doesNotContain(false);
        long later = System.currentTimeMillis() + 1234567;
        assertThat(under(() -> Crossings.fileTimesComeBack(file, later), strategy))
                .doesNotContain(false);
    }

    @Test
    void times_measured_by_the_jdk_match_the_date_that_the_code_sees(@TempDir Path folder) throws Exception {
        assertThat(under(() -> Crossings.ageOfNew(folder), Treated.YEAR_3000).abs())
                .isLessThan(A_WHILE);
        assertThat(under(Crossings::ageOfLogRecord, Treated.YEAR_3000).abs()).isLessThan(A_WHILE);
        assertThat(under(() -> Crossings.logRecordKeeps(12345), Treated.YEAR_3000))
                .isTrue();
        assertThat(under(Crossings::apartByUptime, Treated.YEAR_3000)).isLessThan(A_WHILE);
        Duration age =
                Duration.between(ProcessHandle.current().info().startInstant().orElseThrow(), Instant.now());
        assertThat(under(Crossings::ageOfProcess, Treated.YEAR_3000)).isBetween(age.minus(A_WHILE), age.plus(A_WHILE));
    }

    @Test
    void certificates_are_checked_by_the_date_that_the_code_sees() throws Exception {
        X509Certificate certificate = mock(X509Certificate.class);
        under(
                () -> {
                    Crossings.check(certificate);
                    return null;
                },
                Treated.YEAR_3000);
        verify(certificate)
                .checkValidity(argThat(date -> date.toInstant().isAfter(Instant.parse("2999-12-31T00:00:00Z"))));
        Crossings.check(certificate);
        verify(certificate).checkValidity();
    }

    @Test
    void cookies_expire_by_the_date_that_the_code_sees() throws Exception {
        String inSeventies = "Wed, 01-Jan-2070 00:00:00 GMT";
        assertThat(Crossings.cookieHasExpired(inSeventies)).isFalse();
        assertThat(under(() -> Crossings.cookieHasExpired(inSeventies), Treated.YEAR_3000))
                .isTrue();
        assertThat(under(() -> Crossings.cookieHasExpired("Mon, 01 Jan 3010 00:00:00 GMT"), Treated.YEAR_3000))
                .isFalse();
    }
}
