package io.unflake.agent.instrument;

import java.lang.instrument.Instrumentation;
import java.util.function.Consumer;

/** Rewrites some classes of the JDK when it first runs. It takes tens of ms, so it waits until a treatment needs it. */
public final class JdkRewrite implements Runnable {

    private final Instrumentation instrumentation;
    private final Consumer<JdkClasses> selection;
    private boolean done;

    private JdkRewrite(Instrumentation instrumentation, Consumer<JdkClasses> selection) {
        this.instrumentation = instrumentation;
        this.selection = selection;
    }

    /** Lets hooks choose the order of unordered results. */
    public static JdkRewrite ofCollections(Instrumentation instrumentation) {
        return new JdkRewrite(instrumentation, CollectionCallees::addTo);
    }

    /** Lets hooks see which thread starts which. */
    public static JdkRewrite ofThreads(Instrumentation instrumentation) {
        return new JdkRewrite(instrumentation, ThreadCallees::addTo);
    }

    @Override
    public synchronized void run() {
        if (!done) {
            done = true;
            JdkClasses classes = new JdkClasses();
            selection.accept(classes);
            classes.redefine(instrumentation);
        }
    }
}
