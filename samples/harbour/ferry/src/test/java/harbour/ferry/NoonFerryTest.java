package harbour.ferry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harbour.truth.Flaky;
import harbour.truth.Steady;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(LineExtension.class)
class NoonFerryTest {

    @Test
    @Flaky(
            strategies = "date.moment",
            cause = "Ticket.java:13",
            because = "the ticket is not valid forever")
    void theTicketIsValid(Line line) {
        line.board();
        assertTrue(Ticket.isValid());
    }

    @Test
    @Steady(
            trap = "iterates a map, with the shared service",
            strategies = {"collection.shuffle", "order.twice"})
    void allDecksAreCounted(Line line) {
        Map<String, Integer> seats = new HashMap<>(Map.of("upper deck", 20, "lower deck", 40));
        int sum = 0;
        for (int each : seats.values()) {
            sum += each;
        }
        assertEquals(60, sum);
        assertTrue(line.board() > 0);
    }
}
