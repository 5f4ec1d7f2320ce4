package pantry;

import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/** Notes what happens. Each entry has its own id and time. */
public final class Journal {

    private static UUID lastId;
    private static Instant lastTime = Instant.now();
    private static int lastSource;
    private static int entries;

    private Journal() {}

    /** Returns the time since the entry before. */
    static synchronized Duration note(Object source) {
        Instant now = Instant.now();
        Duration elapsed = Duration.between(lastTime, now);
        lastId = UUID.randomUUID();
        lastTime = now;
        lastSource = System.identityHashCode(source);
        entries++;
        return elapsed;
    }

    public static synchronized String last() {
        return entries + ": " + lastId + " at " + lastTime + " by " + lastSource;
    }
}
