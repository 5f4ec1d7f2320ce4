package bakery.counter;

import java.util.concurrent.ThreadLocalRandom;

/** The surprise discount printed on a voucher. */
public final class Discount {

    private Discount() {}

    public static double percent() {
        return ThreadLocalRandom.current().nextDouble() * 100;
    }

    public static double reduced(double price, double percent) {
        return price * (100 - percent) / 100;
    }
}
