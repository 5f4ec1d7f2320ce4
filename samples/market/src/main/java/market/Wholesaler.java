package market;

/** Where the stall buys; far away, so that tests do not call there. */
public final class Wholesaler {

    public int discount() {
        throw new IllegalStateException("nobody answers");
    }
}
