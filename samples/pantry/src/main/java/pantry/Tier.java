package pantry;

/** A tier of the rack, which knows its load. */
public enum Tier {
    LOW(50),
    MIDDLE(30),
    HIGH(10);

    private final int limit;
    private int load;

    Tier(int limit) {
        this.limit = limit;
    }

    public void load(int kilograms) {
        load += kilograms;
    }

    public int free() {
        return limit - load;
    }
}
