package io.unflake.worker;

import java.io.InputStream;
import java.io.PrintStream;

/** What the main thread finds around it, so that each run starts as the first one does, whatever tests have done to it. */
record MainThreadState(ClassLoader loader, InputStream in, PrintStream out, PrintStream err) {

    static MainThreadState now() {
        return new MainThreadState(Thread.currentThread().getContextClassLoader(), System.in, System.out, System.err);
    }

    void restore() {
        boolean unused = Thread.interrupted();
        Thread.currentThread().setContextClassLoader(loader);
        System.setIn(in);
        System.setOut(out);
        System.setErr(err);
    }
}
