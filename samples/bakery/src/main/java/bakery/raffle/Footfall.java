package bakery.raffle;

import java.util.Random;

/** Simulates the arrival of customers. */
public final class Footfall {

    private final Random random;

    public Footfall(Random random) {
        this.random = random;
    }

    /** Returns the minutes until this number of customers have arrived, with exponential gaps. */
    public double minutesUntil(int customers, double meanGap) {
        double minutes = 0;
        for (int i = 0; i < customers; i++) {
            minutes += -Math.log(random.nextDouble()) * meanGap;
        }
        return minutes;
    }
}
