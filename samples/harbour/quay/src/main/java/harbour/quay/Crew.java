package harbour.quay;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Sailors, each of them a thread. */
public final class Crew {

    private Crew() {}

    /** Sends all sailors ashore at the same time, and returns how many came back. */
    public static int shoreLeave(int sailors) throws InterruptedException {
        AtomicInteger back = new AtomicInteger();
        List<Thread> ashore = new ArrayList<>();
        for (int i = 0; i < sailors; i++) {
            Thread sailor = new Thread(back::incrementAndGet);
            sailor.start();
            ashore.add(sailor);
        }
        for (Thread sailor : ashore) {
            sailor.join();
        }
        return back.get();
    }
}
