package io.unflake.sanitise.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the results of the tests of this JVM and reports them. */
final class RunResults {

    private final Map<String, SanitiseResult> results = new LinkedHashMap<>();
    private final Set<String> notes = new LinkedHashSet<>();
    private boolean changed;

    /** The same test may be reported twice, for instance by its framework and by the JUnit Platform. */
    synchronized void add(SanitiseResult result) {
        SanitiseResult before = results.get(result.test());
        if (before == null || result.outweighs(before)) {
            results.put(result.test(), result);
            changed = true;
        }
    }

    synchronized void note(String note) {
        changed |= notes.add(note);
    }

    /** Writes the reports and prints one line, if anything has changed since the last call. */
    synchronized void report() {
        if (!changed) {
            return;
        }
        changed = false;
        try {
            write();
        } catch (IOException | RuntimeException | LinkageError e) {
            // A missing report must never break the build.
            print("[unflake] the report on sanitised tests cannot be written: " + e);
        }
    }

    private void write() throws IOException {
        SanitiseConfiguration configuration = SanitiseConfiguration.ofThisJvm();
        Path out = configuration.settings().out();
        List<String> all = allNotes(configuration);
        configuration.history().add(results.values(), System.currentTimeMillis(), lines -> {
            SanitiseReport report = new SanitiseReport(Build.ofThisJvm().ran(lines), all);
            Path markdown = out.resolve("sanitised.md");
            write(out.resolve("sanitised.json"), report.json());
            write(markdown, report.markdown());
            print(report.summary(markdown));
        });
    }

    private List<String> allNotes(SanitiseConfiguration configuration) {
        List<String> all = new ArrayList<>();
        if (!configuration.mistake().isEmpty()) {
            all.add(configuration.mistake());
        }
        all.addAll(notes);
        all.addAll(configuration.quarantine().unknown(RunResults.class.getClassLoader()));
        return all;
    }

    /** Replaces unpaired surrogates in messages, for which {@link Files#writeString} would throw an exception. */
    private static void write(Path file, String text) throws IOException {
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    @SuppressWarnings("SystemOut") // The line is part of the output of the build.
    private static void print(String line) {
        if (!line.isEmpty()) {
            System.out.println(line);
        }
    }
}
