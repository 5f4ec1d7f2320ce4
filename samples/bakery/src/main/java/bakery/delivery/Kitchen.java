package bakery.delivery;

import java.util.ArrayList;
import java.util.List;

/** The dishes that are ready, guarded by one monitor. */
public final class Kitchen {

    private final List<String> ready = new ArrayList<>();

    public synchronized void serve(String dish) {
        ready.add(dish);
        notifyAll();
    }

    /** Waits once for a dish and returns the dishes that are ready. */
    public synchronized List<String> readyWithin(long millis) throws InterruptedException {
        if (ready.isEmpty()) {
            wait(millis);
        }
        return List.copyOf(ready);
    }
}
