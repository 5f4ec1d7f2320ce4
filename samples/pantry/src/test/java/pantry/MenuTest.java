package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class MenuTest {

    @Test
    @Victim(
            of = "pantry.SundayTest#thereIsADessert",
            variable = "field pantry.Menu.LUNCH",
            because = "expects the list that the record holds at first")
    void lunchHasTwoDishes() {
        assertEquals(2, Menu.LUNCH.dishes().size());
    }

    @Test
    @Steady(trap = "changes the list in a record, but in one of its own")
    void dinnerHasOneDish() {
        Menu dinner = new Menu("dinner", new ArrayList<>());
        dinner.add("bread");
        assertEquals(1, dinner.dishes().size());
    }
}
