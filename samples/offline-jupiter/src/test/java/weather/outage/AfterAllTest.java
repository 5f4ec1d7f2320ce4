package weather.outage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import weather.Station;

/** The cleanup needs the network. */
class AfterAllTest {

    @Test
    void isFine() {}

    @AfterAll
    static void ask() {
        assertEquals("sunny", new Station().todayOr("unknown"));
    }
}
