package pair;

import java.util.ArrayList;
import java.util.List;

/** State that tests share. */
final class Shelf {

    private static final List<String> JARS = new ArrayList<>();
    static int opened;

    private Shelf() {}

    static void put(String jar) {
        JARS.add(jar);
    }

    static int count() {
        return JARS.size();
    }

    static void clear() {
        JARS.clear();
    }
}
