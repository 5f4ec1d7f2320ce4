package pantry;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/** Converts measures that were registered. */
public final class Measures {

    private static final Map<String, IntUnaryOperator> CONVERSIONS = new TreeMap<>();

    private Measures() {}

    public static void register(String name, IntUnaryOperator toMillilitres) {
        CONVERSIONS.put(name, toMillilitres);
    }

    public static int millilitres(String name, int amount) {
        IntUnaryOperator conversion = CONVERSIONS.get(name);
        if (conversion == null) {
            throw new IllegalArgumentException(name + " is unknown");
        }
        return conversion.applyAsInt(amount);
    }
}
