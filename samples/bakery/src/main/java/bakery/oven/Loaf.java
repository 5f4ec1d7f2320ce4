package bakery.oven;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Goes through the steps of baking, and remembers when each of them was done. */
public final class Loaf {

    private final long begun = System.currentTimeMillis();
    private final Map<String, Long> doneAt = new LinkedHashMap<>();

    public void prepare() {
        doneAt.put("mix", System.currentTimeMillis());
        doneAt.put("knead", System.currentTimeMillis());
        doneAt.put("rest", System.currentTimeMillis());
        doneAt.put("shape", System.currentTimeMillis());
    }

    public void bake() {
        doneAt.put("score", System.currentTimeMillis());
        doneAt.put("bake", System.currentTimeMillis());
        doneAt.put("cool", System.currentTimeMillis());
        doneAt.put("pack", System.currentTimeMillis());
    }

    public Duration total() {
        return Duration.ofMillis(doneAt.get("pack") - begun);
    }
}
