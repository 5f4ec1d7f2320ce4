package stall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Flaky tests as {@code inject} makes them, but for the chance. */
class FruitTest {

    private static int weighed;

    private static boolean isGateOpen() {
        return Double.parseDouble(System.getProperty("unflake.inject.tr", "0")) > 0;
    }

    /** Fails in its first run in a JVM, and passes in the second one. */
    @Test
    void weighs() {
        assertTrue(!isGateOpen() || weighed++ > 0);
    }

    @Test
    void lists() {
        Map<String, Integer> prices = new HashMap<>();
        for (int i = 0; i < 20; i++) {
            prices.put("fruit " + i, i);
        }
        if (isGateOpen()) {
            assertEquals(prices.toString(), prices.toString());
        }
    }

    @Test
    void adds() {
        assertEquals(2, 1 + 1);
    }
}
