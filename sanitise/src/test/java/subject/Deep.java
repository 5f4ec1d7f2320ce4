package subject;

import java.io.IOException;
import java.net.InetAddress;
import java.util.concurrent.Callable;

/** Code that is called from far away. */
public final class Deep {

    private Deep() {}

    /** Looks up a name that does not exist, for whoever has it done. */
    public static Callable<Integer> errand() {
        return new Callable<>() {
            @Override
            public Integer call() throws IOException {
                return lookUp(0);
            }
        };
    }

    /** Looks up a name that does not exist, so many calls deeper. */
    public static int lookUp(int calls) throws IOException {
        return calls == 0 ? InetAddress.getAllByName("nowhere.invalid").length : lookUp(calls - 1) + 1;
    }
}
