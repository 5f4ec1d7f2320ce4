package mended;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NoonTest {

    @Test
    void aLoafIsSold() {
        Till.sell("rye");
        assertEquals(1, Till.sales());
    }
}
