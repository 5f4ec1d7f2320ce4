package io.unflake.agent.detail;

import io.unflake.model.Frame;
import java.lang.StackWalker.StackFrame;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Reads the stack of the current thread without the frames of the JDK, the test frameworks and Unflake. */
final class Stacks {

    private static final int MAX_FRAMES = 30;
    private static final int MAX_DEPTH = 400;
    private static final String OWN = "io.unflake.agent.";
    private static final String HOOKS = "io.unflake.hooks.";
    private static final String WORKER = "io.unflake.worker.";
    private static final String LAMBDA_CLASS = "$$Lambda";

    private final StackWalker walker =
            StackWalker.getInstance(Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE), MAX_FRAMES * 2);
    private final Predicate<String> isFramework;

    /** @param isFramework whether the class of this name belongs to a test framework */
    Stacks(Predicate<String> isFramework) {
        this.isFramework = isFramework;
    }

    /** Returns the frames, innermost first. */
    List<Frame> current() {
        return walker.walk(this::frames);
    }

    private List<Frame> frames(Stream<StackFrame> stack) {
        return stack.limit(MAX_DEPTH)
                .filter(this::isShown)
                .limit(MAX_FRAMES)
                .map(frame -> Frame.of(frame.toStackTraceElement()))
                .toList();
    }

    private boolean isShown(StackFrame frame) {
        ClassLoader loader = frame.getDeclaringClass().getClassLoader();
        String name = frame.getClassName();
        return loader != null
                && loader != ClassLoader.getPlatformClassLoader()
                && !name.startsWith(OWN)
                && !name.startsWith(HOOKS)
                && !name.startsWith(WORKER)
                && !name.contains(LAMBDA_CLASS)
                && !isFramework.test(name);
    }
}
