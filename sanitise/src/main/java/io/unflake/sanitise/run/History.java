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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How each test ended last, in a file that the JVMs of a build share: each adds what it has run, and what others have is
 * kept.
 */
final class History {

    private static final int FIELDS = 5;
    private static final int DETAILS = 6;

    private final Path file;
    private final JvmId jvm;

    /** @param jvm this one, so that writing twice is not mistaken for a second run */
    History(Path file, JvmId jvm) {
        this.file = file;
        this.jvm = jvm;
    }

    /**
     * One test.
     *
     * @param before how it ended the time before, null if nobody knows
     * @param at when, in milliseconds of the clock
     */
    record Line(SanitiseResult result, SanitiseOutcome before, JvmId jvm, long at) {

        boolean isMoved() {
            SanitiseOutcome now = result.outcome();
            return (before == SanitiseOutcome.PASSED && now == SanitiseOutcome.SANITISED)
                    || (before == SanitiseOutcome.SANITISED && now == SanitiseOutcome.PASSED);
        }
    }

    /** What may be done with all tests while no other JVM writes. */
    interface LineConsumer {
        void read(Collection<Line> lines) throws IOException;
    }

    /** Adds what this JVM has run, and shows the whole. */
    void add(Collection<SanitiseResult> results, long now, LineConsumer reader) throws IOException {
        synchronized (History.class) {
            addAlone(results, now, reader);
        }
    }

    /** All that JVMs have added so far. */
    Collection<Line> lines() throws IOException {
        synchronized (History.class) {
            return linesAlone();
        }
    }

    /** Locks of files keep other JVMs out, but are refused to a second thread of the same one. */
    private void addAlone(Collection<SanitiseResult> results, long now, LineConsumer reader) throws IOException {
        Files.createDirectories(file.getParent());
        try (FileChannel channel = FileChannel.open(
                        file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            Map<String, Line> lines = read(channel);
            for (SanitiseResult result : results) {
                lines.merge(result.test(), new Line(result, null, jvm, now), this::replace);
            }
            write(channel, lines.values());
            reader.read(lines.values());
            assert lock.isValid();
        }
    }

    private Collection<Line> linesAlone() throws IOException {
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
        Map<String, Line> lines = new TreeMap<>();
        Map<String, JvmId> jvms = new HashMap<>();
        for (String text : new String(bytes.array(), StandardCharsets.UTF_8).split("\n", -1)) {
            Line line = parse(text.split("\t", -1), jvms);
            if (line != null) {
                lines.put(line.result().test(), line);
            }
        }
        return lines;
    }

    private static void write(FileChannel channel, Collection<Line> lines) throws IOException {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> append(text, line));
        channel.truncate(0);
        channel.position(0);
        ByteBuffer bytes = ByteBuffer.wrap(text.toString().getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    /** Of most tests there is nothing to tell but how they ended. */
    private static void append(StringBuilder text, Line line) {
        SanitiseResult result = line.result();
        text.append(escape(result.test())).append('\t').append(result.outcome().name());
        text.append('\t').append(line.before() == null ? "" : line.before().name());
        text.append('\t').append(line.jvm()).append('\t').append(line.at());
        if (!result.message().isEmpty()) {
            for (String detail : List.of(
                    result.message(),
                    result.assumptions(),
                    result.exception(),
                    result.target(),
                    result.thread(),
                    result.place())) {
                text.append('\t').append(escape(detail));
            }
        }
        text.append('\n');
    }

    /**
     * Null if it is no line of ours: then that test is as good as new.
     *
     * @param jvms those that were named so far: they are few
     */
    private static Line parse(String[] fields, Map<String, JvmId> jvms) {
        if (fields.length != FIELDS && fields.length != FIELDS + DETAILS) {
            return null;
        }
        try {
            String test = unescape(fields[0]);
            SanitiseOutcome outcome = SanitiseOutcome.valueOf(fields[1]);
            SanitiseOutcome before = fields[2].isEmpty() ? null : SanitiseOutcome.valueOf(fields[2]);
            SanitiseResult result = fields.length == FIELDS
                    ? SanitiseResult.of(test, outcome, "")
                    : new SanitiseResult(
                            test,
                            outcome,
                            unescape(fields[FIELDS]),
                            unescape(fields[FIELDS + 1]),
                            unescape(fields[FIELDS + 2]),
                            unescape(fields[FIELDS + 3]),
                            unescape(fields[FIELDS + 4]),
                            unescape(fields[FIELDS + 5]));
            return new Line(result, before, jvms.computeIfAbsent(fields[3], JvmId::parse), Long.parseLong(fields[4]));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static String escape(String text) {
        return text.replace("\\", "\\\\")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
    }

    private static String unescape(String text) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                char next = text.charAt(++i);
                result.append(next == 't' ? '\t' : next == 'n' ? '\n' : next == 'r' ? '\r' : next);
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }
}
