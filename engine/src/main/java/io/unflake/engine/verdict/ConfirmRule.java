package io.unflake.engine.verdict;

/**
 * How often a failure must occur again to be confirmed.
 *
 * @param early this many treated runs suffice if all of them fail
 * @param enough this many treated runs must fail otherwise
 * @param mostRuns of this many treated runs
 */
public record ConfirmRule(int early, int enough, int mostRuns) {

    /** Three of five; two of two suffice, too. */
    public static final ConfirmRule USUAL = new ConfirmRule(2, 3, 5);

    public ConfirmRule {
        if (enough < 1 || enough > mostRuns || early > enough) {
            throw new IllegalArgumentException(enough + " of " + mostRuns + " runs");
        }
    }

    /** As many as given, in fresh JVMs, even if all runs fail. */
    public static ConfirmRule of(int enough, int mostRuns) {
        return new ConfirmRule(enough, enough, mostRuns);
    }

    /** Whether the run that found the failure does not count. */
    boolean countsOnlyFresh() {
        return early == enough;
    }
}
