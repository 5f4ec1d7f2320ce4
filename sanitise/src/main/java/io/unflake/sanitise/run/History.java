package io.unflake.sanitise.run;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * The last outcome of each test, in a file that the JVMs of a build share. Each JVM replaces the lines of the tests that it
 * ran and keeps the others.
 */
final class History {

    private final Path file;
    private final JvmId jvm;

    /** @param jvm this JVM, so that writing twice does not look like a second run */
    History(Path file, JvmId jvm) {
        this.file = file;
        this.jvm = jvm;
    }

    /**
     * The last outcome of one test.
     *
     * @param before its outcome in the run before, null if unknown
     * @param jvm the JVM that ran the test
     * @param at when the line was written, in milliseconds since the epoch
     */
    record Line(SanitiseResult result, SanitiseOutcome before, JvmId jvm, long at) {

        boolean hasChanged() {
            SanitiseOutcome now = result.outcome();
            return (before == SanitiseOutcome.PASSED && now == SanitiseOutcome.SANITISED)
                    || (before == SanitiseOutcome.SANITISED && now == SanitiseOutcome.PASSED);
        }
    }

    /** Receives all lines while the file is locked. */
    interface LineConsumer {
        void accept(Collection<Line> lines) throws IOException;
    }

    /** Adds the results of this JVM, and passes all lines to the consumer. */
    void add(Collection<SanitiseResult> results, long now, LineConsumer consumer) throws IOException {
        synchronized (History.class) {
            addLocked(results, now, consumer);
        }
    }

    /** Returns the lines that all JVMs have added so far. */
    Collection<Line> lines() throws IOException {
        synchronized (History.class) {
            return readLocked();
        }
    }

    /** File locks exclude other JVMs, but throw an exception in a second thread of the same JVM: hence the monitor. */
    private void addLocked(Collection<SanitiseResult> results, long now, LineConsumer consumer) throws IOException {
        Files.createDirectories(file.getParent());
        try (FileChannel channel = FileChannel.open(
                        file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            Map<String, Line> lines = read(channel);
            for (SanitiseResult result : results) {
                lines.merge(result.test(), new Line(result, null, jvm, now), this::replace);
            }
            write(channel, lines.values());
            consumer.accept(lines.values());
            assert lock.isValid();
        }
    }

    private Collection<Line> readLocked() throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
                FileLock lock = channel.lock(0, Long.MAX_VALUE, true)) {
            assert lock.isShared();
            return read(channel).values();
        } catch (NoSuchFileException e) {
            return List.of();
        }
    }

    private Line replace(Line old, Line latest) {
        SanitiseOutcome before =
                old.jvm().equals(jvm) ? old.before() : old.result().outcome();
        return new Line(latest.result(), before, jvm, latest.at());
    }

    private static Map<String, Line> read(FileChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate((int) channel.size());
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
        return HistoryFormat.parse(new String(bytes.array(), StandardCharsets.UTF_8));
    }

    private static void write(FileChannel channel, Collection<Line> lines) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(HistoryFormat.format(lines).getBytes(StandardCharsets.UTF_8));
        channel.truncate(0);
        channel.position(0);
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }
}
