package io.unflake.engine.discovery;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Copies the output of a running Maven to a log file, in a separate thread. */
final class MavenOutput implements AutoCloseable {

    /** How long to read on after Maven has ended, since a daemon that it started may keep the output open. */
    private static final long LIMIT_AFTER_END_MILLIS = 5_000;

    private final BufferedReader output;
    private final PrintWriter log;
    private final Consumer<String> listener;
    private final Thread thread = new Thread(this::copy, "maven-output");

    MavenOutput(Process maven, Path log, Consumer<String> listener) throws IOException {
        this.output = maven.inputReader(Charset.defaultCharset());
        this.log = new PrintWriter(Files.newBufferedWriter(log, StandardCharsets.UTF_8));
        this.listener = listener;
    }

    void start() {
        thread.setDaemon(true);
        thread.start();
    }

    private void copy() {
        try {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                log.println(line);
                listener.accept(line);
            }
        } catch (IOException | UncheckedIOException e) {
            // The stream was closed, so this is the end of the output.
            log.println();
        }
    }

    /** Waits until the last lines have been copied. */
    void await() throws IOException, InterruptedException {
        thread.join(LIMIT_AFTER_END_MILLIS);
        if (log.checkError()) {
            throw new IOException("the log cannot be written");
        }
    }

    @Override
    public void close() {
        log.close();
    }
}
