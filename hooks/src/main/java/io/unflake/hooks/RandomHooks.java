package io.unflake.hooks;

import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;

/**
 * Hooks for random numbers. The original call is made first, so that it checks its arguments; then its result may be
 * replaced.
 */
public final class RandomHooks {

    private static final double MAX_SIGMAS = 7.99;
    private static final double MAX_EXPONENTIAL = 34.5;

    private static volatile Draws draws;

    private RandomHooks() {}

    /** Sets the replacements; null for none. */
    public static void use(Draws newDraws) {
        draws = newDraws;
    }

    /** Returns the active replacements, null if they do not apply to this generator. */
    static Draws at(RandomGenerator generator, int site) {
        Draws policy = draws;
        if (policy == null && Reach.isHit(site)) {
            return null;
        }
        if (!Generators.isFree(generator)) {
            return null;
        }
        Reach.hit(site);
        return policy;
    }

    private static Draws at(int site) {
        Reach.hit(site);
        return draws;
    }

    private static int draw(Draws policy, int real, long least, long most, int site) {
        return policy == null ? real : (int) policy.integer(real, least, most, site);
    }

    private static long draw(Draws policy, long real, long least, long most, int site) {
        return policy == null ? real : policy.integer(real, least, most, site);
    }

    private static float draw(Draws policy, float real, double least, double most, int site) {
        return policy == null ? real : (float) policy.fraction(real, least, most, site);
    }

    private static double draw(Draws policy, double real, double least, double most, int site) {
        return policy == null ? real : policy.fraction(real, least, most, site);
    }

    public static int nextInt(RandomGenerator generator, int site) {
        int real = generator.nextInt();
        return draw(at(generator, site), real, Integer.MIN_VALUE, Integer.MAX_VALUE, site);
    }

    public static int nextInt(RandomGenerator generator, int bound, int site) {
        int real = generator.nextInt(bound);
        return draw(at(generator, site), real, 0, bound - 1, site);
    }

    public static int nextInt(RandomGenerator generator, int origin, int bound, int site) {
        int real = generator.nextInt(origin, bound);
        return draw(at(generator, site), real, origin, bound - 1, site);
    }

    public static long nextLong(RandomGenerator generator, int site) {
        long real = generator.nextLong();
        return draw(at(generator, site), real, Long.MIN_VALUE, Long.MAX_VALUE, site);
    }

    public static long nextLong(RandomGenerator generator, long bound, int site) {
        long real = generator.nextLong(bound);
        return draw(at(generator, site), real, 0, bound - 1, site);
    }

    public static long nextLong(RandomGenerator generator, long origin, long bound, int site) {
        long real = generator.nextLong(origin, bound);
        return draw(at(generator, site), real, origin, bound - 1, site);
    }

    public static float nextFloat(RandomGenerator generator, int site) {
        float real = generator.nextFloat();
        return draw(at(generator, site), real, 0, Math.nextDown(1f), site);
    }

    public static float nextFloat(RandomGenerator generator, float bound, int site) {
        float real = generator.nextFloat(bound);
        return draw(at(generator, site), real, 0, Math.nextDown(bound), site);
    }

    public static float nextFloat(RandomGenerator generator, float origin, float bound, int site) {
        float real = generator.nextFloat(origin, bound);
        return draw(at(generator, site), real, origin, Math.nextDown(bound), site);
    }

    public static double nextDouble(RandomGenerator generator, int site) {
        double real = generator.nextDouble();
        return draw(at(generator, site), real, 0, Math.nextDown(1d), site);
    }

    public static double nextDouble(RandomGenerator generator, double bound, int site) {
        double real = generator.nextDouble(bound);
        return draw(at(generator, site), real, 0, Math.nextDown(bound), site);
    }

    public static double nextDouble(RandomGenerator generator, double origin, double bound, int site) {
        double real = generator.nextDouble(origin, bound);
        return draw(at(generator, site), real, origin, Math.nextDown(bound), site);
    }

    public static double nextGaussian(RandomGenerator generator, int site) {
        double real = generator.nextGaussian();
        return draw(at(generator, site), real, -MAX_SIGMAS, MAX_SIGMAS, site);
    }

    public static double nextGaussian(RandomGenerator generator, double mean, double deviation, int site) {
        double real = generator.nextGaussian(mean, deviation);
        double most = MAX_SIGMAS * deviation;
        return draw(at(generator, site), real, mean - most, mean + most, site);
    }

    public static double nextExponential(RandomGenerator generator, int site) {
        double real = generator.nextExponential();
        return draw(at(generator, site), real, 0, MAX_EXPONENTIAL, site);
    }

    public static boolean nextBoolean(RandomGenerator generator, int site) {
        boolean real = generator.nextBoolean();
        return draw(at(generator, site), real ? 1 : 0, 0, 1, site) != 0;
    }

    public static void nextBytes(RandomGenerator generator, byte[] bytes, int site) {
        generator.nextBytes(bytes);
        Draws policy = at(generator, site);
        if (policy != null) {
            policy.bytes(bytes, site);
        }
    }

    public static double random(int site) {
        return draw(at(site), Math.random(), 0, Math.nextDown(1d), site);
    }

    public static UUID randomUUID(int site) {
        UUID real = UUID.randomUUID();
        Draws policy = at(site);
        if (policy == null) {
            return real;
        }
        long drawn = policy.integer(real.getMostSignificantBits(), Long.MIN_VALUE, Long.MAX_VALUE, site);
        return drawn == real.getMostSignificantBits() ? real : version4(drawn);
    }

    private static UUID version4(long bits) {
        return new UUID((bits & ~0xf000L) | 0x4000L, (bits & ~(3L << 62)) | (1L << 63));
    }

    public static void shuffle(List<?> list, int site) {
        Draws policy = at(site);
        if (policy == null) {
            Collections.shuffle(list);
        } else {
            Collections.shuffle(list, new DrawnRandom(policy, site));
        }
    }
}
