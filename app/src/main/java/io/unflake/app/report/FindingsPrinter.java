package io.unflake.app.report;

import io.unflake.app.console.ConsoleContext;
import io.unflake.report.console.FindingsTable;
import io.unflake.report.console.Style;
import io.unflake.report.console.Terminal;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.known.KnownTable;
import java.nio.file.Path;

/**
 * Prints findings as text or JSON.
 *
 * @param json whether to print JSON instead of text
 * @param verbose whether to print every detail
 */
public record FindingsPrinter(boolean json, boolean verbose, ConsoleContext context) {

    /** The name of the file in an output folder. */
    public static final String FILE = "findings.json";

    /**
     * Prints findings.
     *
     * @param file where they are stored
     */
    public void print(FindingsFile findings, Path file) {
        context.print(json ? findings.write() : text(findings, file));
    }

    private String text(FindingsFile findings, Path file) {
        Terminal terminal = context.terminal();
        String table = FindingsTable.render(findings, new Style(terminal.width(), terminal.ink(), verbose), file);
        return findings.known() == null ? table : table + "\n" + KnownTable.render(findings.known(), terminal.width());
    }
}
