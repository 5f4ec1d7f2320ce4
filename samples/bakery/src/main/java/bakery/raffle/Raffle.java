package bakery.raffle;

import java.util.Random;

/** The Christmas raffle: two tickets win, and the prize depends on their distance. */
public final class Raffle {

    private static final int TICKETS = 10_000;

    private final int[] prizeBySpread = new int[TICKETS - 1];
    private final Random random = new Random();

    /** Draws two different tickets. */
    public int[] winners() {
        int first = ticket();
        int second = ticket();
        while (second == first) {
            second = ticket();
        }
        return new int[] {first, second};
    }

    public int prize() {
        int[] winners = winners();
        return prizeBySpread[Math.abs(winners[0] - winners[1])];
    }

    private int ticket() {
        return random.nextInt(TICKETS);
    }
}
