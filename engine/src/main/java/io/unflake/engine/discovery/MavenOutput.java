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

/** Copies what Maven says to a log while it runs, in a thread of its own. */
final class MavenOutput implements AutoCloseable {

    /** How long to read on after Maven has ended: a daemon that it leaves behind may hold its output open for ever. */
    private static final long PATIENCE_MILLIS = 5_000;

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
            // A stream that is closed under us ends the output like any other end.
            log.println();
        }
    }

    /** Waits for the last lines. */
    void await() throws IOException, InterruptedException {
        thread.join(PATIENCE_MILLIS);
        if (log.checkError()) {
            throw new IOException("the log cannot be written");
        }
    }

    @Override
    public void close() {
        log.close();
    }
}
