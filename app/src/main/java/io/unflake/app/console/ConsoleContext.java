package io.unflake.app.console;

import io.unflake.report.console.Terminal;
import io.unflake.report.progress.LiveProgress;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.InstantSource;

/**
 * The streams, the terminal and the current folder of a command.
 *
 * @param out for results
 * @param err for progress and errors
 * @param folder the current folder, which relative paths are resolved against
 */
public record ConsoleContext(PrintStream out, PrintStream err, Terminal terminal, Path folder) {

    /** Work that reports its progress. */
    @FunctionalInterface
    public interface Work<T> {

        T run(LiveProgress progress) throws IOException;
    }

    /** Does work and shows its progress. */
    public <T> T withProgress(Work<T> work) throws IOException {
        try (LiveProgress progress = progress()) {
            return work.run(progress);
        }
    }

    private LiveProgress progress() {
        return terminal.err()
                ? LiveProgress.onTerminal(err, terminal.width(), InstantSource.system())
                : LiveProgress.inLines(err, InstantSource.system());
    }

    /** The absolute form of a path that the user gave. */
    public Path path(Path given) {
        return folder.resolve(given).normalize();
    }

    /** Prints a result. */
    public void print(String text) {
        out.print(text);
        out.flush();
    }

    /** Prints an error or a remark. */
    public void printError(String text) {
        err.print(text);
        err.flush();
    }
}
