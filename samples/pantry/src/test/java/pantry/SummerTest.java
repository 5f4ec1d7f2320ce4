package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mockStatic;

import java.time.LocalDate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockito.MockedStatic;
import pantry.truth.Steady;

class SummerTest {

    private static MockedStatic<Season> season;

    @BeforeEach
    void stubTheSeason() {
        if (season == null) {
            season = mockStatic(Season.class);
        }
        season.when(() -> Season.of(any())).thenReturn("summer");
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void beansAreRecommended() {
        assertEquals("beans", Vegetables.recommended(LocalDate.of(2024, 1, 1)));
    }
}
