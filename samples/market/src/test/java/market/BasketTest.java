package market;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import market.truth.Flaky;
import market.truth.Steady;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Tests that share one basket; most of them empty it first. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BasketTest {

    private static final String CLEANS = "uses the basket that others fill, but empties it first";

    private final List<String> basket = new ArrayList<>();

    @Test
    @Flaky(
            strategies = "order.directed",
            cause = "market.BasketTest#nutsAreLeftInIt",
            because = "expects that no other test has used the basket, which all tests share")
    void itIsEmpty() {
        assertTrue(basket.isEmpty());
    }

    @Test
    @Steady(trap = CLEANS, strategies = "order.directed")
    void applesFitIn() {
        put("apples");
    }

    @Test
    @Steady(trap = CLEANS, strategies = "order.directed")
    void limesFitIn() {
        put("limes");
    }

    @Test
    @Steady(trap = CLEANS, strategies = "order.directed")
    void leeksFitIn() {
        put("leeks");
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself", strategies = "order.directed")
    void nutsAreLeftInIt() {
        basket.clear();
        basket.add("nuts");
        assertEquals(1, basket.size());
    }

    @Test
    @Steady(trap = CLEANS, strategies = "order.directed")
    void onionsFitIn() {
        put("onions");
    }

    @Test
    @Steady(trap = CLEANS, strategies = "order.directed")
    void pearsFitIn() {
        put("pears");
    }

    private void put(String product) {
        basket.clear();
        basket.add(product);
        assertEquals(List.of(product), basket);
        basket.clear();
    }
}
