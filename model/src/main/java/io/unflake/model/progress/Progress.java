package io.unflake.model.progress;

/** Is told how far a capability has come; may be called by any thread at any time, and never fails. */
public interface Progress {

    /** Shows nothing. */
    Progress SILENT = new Silent();

    /**
     * A phase begins and ends the one before.
     *
     * @param name what is done now, such as {@code baseline}
     * @param tests how many tests will run in it, counted once for each time they run; 0 if unknown
     */
    void phase(String name, int tests);

    /** So many tests have ended since the last call. */
    void tests(int ended);

    /** How many strategies will be tried in all. */
    void strategies(int total);

    /** A strategy has started. */
    void strategyStarted(String name);

    /** A strategy has been tried on all its tests. */
    void strategyEnded(String name);

    /** How many findings there are now. */
    void findings(int count);

    /** Something that the user should know at once. */
    void note(String text);
}
