package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import pantry.truth.Victim;

class SeasonTest {

    private static final LocalDate NEW_YEAR = LocalDate.of(2024, 1, 1);

    @Test
    @Victim(
            of = "pantry.SummerTest#beansAreRecommended",
            variable = {"return pantry.Season.of(LocalDate)", "field pantry.SummerTest.season"},
            because = "another test has replaced the static method by a mock that it does not close")
    void cabbageIsRecommended() {
        assertEquals("cabbage", Vegetables.recommended(NEW_YEAR));
    }
}
