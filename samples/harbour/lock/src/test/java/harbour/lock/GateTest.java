package harbour.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harbour.truth.Steady;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SluiceExtension.class)
class GateTest {

    @Test
    @Steady(trap = "needs a JVM of its own for its class, as the build gives it", strategies = "order.reverse")
    void theGateHoldsTheWater() {
        assertEquals(100, Sluice.level(0));
    }

    @Test
    @Steady(trap = "iterates a map in a class that needs a JVM of its own", strategies = "collection.shuffle")
    void allBoatsAreCounted() {
        Map<String, Integer> boats = new HashMap<>(Map.of("barge", 3, "yacht", 4, "canoe", 5));
        int sum = 0;
        for (int each : boats.values()) {
            sum += each;
        }
        assertEquals(88, Sluice.level(sum));
    }
}
