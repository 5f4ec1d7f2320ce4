package io.unflake.report.console;

/**
 * How the terminal is written to.
 *
 * @param width columns that a line may take; commands may take more, since a cut command cannot be pasted
 * @param verbose whether nothing is left out
 */
public record Style(int width, Ink ink, boolean verbose) {

    /** Columns where nothing is known about the terminal. */
    public static final int DEFAULT_WIDTH = 100;

    private static final int NARROWEST = 40;

    public Style {
        width = Math.max(NARROWEST, width);
    }
}
