package io.unflake.worker;

import java.io.InputStream;
import java.io.PrintStream;

/** The state of the main thread that is restored before each command, because tests may change it. */
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
