package kitchen;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Bakes in a pool of threads and calls back. */
public final class Oven implements AutoCloseable {

    private final ExecutorService heat = Executors.newFixedThreadPool(2);

    /** Calls back when the dish is done. */
    public void bake(String dish, Consumer<String> done) {
        heat.execute(() -> {
            String baked = "baked " + dish;
            done.accept(baked);
        });
    }

    public CompletableFuture<String> bakeLater(String dish) {
        return CompletableFuture.supplyAsync(() -> "baked " + dish);
    }

    @Override
    public void close() {
        heat.shutdown();
    }
}
