package io.unflake.report.known;

import java.util.List;
import java.util.Locale;

/** Which column holds what; -1 for one that is not there. */
record KnownColumns(int headerRows, int test, int category, int traces) {

    /** For files without header. */
    static final KnownColumns BY_POSITION = new KnownColumns(0, 0, 1, 2);

    /** By the names in the first row, if these are names of columns. */
    static KnownColumns of(Csv.Row first) {
        List<String> names = first.fields().stream()
                .map(name -> name.strip().toLowerCase(Locale.ROOT))
                .toList();
        return names.contains("test")
                ? new KnownColumns(
                        1,
                        names.indexOf("test"),
                        anyOf(names, "category", "categories"),
                        anyOf(names, "traces", "trace", "files"))
                : BY_POSITION;
    }

    private static int anyOf(List<String> names, String... wanted) {
        return List.of(wanted).stream().mapToInt(names::indexOf).max().orElse(-1);
    }
}
