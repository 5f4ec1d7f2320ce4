package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.LocalDate;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class ExportTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void theNextDayHasBegunInTokyo() {
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
        assertEquals(LocalDate.of(2024, 2, 1), BestBefore.of(Instant.parse("2024-01-31T20:00:00Z"), 0));
    }
}
