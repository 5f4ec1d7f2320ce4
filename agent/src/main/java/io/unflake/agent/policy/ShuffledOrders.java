package io.unflake.agent.policy;

import io.unflake.hooks.Orders;
import io.unflake.hooks.Reach;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntSupplier;

/**
 * Shuffles unordered results. The order depends only on the number of elements, so that an unchanged collection is
 * always iterated in the same order, or it varies with each iteration.
 */
final class ShuffledOrders implements Orders, PerTest {

    private final long seed;
    private final boolean varies;
    private final IntSupplier site;
    private final Focus focus;
    private final AtomicLong asked = new AtomicLong();
    private final AtomicLong pairsAsked = new AtomicLong();

    /**
     * @param varies whether the order changes with each iteration
     * @param site returns the site that currently iterates, -1 if it is not in the project
     */
    ShuffledOrders(long seed, boolean varies, IntSupplier site, Focus focus) {
        this.seed = seed;
        this.varies = varies;
        this.site = site;
        this.focus = focus;
    }

    @Override
    public void renew() {
        asked.set(0);
        pairsAsked.set(0);
    }

    @Override
    public int[] of(int size) {
        int asking = site.getAsInt();
        if (asking < 0) {
            return null;
        }
        Reach.hit(asking);
        return focus.admits(asking) ? shuffled(size) : null;
    }

    private int[] shuffled(int size) {
        if (varies && size == 2 && pairsAsked.incrementAndGet() % 2 == 0) {
            // Two elements have only two orders, so they alternate.
            return null;
        }
        Random random = new Random(seed * 31 + size + (varies ? 1_000_003 * asked.incrementAndGet() : 0));
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return isReal(order) ? rotated(size) : order;
    }

    private static boolean isReal(int[] order) {
        for (int i = 0; i < order.length; i++) {
            if (order[i] != i) {
                return false;
            }
        }
        return true;
    }

    private static int[] rotated(int size) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            order[i] = (i + 1) % size;
        }
        return order;
    }
}
