package subject;

import java.io.IOException;
import java.net.InetAddress;
import java.util.concurrent.Callable;

/** Looks up a host that does not exist. */
public final class Lookup {

    /** The host. */
    public static final String HOST = "nowhere.invalid";

    private Lookup() {}

    /** Looks up the host, which always fails. */
    public static int lookUp() throws IOException {
        return InetAddress.getAllByName(HOST).length;
    }

    /** Looks up the host from a stack that is deeper by the given number of calls. */
    public static int lookUpDeep(int calls) throws IOException {
        return calls == 0 ? lookUp() : lookUpDeep(calls - 1) + 1;
    }

    /** Looks up the host and swallows the exception. */
    public static void lookUpSilently() {
        try {
            lookUp();
        } catch (IOException e) {
            // Swallowed on purpose.
        }
    }

    /** Returns a task that looks up the host, without a frame of the caller's class on its stack. */
    public static Callable<Integer> task() {
        return new Callable<>() {
            @Override
            public Integer call() throws IOException {
                return lookUp();
            }
        };
    }
}
