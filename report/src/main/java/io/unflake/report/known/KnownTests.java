package io.unflake.report.known;

import io.unflake.model.Failure;
import io.unflake.model.TestId;
import io.unflake.model.TestNotation;
import io.unflake.model.UserException;
import io.unflake.report.trace.StackTraceText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the file of {@code --known}: test, optional category, optional files with stack traces, separated by {@code ;}. */
public final class KnownTests {

    private static final String REMEDY =
            "Expected columns: test, category, traces. The last two are optional. Separate several trace files by ';';"
                    + " their paths are relative to the CSV file.";

    private final Path file;

    private KnownTests(Path file) {
        this.file = file;
    }

    /** The tests of a file; rows about the same test are merged. */
    public static List<KnownTest> read(Path file) {
        try {
            return List.copyOf(new KnownTests(file).tests());
        } catch (BadCsvException e) {
            throw UserException.wrongUse(file + ", " + e.getMessage(), REMEDY).because(e);
        } catch (IOException e) {
            throw UserException.wrongUse("cannot read the known tests in " + file, "Check the path after --known.")
                    .because(e);
        }
    }

    private Collection<KnownTest> tests() throws IOException, BadCsvException {
        List<Csv.Row> rows = Csv.read(text(file));
        KnownColumns columns = rows.isEmpty() ? KnownColumns.BY_POSITION : KnownColumns.of(rows.get(0));
        Map<TestId, KnownTest> tests = new LinkedHashMap<>();
        for (Csv.Row row : rows.subList(columns.headerRows(), rows.size())) {
            KnownTest test = test(row, columns);
            tests.merge(test.test(), test, KnownTests::merged);
        }
        return tests.values();
    }

    private KnownTest test(Csv.Row row, KnownColumns columns) throws BadCsvException {
        return new KnownTest(
                testId(row, row.field(columns.test())),
                row.field(columns.category()),
                traces(row, row.field(columns.traces())));
    }

    /** Data sets write {@code pkg.Class#method} or {@code pkg.Class.method}, and some have classes in lower case. */
    private static TestId testId(Csv.Row row, String name) throws BadCsvException {
        String test = TestNotation.canonical(name);
        int dot = test.lastIndexOf('.');
        String form = test.indexOf('#') < 0 && dot > 0 ? test.substring(0, dot) + "#" + test.substring(dot + 1) : test;
        try {
            return TestId.parse(form);
        } catch (IllegalArgumentException e) {
            throw new BadCsvException(row.line(), e.getMessage());
        }
    }

    private List<Failure> traces(Csv.Row row, String files) throws BadCsvException {
        List<Failure> failures = new ArrayList<>();
        for (String name : files.split(";", -1)) {
            if (!name.isBlank()) {
                failures.addAll(trace(row, name.strip()));
            }
        }
        return failures;
    }

    private List<Failure> trace(Csv.Row row, String name) throws BadCsvException {
        try {
            List<Failure> failures = StackTraceText.read(text(file.resolveSibling(name)));
            if (failures.isEmpty()) {
                throw new BadCsvException(row.line(), "there is no stack trace in '" + name + "'");
            }
            return failures;
        } catch (IOException | InvalidPathException e) {
            throw new BadCsvException(row.line(), "cannot read the stack trace '" + name + "'");
        }
    }

    /** Accepts any bytes: a log may mix encodings, and names of tests are the same in all of them. */
    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private static KnownTest merged(KnownTest a, KnownTest b) {
        String category = Stream.of(a.category(), b.category())
                .flatMap(text -> Stream.of(text.split(";", -1)))
                .filter(text -> !text.isEmpty())
                .distinct()
                .collect(Collectors.joining(";"));
        List<Failure> recorded =
                Stream.of(a.recorded(), b.recorded()).flatMap(List::stream).toList();
        return new KnownTest(a.test(), category, recorded);
    }
}
