package bakery.delivery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import bakery.oven.Oven;
import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests for all order boards, whatever queue they use. */
abstract class OrderBoardContract {

    private final Oven clockwork = new Oven();
    private final OrderBoard board = board();

    abstract OrderBoard board();

    @AfterEach
    void stop() {
        clockwork.close();
    }

    @Test
    @Flaky(
            strategies = "concurrency.shrink",
            cause = "OrderBoard.java:21",
            because = "gives up after a second, and the order may take just as long")
    void handsOutALateOrder() throws Exception {
        clockwork.ring(Duration.ofMillis(300), () -> board.pin("two rolls"));

        assertEquals("two rolls", board.take(1000));
    }

    @Test
    @Steady(
            trap = "waits for an order with a timeout that is hundreds of times longer than needed",
            strategies = "concurrency.shrink")
    void handsOutAnOrder() throws Exception {
        clockwork.ring(Duration.ofMillis(50), () -> board.pin("one cake"));

        assertEquals("one cake", board.take(20_000));
    }

    @Test
    @Steady(
            trap = "waits for an order that never comes, so it times out in any case",
            strategies = "concurrency.shrink")
    void handsOutNothingIfNobodyOrders() throws Exception {
        assertNull(board.take(40));
    }
}
