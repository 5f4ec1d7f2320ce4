package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class ItemTest {

    @Test
    @Victim(
            of = "pantry.JsonTest#anItemIsAnObject",
            variable = "field org.apache.commons.lang3.builder.ToStringBuilder.defaultStyle",
            because = "expects the style that the library has at first")
    void itNamesItsFields() {
        String text = new Item("flour", 500).toString();
        assertTrue(text.endsWith("[name=flour,grams=500]"), text);
    }

    @Test
    @Steady(trap = "has another hash code in each run")
    void itIsEqualToItself() {
        Item item = new Item("salt", 1);
        assertEquals(item.hashCode(), item.hashCode());
    }
}
