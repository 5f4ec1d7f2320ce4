package io.unflake.hooks;

import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Hooks for streams of random numbers. Each number of the original stream may be replaced. */
public final class RandomStreamHooks {

    private RandomStreamHooks() {}

    public static IntStream ints(RandomGenerator generator, int site) {
        return drawn(generator.ints(), generator, Integer.MIN_VALUE, Integer.MAX_VALUE, site);
    }

    public static IntStream ints(RandomGenerator generator, long size, int site) {
        return drawn(generator.ints(size), generator, Integer.MIN_VALUE, Integer.MAX_VALUE, site);
    }

    public static IntStream ints(RandomGenerator generator, int origin, int bound, int site) {
        return drawn(generator.ints(origin, bound), generator, origin, bound - 1, site);
    }

    public static IntStream ints(RandomGenerator generator, long size, int origin, int bound, int site) {
        return drawn(generator.ints(size, origin, bound), generator, origin, bound - 1, site);
    }

    private static IntStream drawn(IntStream real, RandomGenerator generator, long least, long most, int site) {
        return real.map(value -> {
            Draws policy = RandomHooks.at(generator, site);
            return policy == null ? value : (int) policy.integer(value, least, most, site);
        });
    }

    public static LongStream longs(RandomGenerator generator, int site) {
        return drawn(generator.longs(), generator, Long.MIN_VALUE, Long.MAX_VALUE, site);
    }

    public static LongStream longs(RandomGenerator generator, long size, int site) {
        return drawn(generator.longs(size), generator, Long.MIN_VALUE, Long.MAX_VALUE, site);
    }

    public static LongStream longs(RandomGenerator generator, long origin, long bound, int site) {
        return drawn(generator.longs(origin, bound), generator, origin, bound - 1, site);
    }

    public static LongStream longs(RandomGenerator generator, long size, long origin, long bound, int site) {
        return drawn(generator.longs(size, origin, bound), generator, origin, bound - 1, site);
    }

    private static LongStream drawn(LongStream real, RandomGenerator generator, long least, long most, int site) {
        return real.map(value -> {
            Draws policy = RandomHooks.at(generator, site);
            return policy == null ? value : policy.integer(value, least, most, site);
        });
    }

    public static DoubleStream doubles(RandomGenerator generator, int site) {
        return drawn(generator.doubles(), generator, 0, Math.nextDown(1d), site);
    }

    public static DoubleStream doubles(RandomGenerator generator, long size, int site) {
        return drawn(generator.doubles(size), generator, 0, Math.nextDown(1d), site);
    }

    public static DoubleStream doubles(RandomGenerator generator, double origin, double bound, int site) {
        return drawn(generator.doubles(origin, bound), generator, origin, Math.nextDown(bound), site);
    }

    public static DoubleStream doubles(RandomGenerator generator, long size, double origin, double bound, int site) {
        return drawn(generator.doubles(size, origin, bound), generator, origin, Math.nextDown(bound), site);
    }

    private static DoubleStream drawn(
            DoubleStream real, RandomGenerator generator, double least, double most, int site) {
        return real.map(value -> {
            Draws policy = RandomHooks.at(generator, site);
            return policy == null ? value : policy.fraction(value, least, most, site);
        });
    }
}
