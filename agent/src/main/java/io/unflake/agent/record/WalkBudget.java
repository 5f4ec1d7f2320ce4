package io.unflake.agent.record;

/** Limits the objects, the depth and the time of heap walks. */
final class WalkBudget {

    private static final int MAX_DEPTH = 150;
    private static final int VISITS_PER_TIME_CHECK = 256;

    private final long deadline;
    private int visitsLeft;
    private boolean spent;

    /** Ends a walk through a value that is too large. */
    static final class TooLargeException extends RuntimeException {

        private static final long serialVersionUID = 1;

        TooLargeException() {
            super("too large", null, false, false);
        }
    }

    /** @param deadline in terms of {@link System#nanoTime()} */
    WalkBudget(int maxVisits, long deadline) {
        this.deadline = deadline;
        visitsLeft = maxVisits;
    }

    int visitsLeft() {
        return visitsLeft;
    }

    /** Whether a walk ended since it was out of objects, depth or time. */
    boolean isSpent() {
        return spent;
    }

    void visit(int depth) {
        spend(1);
        boolean checksTime = visitsLeft % VISITS_PER_TIME_CHECK == 0;
        if (depth > MAX_DEPTH || (checksTime && System.nanoTime() - deadline > 0)) {
            end();
        }
    }

    private void end() {
        spent = true;
        throw new TooLargeException();
    }

    void spend(int visits) {
        visitsLeft -= visits;
        if (visitsLeft < 0) {
            end();
        }
    }
}
