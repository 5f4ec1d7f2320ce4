package subject;

import java.util.Random;
import java.util.function.LongSupplier;

/** Classes whose static initialisers reach sites, each in a different way. */
public final class Statics {

    private Statics() {}

    /** Reads the clock. */
    public static final class Started {

        public static final long AT = System.currentTimeMillis();

        private Started() {}

        public static long again() {
            return AT;
        }
    }

    /** Reads the clock through a class that it initialises. */
    public static final class Outer {

        private static final long AT = Inner.AT;

        private Outer() {}

        public static long at() {
            return AT;
        }
    }

    /** Initialised by another class. */
    static final class Inner {

        static final long AT = System.nanoTime();

        private Inner() {}
    }

    /** Draws a random number in the superclass. */
    public static class Base {

        protected static final int DRAWN = new Random().nextInt();

        protected Base() {}
    }

    /** Initialised after its superclass. */
    public static final class Derived extends Base {

        public int drawn() {
            return DRAWN;
        }
    }

    /** Has a method reference and a constant of an interface. */
    public interface Constants {

        LongSupplier CLOCK = System::currentTimeMillis;

        long AT = CLOCK.getAsLong();

        default long now() {
            return System.currentTimeMillis();
        }

        static long nowStatic() {
            return System.currentTimeMillis();
        }
    }

    /** Implements the interface. */
    public static final class Implementation implements Constants {}

    /** Fails after reading the clock. */
    public static final class Failing {

        public static final long AT = fail(System.currentTimeMillis());

        private Failing() {}

        private static long fail(long at) {
            throw new IllegalStateException("at " + at);
        }
    }

    /** Only fills a table. */
    public enum Harmless {
        ONE,
        TWO
    }

    public static long startedAt() {
        return Started.AT;
    }

    public static long constant() {
        return Constants.AT;
    }

    public static long failing() {
        return Failing.AT;
    }
}
