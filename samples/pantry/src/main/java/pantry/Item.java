package pantry;

import org.apache.commons.lang3.builder.ToStringBuilder;

/** A product with a weight. */
public final class Item {

    private final String name;
    private final int grams;

    public Item(String name, int grams) {
        this.name = name;
        this.grams = grams;
    }

    @Override
    public String toString() {
        return new ToStringBuilder(this).append("name", name).append("grams", grams).toString();
    }
}
