package io.unflake.sanitise.run;

import io.unflake.sanitise.run.History.Line;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The report on a run: as JSON, as Markdown and as one line. */
final class SanitiseReport {

    private static final String SCHEMA = "unflake/sanitised/1";

    private final Map<SanitiseOutcome, List<Line>> lines = new EnumMap<>(SanitiseOutcome.class);
    private final List<Line> changed = new ArrayList<>();
    private final List<String> notes;
    private final int ran;

    /** @param notes notes for the user, such as on the quarantine */
    SanitiseReport(Collection<Line> lines, List<String> notes) {
        this.notes = List.copyOf(notes);
        ran = lines.size();
        for (SanitiseOutcome outcome : SanitiseOutcome.values()) {
            this.lines.put(outcome, new ArrayList<>());
        }
        for (Line line : lines) {
            with(line.result().outcome()).add(line);
            if (line.hasChanged()) {
                changed.add(line);
            }
        }
    }

    String json() {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("schema", SCHEMA);
        report.put("tests", counts());
        report.put(
                "sanitised",
                with(SanitiseOutcome.SANITISED).stream()
                        .map(SanitiseReport::sanitised)
                        .toList());
        report.put(
                "quarantined",
                with(SanitiseOutcome.QUARANTINED).stream()
                        .map(line -> Map.of(
                                "test", line.result().test(),
                                "message", line.result().message()))
                        .toList());
        report.put("moved", changed.stream().map(SanitiseReport::change).toList());
        report.put("notes", notes);
        return JsonWriter.of(report);
    }

    private Map<String, Object> counts() {
        Map<String, Object> counts = new LinkedHashMap<>();
        counts.put("ran", ran);
        for (SanitiseOutcome outcome : SanitiseOutcome.values()) {
            counts.put(outcome.toString(), with(outcome).size());
        }
        return counts;
    }

    private static Map<String, Object> sanitised(Line line) {
        SanitiseResult result = line.result();
        Map<String, Object> item = new LinkedHashMap<>();
        item.put("test", result.test());
        item.put("assumptions", Arrays.asList(result.assumptions().split(",", -1)));
        item.put("exception", result.exception());
        item.put("target", result.target());
        item.put("thread", result.thread());
        item.put("site", result.location());
        item.put("message", result.message());
        item.put("at", Instant.ofEpochMilli(line.at()).toString());
        return item;
    }

    private static Map<String, Object> change(Line line) {
        Map<String, Object> item = new LinkedHashMap<>();
        item.put("test", line.result().test());
        item.put("from", line.before().toString());
        item.put("to", line.result().outcome().toString());
        return item;
    }

    String markdown() {
        StringBuilder text = new StringBuilder("# Sanitised tests\n\n");
        text.append(ran).append(" tests ran: ");
        text.append(Arrays.stream(SanitiseOutcome.values())
                .map(outcome -> with(outcome).size() + " " + outcome)
                .collect(Collectors.joining(", ")));
        text.append(".\n");
        if (!with(SanitiseOutcome.SANITISED).isEmpty()) {
            text.append("\n| Test | Assumption | Exception | Target | Location |\n|---|---|---|---|---|\n");
            with(SanitiseOutcome.SANITISED).forEach(line -> text.append(row(line.result())));
        }
        list(
                text,
                "Quarantined tests",
                with(SanitiseOutcome.QUARANTINED),
                line -> line.result().message());
        list(
                text,
                "Changed since the last run (weakly flaky)",
                changed,
                line -> line.before() + " → " + line.result().outcome());
        if (!notes.isEmpty()) {
            text.append("\n## Notes\n\n");
            notes.forEach(note -> text.append("- ").append(escape(note)).append('\n'));
        }
        return text.toString();
    }

    private static String row(SanitiseResult result) {
        return List.of(
                                result.test(),
                                result.assumptions(),
                                result.exception(),
                                result.target(),
                                result.location() + " (" + result.thread() + ")")
                        .stream()
                        .map(SanitiseReport::escape)
                        .collect(Collectors.joining(" | ", "| ", " |"))
                + "\n";
    }

    private static void list(StringBuilder text, String title, List<Line> items, Function<Line, String> what) {
        if (!items.isEmpty()) {
            text.append("\n## ").append(title).append("\n\n");
            items.forEach(line -> text.append("- ")
                    .append(escape(line.result().test()))
                    .append(": ")
                    .append(escape(what.apply(line)))
                    .append('\n'));
        }
    }

    /** Escapes Markdown in names and messages. */
    private static String escape(String text) {
        return text.replaceAll("\\s+", " ").replaceAll("([\\\\`*_\\[\\]<>|#!~&])", "\\\\$1");
    }

    /** Returns one line for the console; empty if there is nothing to report. */
    String summary(Object where) {
        int sanitised = with(SanitiseOutcome.SANITISED).size();
        int quarantined = with(SanitiseOutcome.QUARANTINED).size();
        if (sanitised + quarantined + changed.size() + notes.size() == 0) {
            return "";
        }
        String missing = with(SanitiseOutcome.SANITISED).stream()
                .map(line -> line.result().assumptions())
                .distinct()
                .collect(Collectors.joining(", "));
        return "[unflake] " + sanitised + " of " + ran + " tests sanitised"
                + (missing.isEmpty() ? "" : " (" + missing + ")")
                + (quarantined == 0 ? "" : ", " + quarantined + " in quarantine")
                + (changed.isEmpty() ? "" : ", " + changed.size() + " changed since the last run")
                + (notes.isEmpty() ? "" : "; " + String.join("; ", notes))
                + ": " + where;
    }

    private List<Line> with(SanitiseOutcome outcome) {
        return lines.get(outcome);
    }
}
