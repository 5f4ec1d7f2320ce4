package io.unflake.engine.explain;

import io.unflake.engine.minimise.PolluterSearch.Tried;
import io.unflake.model.TestId;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A test has no failing order, or no passing one, as far as a search has tried. */
public final class NoPairException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String remedy;

    private NoPairException(String message, String remedy) {
        super(message, null, false, false);
        this.remedy = remedy;
    }

    /**
     * Says what was tried, and how it ended.
     *
     * @param budget how long the search was allowed to take
     */
    static NoPairException of(TestId test, Tried tried, Duration budget) {
        String within = tried.outOfTime() ? " within " + text(budget) : "";
        return new NoPairException(
                "no order of tests was found" + within + " in which " + test + (tried.fails() ? " passes" : " fails")
                        + ": " + outcome(tried),
                remedy(tried));
    }

    private static String outcome(Tried tried) {
        return tried.alone()
                ? "it " + (tried.fails() ? "fails " : "passes ") + orders(tried)
                : "its run alone has not ended";
    }

    private static String remedy(Tried tried) {
        if (tried.outOfTime()) {
            return "Give the search more time with --budget, or name the tests before it with --polluter.";
        }
        return tried.fails()
                ? "Run detect to find out whether it is broken, or name the tests that it needs with --polluter."
                : "Run detect to find out how it fails, or name the tests before it with --polluter.";
    }

    private static String orders(Tried tried) {
        List<String> orders = new ArrayList<>(List.of("alone"));
        if (tried.suspects() > 0) {
            orders.add("after " + count(tried.suspects(), "test") + " that may change what it uses");
        }
        if (tried.itself()) {
            orders.add("after itself");
        }
        if (tried.lists() > 0) {
            orders.add("in " + count(tried.lists(), "order") + " of the tests of its class, package and module");
        }
        int last = orders.size() - 1;
        return last == 0 ? orders.get(0) : String.join(", ", orders.subList(0, last)) + " and " + orders.get(last);
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private static String text(Duration budget) {
        long seconds = budget.toSeconds();
        return seconds > 0 && seconds % 60 == 0 ? count((int) (seconds / 60), "minute") : seconds + " s";
    }

    /** What the user can do. */
    public String remedy() {
        return remedy;
    }
}
