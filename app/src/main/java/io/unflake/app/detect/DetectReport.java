package io.unflake.app.detect;

import io.unflake.app.console.ConsoleContext;
import io.unflake.report.console.FindingsTable;
import io.unflake.report.console.Style;
import io.unflake.report.console.Terminal;
import io.unflake.report.json.AtomicFile;
import io.unflake.report.json.FindingsConversion;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.known.KnownComparison;
import io.unflake.report.known.KnownTable;
import io.unflake.report.known.KnownTest;
import java.nio.file.Path;
import java.util.List;

/** Writes {@code findings.json} and prints the result of a detection. */
final class DetectReport {

    private static final String NAME = "findings.json";

    private final FindingsFile findings;
    private final Path file;
    private final ConsoleContext context;

    /**
     * Prepares the report.
     *
     * @param known the tests to compare with; null for no comparison
     */
    DetectReport(DetectionResult result, List<KnownTest> known, Path out, ConsoleContext context) {
        this.findings = new FindingsConversion()
                .convert(
                        result.findings(),
                        known == null
                                ? null
                                : KnownComparison.compare(
                                        result.findings(),
                                        known,
                                        test -> result.isProjectClass().test(test.className()),
                                        result.isProjectClass()));
        this.file = out.resolve(NAME);
        this.context = context;
    }

    FindingsFile write(OutputOptions options) {
        String json = findings.write();
        AtomicFile.write(file, json);
        context.print(options.json() ? json : text(options.verbose()));
        return findings;
    }

    private String text(boolean verbose) {
        Terminal terminal = context.terminal();
        String table = FindingsTable.render(findings, new Style(terminal.width(), terminal.ink(), verbose), file);
        return findings.known() == null ? table : table + "\n" + KnownTable.render(findings.known(), terminal.width());
    }
}
