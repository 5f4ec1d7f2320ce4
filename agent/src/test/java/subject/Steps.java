package subject;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Passes the same places several times. */
public final class Steps {

    private Steps() {}

    /** Draws below ten, so many times at one place, then once at another. */
    public static List<Integer> draws(int times) {
        Random random = new Random();
        List<Integer> drawn = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            drawn.add(random.nextInt(10) % 9);
        }
        drawn.add(random.nextInt(10) % 9 + 100);
        return drawn;
    }

    /** Reads the clock at two places in turn. */
    public static List<Long> readings(int times) {
        List<Long> readings = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            readings.add(System.currentTimeMillis());
            readings.add(System.currentTimeMillis());
        }
        return readings;
    }

    public static void sleep(long millis) throws InterruptedException {
        Thread.sleep(millis);
    }

    /** Lower case of a letter, at two places. */
    public static List<String> lower(String letter) {
        String first = letter.toLowerCase();
        String second = letter.toLowerCase();
        return List.of(first, second);
    }
}
