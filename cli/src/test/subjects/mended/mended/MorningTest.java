package mended;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MorningTest {

    @Test
    void nothingIsSold() {
        assertEquals(0, Till.sales());
    }

    @Test
    void labelsAreInUpperCase() {
        assertEquals("MILK", Till.label("milk"));
    }

    @Test
    void receiptsBeginWithTheName() {
        assertEquals("name", Till.firstColumn());
    }
}
