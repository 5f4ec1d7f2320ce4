package pantry;

/** Sells products by the crate. */
public interface Wholesaler {

    /** In percent. */
    int discount();

    int price(String product);
}
