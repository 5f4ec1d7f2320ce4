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
    private final Jvm jvm;

    /** @param jvm this one, so that writing twice is not mistaken for a second run */
    History(Path file, Jvm jvm) {
        this.file = file;
        this.jvm = jvm;
    }

    /**
     * One test.
     *
     * @param before how it ended the time before, null if nobody knows
     * @param at when, in milliseconds of the clock
     */
    record Line(Result result, Outcome before, Jvm jvm, long at) {

        boolean isMoved() {
            Outcome now = result.outcome();
            return (before == Outcome.PASSED && now == Outcome.SANITISED)
                    || (before == Outcome.SANITISED && now == Outcome.PASSED);
        }
    }

    /** What may be done with all tests while no other JVM writes. */
    interface Reader {
        void read(Collection<Line> lines) throws IOException;
    }

    /** Adds what this JVM has run, and shows the whole. */
    void add(Collection<Result> results, long now, Reader reader) throws IOException {
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
    private void addAlone(Collection<Result> results, long now, Reader reader) throws IOException {
        Files.createDirectories(file.getParent());
        try (FileChannel channel = FileChannel.open(
                        file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            Map<String, Line> lines = read(channel);
            for (Result result : results) {
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
        Outcome before = old.jvm().equals(jvm) ? old.before() : old.result().outcome();
        return new Line(latest.result(), before, jvm, latest.at());
    }

    private static Map<String, Line> read(FileChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate((int) channel.size());
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
        Map<String, Line> lines = new TreeMap<>();
        Map<String, Jvm> jvms = new HashMap<>();
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
        Result result = line.result();
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
    private static Line parse(String[] fields, Map<String, Jvm> jvms) {
        if (fields.length != FIELDS && fields.length != FIELDS + DETAILS) {
            return null;
        }
        try {
            String test = unescape(fields[0]);
            Outcome outcome = Outcome.valueOf(fields[1]);
            Outcome before = fields[2].isEmpty() ? null : Outcome.valueOf(fields[2]);
            Result result = fields.length == FIELDS
                    ? Result.of(test, outcome, "")
                    : new Result(
                            test,
                            outcome,
                            unescape(fields[FIELDS]),
                            unescape(fields[FIELDS + 1]),
                            unescape(fields[FIELDS + 2]),
                            unescape(fields[FIELDS + 3]),
                            unescape(fields[FIELDS + 4]),
                            unescape(fields[FIELDS + 5]));
            return new Line(result, before, jvms.computeIfAbsent(fields[3], Jvm::parse), Long.parseLong(fields[4]));
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
