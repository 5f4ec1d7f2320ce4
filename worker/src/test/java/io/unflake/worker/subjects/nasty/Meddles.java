package io.unflake.worker.subjects.nasty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

/** Tests that change global state of the JVM; all of them pass. */
public class Meddles {

    private Meddles() {}

    public static class Streams {

        @Test
        void closes() throws IOException {
            System.out.close();
            System.err.close();
            System.in.close();
        }

        @Test
        void replaces() {
            System.setOut(new PrintStream(new ByteArrayOutputStream()));
            System.setErr(null);
            System.setIn(null);
        }
    }

    public static class Output {

        @Test
        void floods() {
            byte[] line =
                    "all work and no play makes a dull test\n".repeat(1_000).getBytes();
            for (int i = 0; i < 300; i++) {
                System.out.write(line, 0, line.length);
                System.err.write(line, 0, line.length);
            }
        }

        @Test
        void printsBinary() {
            byte[] bytes = new byte[100_000];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) (i * 31);
            }
            System.out.write(bytes, 0, bytes.length);
        }
    }

    public static class Input {

        @Test
        void isEmpty() throws IOException {
            assertEquals(-1, System.in.read());
        }

        @Test
        void isEmptyForChildren() throws Exception {
            Process cat = new ProcessBuilder("cat")
                    .redirectInput(ProcessBuilder.Redirect.INHERIT)
                    .start();
            assertEquals(0, cat.waitFor());
        }
    }

    public static class Interrupts {

        @Test
        void itself() {
            Thread.currentThread().interrupt();
        }

        @Test
        void itselfToo() {
            assertFalse(Thread.currentThread().isInterrupted());
            Thread.currentThread().interrupt();
        }

        @Test
        void everybody() {
            Thread.getAllStackTraces().keySet().forEach(Thread::interrupt);
        }
    }

    public static class Defaults {

        @Test
        void changesAll() {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Apia"));
            Thread.setDefaultUncaughtExceptionHandler(
                    (thread, e) -> Runtime.getRuntime().halt(9));
            System.getProperties().clear();
        }
    }

    public static class Loaders {

        @Test
        void forgetsItsLoader() {
            Thread.currentThread().setContextClassLoader(null);
        }
    }

    public static class LoadersToo {

        @Test
        void expectsItsLoader() {
            assertNotNull(Thread.currentThread().getContextClassLoader());
        }

        @Test
        void leavesAStrangeOne() {
            Thread.currentThread().setContextClassLoader(new URLClassLoader(new URL[0], null));
        }
    }

    public static class Threads {

        @Test
        void seesOnlyItself() {
            Thread[] threads = new Thread[10];
            int count = Thread.currentThread().getThreadGroup().enumerate(threads);
            assertEquals(
                    "[main]",
                    Arrays.toString(Arrays.stream(threads, 0, count)
                            .map(Thread::getName)
                            .toArray()));
        }

        @Test
        void isNoDaemon() {
            assertFalse(Thread.currentThread().isDaemon());
            InputStream unused = System.in;
        }
    }

    /** Only on JDKs that support security managers. */
    @SuppressWarnings("removal")
    public static class Security {

        @Test
        void forbidsExit() {
            System.setSecurityManager(new SecurityManager() {
                @Override
                public void checkExit(int status) {
                    throw new SecurityException("no exit");
                }

                @Override
                public void checkAccess(Thread thread) {
                    throw new SecurityException("no thread");
                }

                @Override
                public void checkPermission(java.security.Permission permission) {}
            });
        }
    }
}
