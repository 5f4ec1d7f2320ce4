package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class BestBeforeTest {

    private static final Instant LATE = Instant.parse("2024-01-31T20:00:00Z");

    @Test
    @Victim(
            of = "pantry.ExportTest#theNextDayHasBegunInTokyo",
            variable = "zone",
            because = "expects the default time zone at start")
    void breadIsGoodForTwoDays() {
        assertEquals(LocalDate.of(2024, 2, 2), BestBefore.of(LATE, 2));
    }

    @Test
    @Steady(trap = "reads the default time zone, but the day is the same in all zones that others set")
    void saltIsGoodForAYear() {
        assertEquals(2025, BestBefore.of(LATE, 365).getYear());
    }
}
