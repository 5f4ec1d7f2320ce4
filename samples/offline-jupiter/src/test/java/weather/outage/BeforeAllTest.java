package weather.outage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import weather.Station;

/** The class fixture needs the network and throws. */
class BeforeAllTest {

    private static String weather;

    @BeforeAll
    static void ask() throws IOException {
        weather = new Station().today();
    }

    @Test
    void isSunny() {
        assertEquals("sunny", weather);
    }
}
