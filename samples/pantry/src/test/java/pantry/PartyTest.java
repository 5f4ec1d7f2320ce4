package pantry;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class PartyTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void drinksAreOnTheList() {
        ShoppingList list = ShoppingList.ofTheHouse();
        list.add("lemonade");
        assertTrue(list.products().contains("lemonade"));
    }
}
