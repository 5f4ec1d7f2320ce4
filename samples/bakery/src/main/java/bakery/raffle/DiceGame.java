package bakery.raffle;

import java.util.concurrent.ThreadLocalRandom;

/** A customer who rolls a double gets a free bun. */
public final class DiceGame {

    private static final int PATIENCE = 500;

    public int rollsUntilDouble() {
        for (int roll = 1; roll <= PATIENCE; roll++) {
            if (die() == die()) {
                return roll;
            }
        }
        throw new IllegalStateException("no double in " + PATIENCE + " rolls");
    }

    private static int die() {
        return ThreadLocalRandom.current().nextInt(1, 7);
    }
}
