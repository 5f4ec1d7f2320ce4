package pantry;

import java.util.ArrayList;
import java.util.List;

/** A shelf with room for three jars. */
public final class Shelf {

    private static final int ROOM = 3;
    private static final List<String> JARS = new ArrayList<>();

    private Shelf() {}

    public static void put(String jar) {
        if (!JARS.contains(jar)) {
            if (JARS.size() == ROOM) {
                throw new IllegalStateException("There is no room for " + jar);
            }
            JARS.add(jar);
        }
    }

    public static boolean has(String jar) {
        return JARS.contains(jar);
    }

    public static void take(String jar) {
        JARS.remove(jar);
    }
}
