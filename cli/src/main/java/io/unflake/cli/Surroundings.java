package io.unflake.cli;

import io.unflake.report.console.Terminal;
import io.unflake.report.progress.LiveProgress;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.InstantSource;

/**
 * What a command finds around it.
 *
 * @param out for results
 * @param err for progress and complaints
 * @param folder the current folder, which relative paths start from
 */
record Surroundings(PrintStream out, PrintStream err, Terminal terminal, Path folder) {

    /** Shows progress in the way that fits where it is shown. */
    LiveProgress progress() {
        return terminal.err()
                ? LiveProgress.onTerminal(err, terminal.width(), InstantSource.system())
                : LiveProgress.inLines(err, InstantSource.system());
    }

    Path path(Path given) {
        return folder.resolve(given).normalize();
    }
}
