package subject;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Passes the same sites several times. */
public final class Steps {

    private Steps() {}

    /** Draws numbers below ten several times at one site, then once at another. */
    public static List<Integer> draws(int times) {
        Random random = new Random();
        List<Integer> drawn = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            drawn.add(random.nextInt(10) % 9);
        }
        drawn.add(random.nextInt(10) % 9 + 100);
        return drawn;
    }

    /** Reads the clock at two sites alternately. */
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

    /** Converts a letter to lower case at two sites. */
    public static List<String> lower(String letter) {
        String first = letter.toLowerCase();
        String second = letter.toLowerCase();
        return List.of(first, second);
    }

    /** How many ms two sleeps took, each at a line of its own. */
    public static List<Long> sleeps(long millis) throws InterruptedException {
        long start = System.nanoTime();
        Thread.sleep(millis);
        long middle = System.nanoTime();
        Thread.sleep(millis);
        long end = System.nanoTime();
        return List.of((middle - start) / 1_000_000, (end - middle) / 1_000_000);
    }

    /** What each of so many threads draws, one after the other, in three draws at one place. */
    public static List<List<Integer>> drawsOfThreads(int threads) throws InterruptedException {
        List<List<Integer>> drawn = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            List<Integer> ofThread = new ArrayList<>();
            Thread thread = new Thread(() -> draw(ofThread));
            thread.start();
            thread.join();
            drawn.add(ofThread);
        }
        return drawn;
    }

    private static void draw(List<Integer> drawn) {
        Random random = new Random();
        for (int i = 0; i < 3; i++) {
            drawn.add(random.nextInt(1_000_000));
        }
    }
}
