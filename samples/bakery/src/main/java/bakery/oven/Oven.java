package bakery.oven;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Bakes in the background. */
public final class Oven implements AutoCloseable {

    private final ScheduledExecutorService heat = Executors.newScheduledThreadPool(1, Oven::thread);

    public CompletableFuture<String> bake(String dough, Duration time) {
        CompletableFuture<String> loaf = new CompletableFuture<>();
        heat.schedule(() -> loaf.complete(dough + " loaf"), time.toMillis(), TimeUnit.MILLISECONDS);
        return loaf;
    }

    /** Rings once when the time is over. */
    public void ring(Duration time, Runnable bell) {
        heat.schedule(bell, time.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        heat.shutdown();
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "oven");
        thread.setDaemon(true);
        return thread;
    }
}
