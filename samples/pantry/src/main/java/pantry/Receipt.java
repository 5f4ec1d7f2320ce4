package pantry;

/** Prints what a customer has to pay. */
public final class Receipt {

    private Receipt() {}

    public static String total(int cents) {
        Journal.note(cents);
        return String.format("%.2f", cents / 100.0);
    }
}
