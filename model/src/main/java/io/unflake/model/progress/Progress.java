package io.unflake.model.progress;

import io.unflake.model.finding.Finding;

/** Receives the progress of a command. Implementations are thread-safe and never throw exceptions. */
public interface Progress {

    /** Shows nothing. */
    Progress SILENT = new Silent();

    /**
     * A phase begins, and the previous one ends.
     *
     * @param name the name of the phase, such as {@code baseline}
     * @param tests the number of tests in this phase, counting each repetition; 0 if unknown
     */
    void phase(String name, int tests);

    /** A number of tests have ended since the last call. */
    void tests(int ended);

    /** Reports the total number of strategies to try. */
    void strategies(int total);

    /** A strategy has started. */
    void strategyStarted(String name);

    /** A strategy has been tried on all its tests. */
    void strategyEnded(String name);

    /** Reports the current number of findings. */
    void findings(int count);

    /** A finding was confirmed; its cause and margin may still be unknown. */
    void found(Finding finding);

    /** Shows a message to the user immediately. */
    void note(String text);
}
