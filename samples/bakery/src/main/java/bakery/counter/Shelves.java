package bakery.counter;

import java.util.List;
import java.util.random.RandomGenerator;

/** Spreads fresh loaves over the shelves. */
public final class Shelves {

    private final List<String> names;
    private final RandomGenerator random;

    public Shelves(List<String> names, RandomGenerator random) {
        this.names = names;
        this.random = random;
    }

    public String shelfForLoaf() {
        return names.get(Math.abs(random.nextInt()) % names.size());
    }

    public String shelfForCake() {
        return names.get(Math.floorMod(random.nextInt(), names.size()));
    }
}
