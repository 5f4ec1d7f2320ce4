package bakery.stock;

import java.util.Locale;

/** An ingredient in the pantry. */
public enum Ingredient {
    MILK,
    RICE,
    CINNAMON,
    VANILLA;

    public static Ingredient named(String name) {
        return valueOf(name.toUpperCase());
    }

    public static Ingredient withCode(String code) {
        return valueOf(code.toUpperCase(Locale.ROOT));
    }
}
