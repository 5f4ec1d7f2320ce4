package io.unflake.model.explain;

import java.util.List;
import java.util.stream.Stream;

/**
 * How a failing run of a test differs from a passing one; the content of a file in {@code explanations}.
 *
 * @param schema name and version of the format
 * @param id the id of the finding; null if no detection has reported one
 * @param category the category of the finding, such as {@code order}
 * @param role {@code victim} or {@code brittle}; null if the order of tests does not matter
 * @param before the tests that run before it and make it fail or, if it is brittle, pass
 * @param problems the variables that differ, the most likely cause first
 * @param notes what is incomplete, and why
 */
public record Explanation(
        String schema,
        String id,
        String module,
        String test,
        String category,
        String role,
        List<String> before,
        FailureSummary failure,
        List<Problem> problems,
        List<Cleaner> cleaners,
        Cost cost,
        List<String> notes) {

    public static final String SCHEMA = "unflake/explain/1";

    /** The failure that is explained. */
    public record FailureSummary(String type, String message, String fingerprint) {}

    /**
     * What the explanation took.
     *
     * @param plainSeconds a plain run of the failing order
     * @param recordingSeconds a recorded run of the failing order
     * @param invariantSeconds from the beginning until the problems were known
     * @param cleanerSeconds from the beginning until the first cleaner was verified; null if none was
     * @param totalSeconds from the beginning to the end
     */
    public record Cost(
            double plainSeconds,
            double recordingSeconds,
            double invariantSeconds,
            Double cleanerSeconds,
            double totalSeconds,
            int runs) {}

    public Explanation {
        before = List.copyOf(before);
        problems = List.copyOf(problems);
        cleaners = List.copyOf(cleaners);
        notes = List.copyOf(notes);
    }

    /** Returns the same explanation with one more note, the first one. */
    public Explanation noting(String note) {
        return new Explanation(
                schema,
                id,
                module,
                test,
                category,
                role,
                before,
                failure,
                problems,
                cleaners,
                cost,
                Stream.concat(Stream.of(note), notes.stream()).toList());
    }
}
