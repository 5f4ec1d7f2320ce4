package bakery.raffle;

import java.util.Random;

/** Simulates when customers come in. */
public final class Footfall {

    private final Random random;

    public Footfall(Random random) {
        this.random = random;
    }

    /** Minutes until the given number of customers have come, with exponential gaps. */
    public double minutesUntil(int customers, double meanGap) {
        double minutes = 0;
        for (int i = 0; i < customers; i++) {
            minutes += -Math.log(random.nextDouble()) * meanGap;
        }
        return minutes;
    }
}
