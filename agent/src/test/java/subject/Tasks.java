package subject;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tasks without code of their own, a class as Kotlin compiles its lambdas, and volatile fields. */
public class Tasks {

    private volatile int count;
    private int plain;

    public long runnable(int number) {
        CountDownLatch latch = new CountDownLatch(number);
        Runnable task = latch::countDown;
        task.run();
        return latch.getCount();
    }

    public int callable(int number) throws Exception {
        Callable<Integer> task = List.of(number)::size;
        return task.call();
    }

    public String supplier(int number) {
        Supplier<String> task = Integer.valueOf(number)::toString;
        return task.get();
    }

    public String function(int number) {
        Function<Integer, String> task = String::valueOf;
        return task.apply(number);
    }

    public int consumer(int number) {
        List<Integer> all = Stream.of(number).collect(Collectors.toCollection(ArrayList::new));
        Consumer<Integer> task = all::add;
        task.accept(number);
        return all.size();
    }

    public int constructor(int number) {
        Function<Integer, List<Integer>> task = ArrayList::new;
        return task.apply(number).size();
    }

    public int inKotlin(int number) {
        return new Lambda(number).invoke();
    }

    public int fields(int number) {
        plain = number;
        count = plain;
        return count + new Heir(number).inherited();
    }

    /** What Kotlin makes of a lambda. */
    public static class Lambda implements kotlin.Function<Integer> {

        private final int number;

        public Lambda(int number) {
            this.number = number;
        }

        public int invoke() {
            return number;
        }
    }

    /** Has a volatile field. */
    public static class Parent {

        protected volatile int value;
    }

    /** Uses an inherited field. */
    public static class Heir extends Parent {

        public Heir(int number) {
            value = number;
        }

        public int inherited() {
            return value;
        }
    }
}
