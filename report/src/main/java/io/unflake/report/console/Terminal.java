package io.unflake.report.console;

import java.util.Map;
import java.util.function.IntPredicate;

/**
 * Where output goes.
 *
 * @param out whether results go to a terminal
 * @param err whether progress goes to a terminal that can rewrite a line
 * @param width columns of a line
 * @param ink colours for results
 */
public record Terminal(boolean out, boolean err, int width, Ink ink) {

    private static final int OUT = 1;
    private static final int ERR = 2;

    /** The terminal of this process, by its descriptors and environment. */
    public static Terminal detect() {
        return of(System.getenv(), new TerminalCheck());
    }

    static Terminal of(Map<String, String> environment, IntPredicate isTerminal) {
        boolean able = !"dumb".equals(environment.get("TERM"));
        boolean out = able && isTerminal.test(OUT);
        boolean colours = out && environment.getOrDefault("NO_COLOR", "").isEmpty();
        return new Terminal(
                out,
                able && isTerminal.test(ERR),
                width(environment.get("COLUMNS")),
                colours ? Ink.COLOURED : Ink.PLAIN);
    }

    private static int width(String columns) {
        boolean number = columns != null && columns.matches("[1-9]\\d{0,3}");
        return number ? Integer.parseInt(columns) : Style.DEFAULT_WIDTH;
    }
}
