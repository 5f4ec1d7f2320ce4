package io.unflake.cli;

import io.unflake.report.console.Terminal;
import java.io.PrintStream;
import java.nio.file.Path;

/**
 * What a command finds around it.
 *
 * @param out for results
 * @param err for progress and complaints
 * @param folder the current folder, which relative paths start from
 */
record Surroundings(PrintStream out, PrintStream err, Terminal terminal, Path folder) {

    Path path(Path given) {
        return folder.resolve(given).normalize();
    }
}
