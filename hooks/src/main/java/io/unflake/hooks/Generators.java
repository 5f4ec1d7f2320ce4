package io.unflake.hooks;

import java.lang.reflect.Method;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;

/**
 * Knows which random generators may be perturbed: those that the JDK created without a seed.
 *
 * <p>Mocks, seeded generators and subclasses that override the drawing methods are deliberate choices.
 */
public final class Generators {

    private static final WeakIdentityMap<Boolean> UNSEEDED = new WeakIdentityMap<>();

    private static final ClassValue<Boolean> DELIBERATE = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return drawsItsOwnWay(type);
        }
    };

    /** The last generator found to be deliberate, so that loops that draw from it need no lookup. */
    private static Object lastDeliberate;

    private Generators() {}

    /** Called after a constructor without a seed. */
    public static void unseeded(Object generator) {
        UNSEEDED.put(generator, true);
    }

    /** Called after a seed was set. */
    public static void seeded(Object generator) {
        UNSEEDED.remove(generator);
    }

    /** Called after a generator was split off from another one. */
    public static void split(Object part, Object whole) {
        if (UNSEEDED.get(whole) != null) {
            unseeded(part);
        }
    }

    static boolean isFree(RandomGenerator generator) {
        if (generator == lastDeliberate) {
            return false;
        }
        boolean free = generator instanceof ThreadLocalRandom
                || (UNSEEDED.get(generator) != null && !DELIBERATE.get(generator.getClass()));
        if (!free) {
            lastDeliberate = generator;
        }
        return free;
    }

    private static boolean drawsItsOwnWay(Class<?> type) {
        for (Class<?> own = type; !isJdk(own); own = own.getSuperclass()) {
            for (Method method : own.getDeclaredMethods()) {
                if (method.getName().startsWith("next") || method.getName().equals("setSeed")) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isJdk(Class<?> type) {
        String module = type.getModule().getName();
        return module != null && (module.startsWith("java.") || module.startsWith("jdk."));
    }
}
