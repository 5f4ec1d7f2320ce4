package io.unflake.worker.run;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Finds the thread that runs a test, because frameworks may use a separate thread to enforce a timeout. */
final class TestThread {

    /** If the launcher's stack contains this class, the test runs on the newest thread with this name. */
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
