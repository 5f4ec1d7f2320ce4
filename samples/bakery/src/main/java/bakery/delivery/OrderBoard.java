package bakery.delivery;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** Orders on their way from the counter to the kitchen. */
public final class OrderBoard {

    private final BlockingQueue<String> orders;

    public OrderBoard(BlockingQueue<String> orders) {
        this.orders = orders;
    }

    public void pin(String order) {
        orders.add(order);
    }

    /** Returns the next order, or null if there was none in time. */
    public String take(long millis) throws InterruptedException {
        return orders.poll(millis, TimeUnit.MILLISECONDS);
    }
}
