package io.unflake.hooks;

import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Puts delay points where tasks begin and end that have none in their code, such as methods of the JDK. */
public final class TaskHooks {

    private TaskHooks() {}

    /** Returns a task that passes a delay point before and one after. */
    public static Runnable runnable(Runnable task, int before, int after) {
        return () -> {
            DelayHooks.pass(before);
            task.run();
            DelayHooks.pass(after);
        };
    }

    /** As {@link #runnable} for tasks with a result or an argument. */
    public static <T> Callable<T> callable(Callable<T> task, int before, int after) {
        return () -> {
            DelayHooks.pass(before);
            T result = task.call();
            DelayHooks.pass(after);
            return result;
        };
    }

    public static <T> Supplier<T> supplier(Supplier<T> task, int before, int after) {
        return () -> {
            DelayHooks.pass(before);
            T result = task.get();
            DelayHooks.pass(after);
            return result;
        };
    }

    public static <T, R> Function<T, R> function(Function<T, R> task, int before, int after) {
        return argument -> {
            DelayHooks.pass(before);
            R result = task.apply(argument);
            DelayHooks.pass(after);
            return result;
        };
    }

    public static <T> Consumer<T> consumer(Consumer<T> task, int before, int after) {
        return argument -> {
            DelayHooks.pass(before);
            task.accept(argument);
            DelayHooks.pass(after);
        };
    }
}
