package io.unflake.app.reproduce;

import java.io.IOException;
import java.io.Reader;
import java.util.function.Consumer;

/** Splits a log into lines without keeping it in memory; the rest of a very long line is dropped. */
final class LogLines {

    private static final int LONGEST = 10_000;

    private final Consumer<String> lines;
    private final StringBuilder line = new StringBuilder();
    private boolean afterReturn;

    private LogLines(Consumer<String> lines) {
        this.lines = lines;
    }

    /** Passes on each line. */
    static void read(Reader log, Consumer<String> lines) throws IOException {
        LogLines reader = new LogLines(lines);
        char[] buffer = new char[1 << 16];
        int length = log.read(buffer);
        while (length >= 0) {
            for (int i = 0; i < length; i++) {
                reader.next(buffer[i]);
            }
            length = log.read(buffer);
        }
        reader.end();
    }

    private void next(char c) {
        if (c == '\r' || (c == '\n' && !afterReturn)) {
            end();
        } else if (c != '\n' && line.length() < LONGEST) {
            line.append(c);
        }
        afterReturn = c == '\r';
    }

    private void end() {
        lines.accept(line.toString());
        line.setLength(0);
    }
}
