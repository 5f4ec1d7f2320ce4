package bakery.office;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.time.Duration;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class AppointmentsTest {

    private static final LocalDate BIRTHDAY = LocalDate.of(2026, 5, 1);

    @Test
    @Flaky(
            strategies = "environment.zone",
            cause = "Appointments.java:17",
            because = "in extreme time zones the date in UTC differs, even around noon")
    void aCakeIsBakedOnItsDay() {
        assertEquals(BIRTHDAY, Appointments.dayInTheBooks(BIRTHDAY.atTime(11, 0)));
        assertEquals(BIRTHDAY, Appointments.dayInTheBooks(BIRTHDAY.atTime(13, 0)));
    }

    @Test
    @Flaky(
            strategies = "environment.dst",
            cause = "Appointments.java:30",
            because = "two days of the year do not have 24 hours")
    void theSourdoughRestsADay() {
        assertEquals(24, Appointments.untilTomorrow().toHours());
    }

    @Test
    @Steady(trap = "uses the default time zone, but in both directions", strategies = "environment.zone")
    void theShopHasItsOwnDay() {
        assertEquals(BIRTHDAY, Appointments.dayInTheShop(BIRTHDAY.atTime(13, 0)));
    }

    @Test
    @Steady(trap = "counts hours, not days", strategies = "environment.dst")
    void theTimerRingsAfterADay() {
        assertEquals(Duration.ofHours(24), Appointments.byTheTimer());
    }
}
