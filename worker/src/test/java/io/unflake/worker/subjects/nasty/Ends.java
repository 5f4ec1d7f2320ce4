package io.unflake.worker.subjects.nasty;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Tests that end their JVM, each in a different way. */
public class Ends {

    private Ends() {}

    public static class Exits {

        @Test
        void exits() {
            System.exit(3);
        }
    }

    public static class Halts {

        @Test
        void halts() {
            Runtime.getRuntime().halt(4);
        }
    }

    public static class Kills {

        @Test
        void kills() throws Exception {
            new ProcessBuilder(
                            "kill", "-9", String.valueOf(ProcessHandle.current().pid()))
                    .start();
            new CountDownLatch(1).await();
        }
    }

    public static class Hangs {

        @Test
        void hangs() throws Exception {
            new CountDownLatch(1).await();
        }
    }

    /** Registers a shutdown hook that never ends. */
    public static class HooksForEver {

        @Test
        void hooks() {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                while (true) {
                    Thread.onSpinWait();
                }
            }));
        }
    }

    /** Starts threads that never end. */
    public static class Leaks {

        @Test
        void leaks() {
            for (int i = 0; i < 3; i++) {
                new Thread(() -> {
                            try {
                                new CountDownLatch(1).await();
                            } catch (InterruptedException e) {
                                // The thread ends.
                            }
                        })
                        .start();
            }
        }
    }
}
