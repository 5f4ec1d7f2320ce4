package io.unflake.engine.fork;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Drains the output of a process: keeps the first megabyte in a file and the end in memory, and drops the rest. */
final class OutputTail {

    private static final int KEPT_IN_FILE = 1 << 20;
    private static final int KEPT_IN_MEMORY = 8 << 10;

    private final byte[] ring = new byte[KEPT_IN_MEMORY];
    private long total;

    static OutputTail drain(InputStream stream, Path file) {
        OutputTail tail = new OutputTail();
        Thread thread = new Thread(() -> tail.pump(stream, file), "unflake-output");
        thread.setDaemon(true);
        thread.start();
        return tail;
    }

    private void pump(InputStream stream, Path file) {
        byte[] buffer = new byte[64 << 10];
        try (stream) {
            OutputStream out = null;
            try {
                for (int n = stream.read(buffer); n >= 0; n = stream.read(buffer)) {
                    if (out == null) {
                        out = Files.newOutputStream(file);
                    }
                    if (total < KEPT_IN_FILE) {
                        out.write(buffer, 0, (int) Math.min(n, KEPT_IN_FILE - total));
                    }
                    remember(buffer, n);
                }
            } finally {
                if (out != null) {
                    out.close();
                }
            }
        } catch (IOException e) {
            // The process is gone or the disk is full. The output only helps the user, so this is not an error.
            remember(e.toString().getBytes(StandardCharsets.UTF_8), e.toString().length());
        }
    }

    private synchronized void remember(byte[] bytes, int length) {
        for (int i = Math.max(0, length - ring.length); i < length; i++) {
            ring[(int) ((total + i) % ring.length)] = bytes[i];
        }
        total += length;
    }

    /** Returns the end of the output. */
    synchronized String text() {
        int length = (int) Math.min(total, ring.length);
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = ring[(int) ((total - length + i) % ring.length)];
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
