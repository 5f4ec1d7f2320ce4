package harbour.quay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harbour.truth.Steady;
import org.junit.jupiter.api.Test;

class CrewTest {

    @Test
    @Steady(trap = "starts many threads, but waits for all of them", strategies = "concurrency.shrink")
    void allSailorsReturn() throws Exception {
        assertEquals(400, Crew.shoreLeave(400));
    }
}
