package io.unflake.engine.repair;

import io.unflake.engine.experiment.SideBySide;
import java.util.Collection;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;

/**
 * Performs runs side by side.
 *
 * @param jobs how many test JVMs run at the same time
 */
record JvmPlaces(int jobs) {

    <T> void forEach(Collection<T> elements, Consumer<T> run) {
        Semaphore places = new Semaphore(jobs);
        SideBySide.forEach(elements, element -> {
            places.acquireUninterruptibly();
            try {
                run.accept(element);
            } finally {
                places.release();
            }
        });
    }
}
