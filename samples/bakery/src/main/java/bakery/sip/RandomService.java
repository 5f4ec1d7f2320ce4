package bakery.sip;

import java.util.Random;

/** Draws numbers between two bounds, both included. */
public final class RandomService {

    private final Random random;

    RandomService(Random random) {
        this.random = random;
    }

    public int nextInt(int min, int max) {
        return random.nextInt((max - min) + 1) + min;
    }
}
