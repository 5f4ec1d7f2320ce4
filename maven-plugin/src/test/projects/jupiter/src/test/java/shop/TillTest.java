package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TillTest {

    @Test
    void adds() {
        assertEquals(3, new Till().sum(1, 2));
    }
}
