package pantry;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.RandomAccess;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class ContainerTest {

    @Test
    @Victim(
            of = "pantry.LinkedTest#theChainIsLinked",
            variable = "field pantry.Containers.implementation",
            because = "expects the class that is used at first")
    void itIsAnArray() {
        assertInstanceOf(RandomAccess.class, Containers.make());
    }

    @Test
    @Steady(trap = "uses the class that others replace, but works with any")
    void itIsEmpty() {
        assertTrue(Containers.make().isEmpty());
    }
}
