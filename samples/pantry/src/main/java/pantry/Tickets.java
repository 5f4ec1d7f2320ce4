package pantry;

/** Numbers for the queue. */
public final class Tickets {

    private static int next = 1;

    private Tickets() {}

    public static int take() {
        Journal.note("ticket");
        return next++;
    }

    public static void newDay() {
        next = 1;
    }
}
