package io.unflake.agent.instrument;

import java.util.function.Consumer;

/** Rewrites some classes of the JDK when it first runs. It takes tens of ms, so it waits until a treatment needs it. */
public final class JdkRewrite implements Runnable {

    private final JdkClasses classes;
    private final Consumer<JdkClasses> selection;
    private boolean done;

    private JdkRewrite(JdkClasses classes, Consumer<JdkClasses> selection) {
        this.classes = classes;
        this.selection = selection;
    }

    /** Lets hooks choose the order of unordered results. */
    public static JdkRewrite ofCollections(JdkClasses classes) {
        return new JdkRewrite(classes, CollectionCallees::addTo);
    }

    /** Lets hooks see which thread starts which. */
    public static JdkRewrite ofThreads(JdkClasses classes) {
        return new JdkRewrite(classes, ThreadCallees::addTo);
    }

    @Override
    public synchronized void run() {
        if (!done) {
            done = true;
            selection.accept(classes);
            classes.redefine();
        }
    }
}
