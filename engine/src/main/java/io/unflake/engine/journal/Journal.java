package io.unflake.engine.journal;

import io.unflake.engine.plan.Suite;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Site;
import io.unflake.model.TestResult;
import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Appends observations to a file as they are made, and reads those of an earlier, interrupted session. */
public final class Journal implements AutoCloseable {

    private static final String SCHEMA = "unflake/journal/4";

    /** What the codec writes is ASCII; this charset has a character for every other byte of a damaged file, too. */
    private static final Charset CHARSET = StandardCharsets.ISO_8859_1;

    private final Writer out;
    private final Map<String, Observation> observations = new HashMap<>();
    private final Map<String, Discovered> discoveries = new HashMap<>();
    private final Map<Site, Integer> numbers = new LinkedHashMap<>();
    private int runs;
    private TimeSpent spent = TimeSpent.NONE;

    private Journal(Writer out) {
        this.out = out;
    }

    /** The result of test discovery in a module. */
    public record Discovered(List<Suite.Member> members, List<String> problems) {}

    /**
     * Creates a journal, replacing an existing one. The subject identifies the project, the request and the classes.
     *
     * @param begun when the first session began
     */
    public static Journal create(Path file, String subject, Instant begun) throws IOException {
        Files.createDirectories(file.getParent());
        Journal journal = new Journal(Files.newBufferedWriter(file));
        journal.write(new Entry.Header(SCHEMA, Codec.VERSION, subject, begun.toEpochMilli()));
        journal.flush();
        return journal;
    }

    /** Resumes a journal; an incomplete run at its end is removed. */
    public static Journal resume(Path file, String subject) throws IOException {
        List<Entry> entries = read(file);
        if (entries.isEmpty() || !(entries.get(0) instanceof Entry.Header header)) {
            throw new CodecException("there is no journal to resume at " + file);
        }
        if (header.version() != Codec.VERSION) {
            throw new CodecException("the journal at " + file + " has format version " + header.version()
                    + ", but this Unflake reads version " + Codec.VERSION);
        }
        if (!header.subject().equals(subject)) {
            throw new CodecException("the journal at " + file + " belongs to another request or to other classes");
        }
        dropIncompleteRuns(entries);
        Path rewritten = file.resolveSibling(file.getFileName() + ".tmp");
        try (Writer writer = Files.newBufferedWriter(rewritten)) {
            for (Entry entry : entries) {
                writer.write(Codec.write(entry) + "\n");
            }
        }
        Files.move(rewritten, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        Journal journal = new Journal(Files.newBufferedWriter(file, StandardOpenOption.APPEND));
        journal.load(entries);
        return journal;
    }

    /** When the first session began; empty if there is no journal. */
    public static Optional<Instant> begun(Path file) throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try (BufferedReader reader = Files.newBufferedReader(file, CHARSET)) {
            String first = reader.readLine();
            return first != null && Codec.read(Entry.class, first) instanceof Entry.Header header
                    ? Optional.of(Instant.ofEpochMilli(header.begunMillis()))
                    : Optional.empty();
        } catch (CodecException e) {
            return Optional.empty();
        }
    }

    private static List<Entry> read(Path file) throws IOException {
        List<Entry> entries = new ArrayList<>();
        if (!Files.exists(file)) {
            return entries;
        }
        for (String line : Files.readAllLines(file, CHARSET)) {
            try {
                entries.add(Codec.read(Entry.class, line));
            } catch (CodecException e) {
                // The controller was killed while it wrote this line, or the file is damaged from here on.
                break;
            }
        }
        return entries;
    }

    /** Drops what has to be repeated: runs that did not end, or that were ended before all tests had their turn. */
    private static void dropIncompleteRuns(List<Entry> entries) {
        entries.removeIf(entry -> entry instanceof Entry.RunDone done && done.cutOff());
        Set<String> done = entries.stream()
                .filter(Entry.RunDone.class::isInstance)
                .map(entry -> ((Entry.RunDone) entry).id())
                .collect(Collectors.toSet());
        entries.removeIf(entry -> entry instanceof Entry.Result result && !done.contains(result.run()));
    }

    private void load(List<Entry> entries) {
        Map<Integer, Site> sites = new HashMap<>();
        Map<String, List<TestResult>> results = new HashMap<>();
        for (Entry entry : entries) {
            if (entry instanceof Entry.Place place) {
                sites.put(place.number(), place.site());
                numbers.put(place.site(), place.number());
            } else if (entry instanceof Entry.Discovered discovered) {
                discoveries.put(discovered.module(), new Discovered(discovered.members(), discovered.problems()));
            } else if (entry instanceof Entry.Result result) {
                results.computeIfAbsent(result.run(), id -> new ArrayList<>()).add(result(result, sites));
            } else if (entry instanceof Entry.RunDone done) {
                List<TestResult> ofRun = results.getOrDefault(done.id(), List.of());
                observations.put(
                        done.id(),
                        new Observation(
                                done.id(),
                                ofRun,
                                done.millis(),
                                done.cpuMillis(),
                                done.reachingFixtures(),
                                done.cutOff()));
                results.remove(done.id());
                runs++;
                spent = done.spent();
            }
        }
    }

    private static TestResult result(Entry.Result entry, Map<Integer, Site> sites) {
        return new TestResult(
                entry.test(),
                entry.outcome(),
                entry.millis(),
                entry.failure(),
                entry.broken(),
                entry.reached().stream().map(sites::get).toList(),
                entry.initialised().stream().map(sites::get).toList(),
                entry.hits(),
                entry.traces(),
                entry.claims());
    }

    /** Returns the observation of a run, null if the run was not performed yet. */
    public synchronized Observation observation(String runId) {
        return observations.get(runId);
    }

    /** Returns the result of discovery in a module, null if it was not performed yet. */
    public synchronized Discovered discovered(String module) {
        return discoveries.get(module);
    }

    /** The number of runs in the journal. */
    public synchronized int runs() {
        return runs;
    }

    /** The time spent by earlier sessions. */
    public synchronized TimeSpent spentBefore() {
        return spent;
    }

    public synchronized void append(String module, List<Suite.Member> members, List<String> problems) {
        write(new Entry.Discovered(module, members, problems));
        flush();
        discoveries.put(module, new Discovered(members, problems));
    }

    public synchronized void append(Run run, Observation observation, Supplier<TimeSpent> spentByNow) {
        String id = observation.runId();
        for (TestResult result : observation.results()) {
            write(new Entry.Result(
                    id,
                    result.test(),
                    result.outcome(),
                    result.millis(),
                    result.failure(),
                    result.broken(),
                    numbers(result.reached()),
                    numbers(result.initialised()),
                    result.hits(),
                    result.traces(),
                    result.claims()));
        }
        write(new Entry.RunDone(
                run,
                id,
                observation.millis(),
                observation.cpuMillis(),
                observation.reachingFixtures(),
                observation.cutOff(),
                spentByNow.get()));
        flush();
        observations.put(id, observation);
        runs++;
    }

    private List<Integer> numbers(List<Site> sites) {
        List<Integer> result = new ArrayList<>();
        for (Site site : sites) {
            Integer number = numbers.get(site);
            if (number == null) {
                number = numbers.size();
                numbers.put(site, number);
                write(new Entry.Place(number, site));
            }
            result.add(number);
        }
        return result;
    }

    private void write(Entry entry) {
        try {
            out.write(Codec.write(entry));
            out.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        out.close();
    }
}
