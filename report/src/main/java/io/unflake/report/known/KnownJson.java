package io.unflake.report.known;

import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Writes and reads the member {@code known} of {@code findings.json}. */
public final class KnownJson {

    /** A Java keyword, so no component of a record can have this name. */
    private static final String NEW = "new";

    private static final String FRESH = "fresh";

    private KnownJson() {}

    /** The members in the order of the file. */
    public static Map<String, Object> members(KnownReport report) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("precision", report.precision());
        json.put("recall", report.recall());
        if (report.recorded() != null) {
            json.put("recallByFingerprint", report.recallByFingerprint());
            json.put("recorded", report.recorded());
        }
        json.put("found", report.found());
        json.put("missed", report.missed());
        json.put("broken", report.broken());
        json.put("skipped", report.skipped());
        json.put(NEW, report.fresh());
        json.put("absent", report.absent());
        json.put("groups", report.groups());
        json.put("overlap", report.overlap());
        return json;
    }

    /** Reads what {@link #members} wrote. */
    public static KnownReport read(Map<String, Object> members) {
        Map<String, Object> renamed = new LinkedHashMap<>(members);
        renamed.put(FRESH, renamed.remove(NEW));
        KnownReport report = Codec.read(KnownReport.class, Codec.write(renamed));
        if (!isComplete(report)) {
            throw new CodecException("a part of the known tests is missing or wrong");
        }
        return report;
    }

    private static boolean isComplete(KnownReport report) {
        return Stream.of(report.found(), report.missed(), report.broken(), report.skipped(), report.absent())
                        .flatMap(List::stream)
                        .allMatch(each -> each != null && each.test() != null && each.category() != null)
                && report.fresh().stream()
                        .allMatch(each ->
                                each != null && each.test() != null && each.id() != null && each.category() != null)
                && report.groups().stream().allMatch(each -> each != null && each.group() != null)
                && report.overlap() != null
                && report.overlap().isSquare()
                && (report.recorded() == null) == (report.recallByFingerprint() == null);
    }
}
