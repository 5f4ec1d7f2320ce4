package subject;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiConsumer;
import javax.xml.parsers.DocumentBuilderFactory;

/** Values and behaviour that make recording hard. */
final class Awkward {

    /** Static fields of all kinds. */
    static final class State {

        static long[] huge = new long[5_000_000];
        static List<String> names = new ArrayList<>();
        static Map<String, Object> cycle = new HashMap<>();
        static Comparable<?> proxy;
        static Comparator<String> lambda = (one, other) -> 0;
        static Pair pair = new Pair("a", 1);
        static Colour colour = Colour.RED;
        static Object hostile = new Hostile();
        static Object closed;
        static ThreadLocal<String> own = new ThreadLocal<>();
        static List<Integer> contended = new ArrayList<>();
        static Class<?> type = String.class;
        static int depth;

        private State() {}
    }

    /** A record. */
    record Pair(String name, int number) {}

    /** An enum with state. */
    enum Colour {
        RED,
        GREEN;

        int uses;
    }

    /** Throws from methods that must not be called. */
    static final class Hostile {

        @Override
        public int hashCode() {
            throw new IllegalStateException("called");
        }

        @Override
        public boolean equals(Object other) {
            throw new IllegalStateException("called");
        }

        @Override
        public String toString() {
            throw new IllegalStateException("called");
        }
    }

    private Awkward() {}

    static void steps(BiConsumer<String, Detailed.Code> step) {
        step.accept("huge", Awkward::huge);
        step.accept("cycle", () -> State.cycle.put("self", State.cycle));
        step.accept(
                "proxy",
                () -> State.proxy = (Comparable<?>) Proxy.newProxyInstance(
                        Awkward.class.getClassLoader(),
                        new Class<?>[] {Comparable.class},
                        (proxy, method, arguments) -> {
                            throw new IllegalStateException("called");
                        }));
        step.accept("lambda", () -> State.lambda = (one, other) -> 1);
        step.accept("record", () -> State.pair = new Pair("b", 2));
        step.accept("enum", () -> {
            State.colour = Colour.GREEN;
            State.colour.uses++;
        });
        step.accept("class", () -> State.type = Pair.class);
        step.accept("hostile", () -> accept(State.hostile));
        step.accept("closed module", () -> State.closed = DocumentBuilderFactory.newInstance());
        step.accept("thread-local", () -> State.own.set("mine"));
        step.accept("concurrent", Awkward::concurrent);
        step.accept("recursion", Awkward::overflow);
        step.accept("exceptions", Awkward::failOften);
        step.accept("many calls", Awkward::callOften);
        step.accept("constructor", () -> new Base(3));
    }

    private static void huge() {
        State.huge[7]++;
        for (int i = 0; i < 1_000_000; i++) {
            State.names.add("name");
        }
    }

    private static Object accept(Object any) {
        return any;
    }

    private static void concurrent() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(2);
        List<Thread> writers = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Thread writer = new Thread(() -> {
                started.countDown();
                for (int j = 0; j < 20_000; j++) {
                    add(j);
                }
            });
            writer.start();
            writers.add(writer);
        }
        started.await();
        for (int i = 0; i < 1_000; i++) {
            size();
        }
        for (Thread writer : writers) {
            writer.join();
        }
    }

    private static void add(int number) {
        synchronized (State.contended) {
            State.contended.add(number);
        }
    }

    private static int size() {
        return State.contended.size();
    }

    private static void overflow() {
        try {
            recurse(0);
        } catch (StackOverflowError e) {
            State.depth = 1;
        }
        if (State.depth != 1) {
            throw new IllegalStateException("no overflow");
        }
    }

    private static int recurse(int depth) {
        return depth < 0 ? 0 : State.depth + recurse(depth + 1);
    }

    private static void failOften() {
        for (int i = 0; i < 100; i++) {
            try {
                fail(i);
            } catch (IllegalArgumentException e) {
                State.depth++;
            }
        }
    }

    private static int fail(int number) {
        throw new IllegalArgumentException("no " + number + " at " + State.depth);
    }

    private static void callOften() {
        long sum = 0;
        for (int i = 0; i < 3_000_000; i++) {
            sum += half(i);
        }
        if (sum != 2_249_998_500_000L) {
            throw new IllegalStateException("wrong sum " + sum + Arrays.asList(sum));
        }
    }

    private static int half(int number) {
        return State.depth > 0 ? number / 2 : 0;
    }

    /** Loops where its code begins, and calls its superclass late. */
    static final class Base extends Parent {

        Base(int times) {
            super(times > 2 ? "many" : "few");
        }
    }

    /** Has an argument. */
    static class Parent {

        final String name;

        Parent(String name) {
            while (State.depth < 0) {
                State.depth++;
            }
            this.name = name;
        }
    }
}
