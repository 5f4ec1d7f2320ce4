package io.unflake.worker.subjects.wired;

import io.unflake.worker.WorkerMain;

/** Starts a worker as if the JVM had an agent. */
public final class WiredMain {

    private WiredMain() {}

    public static void main(String[] args) throws Exception {
        TalkativeAgent.wire();
        WorkerMain.main(args);
    }
}
