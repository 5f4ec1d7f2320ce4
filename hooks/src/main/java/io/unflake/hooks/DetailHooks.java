package io.unflake.hooks;

import java.util.Arrays;

/**
 * Hooks of a JVM that records tests in detail. The first accesses at each place and the first calls of each method go
 * to a listener; all later ones only count.
 *
 * <p>Counters are not synchronized: a few accesses more or less do not matter.
 */
public final class DetailHooks {

    /** How many accesses at one place are reported per test, apart from those whose number is a power of two. */
    private static final int ACCESSES = 4;

    private static final int LAST_ACCESS = 1 << 12;

    /** How many calls of one method are reported per test. */
    private static final int CALLS = 20;

    /** Stands for the result of a method that returns nothing. */
    public static final Object NOTHING = new Object();

    private static volatile Listener listener;
    private static int[] accesses = new int[4096];
    private static boolean[] started = new boolean[4096];
    private static int[] calls = new int[1024];
    private static int[] open = new int[1024];
    private static int[] answers = new int[1024];

    private DetailHooks() {}

    /** Is notified on the thread that accesses state or calls a method. It must not throw. */
    public interface Listener {

        /**
         * A field is about to be written, for the first time in the current test at this place.
         *
         * @param holder null for a static field
         */
        void writes(Object holder, int place);

        /** A field was read or written at a place. */
        void accessed(Object holder, int place);

        /** A method begins; {@link DetailHooks#opened} tells that its end is of interest. */
        void entered(Object[] arguments, int method, int call);

        /** A method returns. */
        void exited(Object result, int method);

        /** A call of a static method returns, although its body did not run. */
        void answered(Object result, int method, int call);

        /**
         * State outside of fields is about to be read or written.
         *
         * @param kind such as {@code property}
         * @param name empty if there is only one state of the kind
         * @param value the value that is written, if it is known
         */
        void named(String kind, String name, boolean written, Object value);
    }

    /** Sets the listener; null for none. */
    public static void use(Listener newListener) {
        listener = newListener;
    }

    /** Makes room for a place. Must be called before the code that contains it runs. */
    public static synchronized void reservePlace(int place) {
        if (place >= accesses.length) {
            started = Arrays.copyOf(started, place * 2);
            accesses = Arrays.copyOf(accesses, place * 2);
        }
    }

    /** Makes room for a method. Must be called before the method runs. */
    public static synchronized void reserveMethod(int method) {
        if (method >= calls.length) {
            answers = Arrays.copyOf(answers, method * 2);
            open = Arrays.copyOf(open, method * 2);
            calls = Arrays.copyOf(calls, method * 2);
        }
    }

    /** Starts to count from the beginning. */
    public static synchronized void renew() {
        Arrays.fill(accesses, 0);
        Arrays.fill(started, false);
        Arrays.fill(calls, 0);
        Arrays.fill(open, 0);
        Arrays.fill(answers, 0);
    }

    /** Stops to report accesses at a place, until all are counted from the beginning. */
    public static void silence(int place) {
        accesses[place] = LAST_ACCESS;
        started[place] = true;
    }

    /** A static field is about to be written. */
    public static void writes(int place) {
        writes(null, place);
    }

    /** A field of an object is about to be written. */
    public static void writes(Object holder, int place) {
        Listener current = listener;
        if (!started[place] && current != null) {
            started[place] = true;
            current.writes(holder, place);
        }
    }

    /** A static field was read or written. */
    public static void accessed(int place) {
        accessed(null, place);
    }

    /** A field of an object was read or written. */
    public static void accessed(Object holder, int place) {
        int count = accesses[place];
        if (count < LAST_ACCESS) {
            accesses[place] = count + 1;
            Listener current = listener;
            if ((count < ACCESSES || (count & (count - 1)) == 0) && current != null) {
                current.accessed(holder, place);
            }
        }
    }

    /** Whether a call of a method that begins is reported. */
    public static boolean wants(int method) {
        return calls[method] < CALLS && listener != null;
    }

    /** A method begins. */
    public static void entered(Object[] arguments, int method) {
        Listener current = listener;
        if (current != null) {
            current.entered(arguments, method, ++calls[method]);
        }
    }

    /** The end of a call is of interest. */
    public static void opened(int method) {
        open[method]++;
    }

    /** The end of a call is no longer of interest. */
    public static void closed(int method) {
        open[method]--;
    }

    /** A method returns an object. */
    public static void exited(Object result, int method) {
        Listener current = listener;
        if (open[method] > 0 && current != null) {
            current.exited(result, method);
        }
    }

    /** A method returns nothing. */
    public static void exited(int method) {
        exited(NOTHING, method);
    }

    /** A method returns a number. */
    public static void exited(int result, int method) {
        if (open[method] > 0) {
            exited((Object) result, method);
        }
    }

    /** A method returns a number. */
    public static void exited(long result, int method) {
        if (open[method] > 0) {
            exited((Object) result, method);
        }
    }

    /** A method returns a number. */
    public static void exited(float result, int method) {
        if (open[method] > 0) {
            exited((Object) result, method);
        }
    }

    /** A method returns a number. */
    public static void exited(double result, int method) {
        if (open[method] > 0) {
            exited((Object) result, method);
        }
    }

    /** A method returns a boolean. */
    public static void exited(boolean result, int method) {
        if (open[method] > 0) {
            exited((Object) result, method);
        }
    }

    /** A method returns a character. */
    public static void exited(char result, int method) {
        if (open[method] > 0) {
            exited((Object) result, method);
        }
    }

    /** A method returns a number. */
    public static void exited(byte result, int method) {
        if (open[method] > 0) {
            exited((Object) result, method);
        }
    }

    /** A method returns a number. */
    public static void exited(short result, int method) {
        if (open[method] > 0) {
            exited((Object) result, method);
        }
    }

    /** A call of a static method returns. If its body has not run in this test, something else answers the call. */
    public static void returned(Object result, int method) {
        if (calls[method] == 0 && answers[method] < CALLS) {
            Listener current = listener;
            if (current != null) {
                current.answered(result, method, ++answers[method]);
            }
        }
    }

    /** State outside of fields is about to be read or written; see {@link Listener#named}. */
    public static void named(String kind, String name, boolean written, Object value) {
        Listener current = listener;
        if (current != null) {
            current.named(kind, name, written, value);
        }
    }
}
