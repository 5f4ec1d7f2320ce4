package io.unflake.worker.run;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Finds the thread that runs the body of a test, where a framework runs it on another one to limit its time. */
final class TestThread {

    /** While a frame of this class is on the launcher's stack, the body runs on the newest thread of this name. */
    private record Detour(String waitingClass, String threadName) {}

    private static final List<Detour> DETOURS = List.of(
            new Detour("org.junit.internal.runners.statements.FailOnTimeout", "Time-limited test"),
            new Detour("org.junit.jupiter.engine.extension.SeparateThreadTimeoutInvocation", "junit-timeout-thread"),
            new Detour("org.junit.jupiter.api.AssertTimeoutPreemptively", "junit-timeout-thread"),
            new Detour("org.testng.internal.invokers.MethodInvocationHelper", "TestNG-"));

    private TestThread() {}

    static Thread of(Thread launcher) {
        StackTraceElement[] stack = launcher.getStackTrace();
        return DETOURS.stream()
                .filter(detour -> Arrays.stream(stack)
                        .anyMatch(frame -> frame.getClassName().startsWith(detour.waitingClass())))
                .flatMap(detour -> Thread.getAllStackTraces().keySet().stream()
                        .filter(thread -> thread.getName().startsWith(detour.threadName())))
                .max(Comparator.comparingLong(Thread::getId))
                .orElse(launcher);
    }
}
