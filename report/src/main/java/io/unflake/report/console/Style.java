package io.unflake.report.console;

/**
 * How a report looks.
 *
 * @param width columns of a line; commands may be longer, since a cut command cannot be pasted
 * @param verbose whether to show every detail
 */
public record Style(int width, Ink ink, boolean verbose) {

    /** Columns if the width of the terminal is unknown. */
    public static final int DEFAULT_WIDTH = 100;

    private static final int NARROWEST = 40;

    public Style {
        width = Math.max(NARROWEST, width);
    }
}
