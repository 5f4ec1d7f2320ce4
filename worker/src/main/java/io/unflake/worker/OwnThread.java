package io.unflake.worker;

/** Starts the worker's own threads as daemons, outside the thread group that tests can see. */
final class OwnThread {

    private OwnThread() {}

    static void start(String name, Runnable task) {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        Thread thread = new Thread(group.getParent() == null ? group : group.getParent(), task, name);
        thread.setDaemon(true);
        thread.start();
    }
}
