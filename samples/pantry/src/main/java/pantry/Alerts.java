package pantry;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Tells listeners what runs out. */
public final class Alerts {

    private static final List<Consumer<String>> LISTENERS = new ArrayList<>();

    private Alerts() {}

    public static void listen(Consumer<String> listener) {
        LISTENERS.add(listener);
    }

    /** Returns how many were told. */
    public static int runsOut(String product) {
        LISTENERS.forEach(listener -> listener.accept(product));
        return LISTENERS.size();
    }
}
