package workshop.jupiter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

public class TillTest {

    @Test
    void adds() {
        assertEquals(3, new Till().sum(1, 2));
    }
}
