package market;

/** The wholesaler, a remote service that tests replace by a mock. */
public final class Wholesaler {

    public int discount() {
        throw new IllegalStateException("nobody answers");
    }
}
