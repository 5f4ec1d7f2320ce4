package io.unflake.report.known;

import java.util.List;
import java.util.Locale;

/** The positions of the columns; -1 for a missing one. */
record KnownColumns(int headerRows, int test, int category, int traces) {

    /** The positions in a file without header. */
    static final KnownColumns BY_POSITION = new KnownColumns(0, 0, 1, 2);

    /** The positions that the first row names, if it is a header. */
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
