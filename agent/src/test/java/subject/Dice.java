package subject;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Draws random numbers through every API. */
public final class Dice {

    private Dice() {}

    /** Draws through all methods of RandomGenerator, by name of the method. */
    public static Map<String, Object> all(RandomGenerator generator) {
        Map<String, Object> drawn = new LinkedHashMap<>();
        drawn.put("int", generator.nextInt());
        drawn.put("int<10", generator.nextInt(10));
        drawn.put("int 5..10", generator.nextInt(5, 10));
        drawn.put("long", generator.nextLong());
        drawn.put("long<10", generator.nextLong(10));
        drawn.put("long 5..10", generator.nextLong(5, 10));
        drawn.put("float", generator.nextFloat());
        drawn.put("float<10", generator.nextFloat(10));
        drawn.put("float 5..10", generator.nextFloat(5, 10));
        drawn.put("double", generator.nextDouble());
        drawn.put("double<10", generator.nextDouble(10));
        drawn.put("double 5..10", generator.nextDouble(5, 10));
        drawn.put("boolean", generator.nextBoolean());
        drawn.put("ints", generator.ints(3, 5, 10).boxed().toList());
        drawn.put("ints unbounded", generator.ints().limit(2).boxed().toList());
        drawn.put("longs", generator.longs(3, 5, 10).boxed().toList());
        drawn.put("doubles", generator.doubles(2).boxed().toList());
        byte[] bytes = new byte[2];
        generator.nextBytes(bytes);
        drawn.put("bytes", List.of(bytes[0], bytes[1]));
        return drawn;
    }

    public static double gaussian(RandomGenerator generator) {
        return generator.nextGaussian();
    }

    public static int ofRandom(Random random, int bound) {
        return random.nextInt(bound);
    }

    public static int ofThread(int bound) {
        return ThreadLocalRandom.current().nextInt(bound);
    }

    public static int ofSplittable(SplittableRandom random, int bound) {
        return random.nextInt(bound);
    }

    public static int ofSecure(SecureRandom random, int bound) {
        return random.nextInt(bound);
    }

    public static int byReference(Random random, int bound) {
        IntUnaryOperator draw = random::nextInt;
        return draw.applyAsInt(bound);
    }

    public static double math() {
        return Math.random() + StrictMath.random();
    }

    public static UUID uuid() {
        return UUID.randomUUID();
    }

    public static List<Integer> shuffled(int size) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            list.add(i);
        }
        Collections.shuffle(list);
        return list;
    }

    public static RandomGenerator made(String algorithm) {
        return RandomGeneratorFactory.of(algorithm).create();
    }

    public static RandomGenerator made(String algorithm, long seed) {
        return RandomGeneratorFactory.of(algorithm).create(seed);
    }

    /** Draws until a value differs from the first. */
    public static int untilDifferent(Random random) {
        int first = random.nextInt(100);
        int next = first;
        while (next == first) {
            next = random.nextInt(100);
        }
        return next;
    }

    /** Shuffles until the order changes. */
    public static List<Integer> untilShuffled(Random random, int size) {
        List<Integer> sorted = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            sorted.add(i);
        }
        List<Integer> list = new ArrayList<>(sorted);
        while (list.equals(sorted)) {
            for (int i = size - 1; i > 0; i--) {
                Collections.swap(list, i, random.nextInt(i + 1));
            }
        }
        return list;
    }

    /** Draws until a number of distinct values was seen. */
    public static int untilDistinct(Random random, int count) {
        return (int) random.ints(0, 100).distinct().limit(count).count();
    }

    /** A generator that overrides the drawing methods. */
    public static final class Loaded extends Random {

        private static final long serialVersionUID = 1;

        @Override
        public int nextInt(int bound) {
            return 4 % bound;
        }
    }

    /** A generator that only has its own class. */
    public static final class Named extends Random {

        private static final long serialVersionUID = 1;

        public Named() {}

        public Named(long seed) {
            super(seed);
        }
    }

    public static int ofNamed(Named random, int bound) {
        return random.nextInt(bound);
    }
}
