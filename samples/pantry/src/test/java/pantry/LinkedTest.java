package pantry;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.LinkedList;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class LinkedTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void theChainIsLinked() {
        Containers.use(LinkedList.class);
        assertInstanceOf(LinkedList.class, Containers.make());
    }
}
