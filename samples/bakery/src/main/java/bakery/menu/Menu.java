package bakery.menu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The menu on the blackboard. */
public final class Menu {

    private final Map<String, Integer> prices = new HashMap<>();

    public Menu with(String roll, int cents) {
        prices.put(roll, cents);
        return this;
    }

    /** Returns one line for the blackboard. */
    public String line() {
        return String.join(", ", prices.keySet());
    }

    /** Returns the same in alphabetical order. */
    public String sortedLine() {
        return String.join(", ", new TreeSet<>(prices.keySet()));
    }

    public int sum() {
        int sum = 0;
        for (int cents : prices.values()) {
            sum += cents;
        }
        return sum;
    }

    public List<String> names() {
        return new ArrayList<>(prices.keySet());
    }

    public List<Integer> cents() {
        return new ArrayList<>(prices.values());
    }

    /** Returns the first photograph in a folder. */
    public static String cover(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findFirst().orElseThrow().getFileName().toString();
        }
    }
}
