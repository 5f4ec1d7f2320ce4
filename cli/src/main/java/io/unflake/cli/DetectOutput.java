package io.unflake.cli;

import io.unflake.report.console.FindingsTable;
import io.unflake.report.console.Style;
import io.unflake.report.console.Terminal;
import io.unflake.report.json.AtomicFile;
import io.unflake.report.json.FindingsConversion;
import io.unflake.report.known.KnownComparison;
import io.unflake.report.known.KnownJson;
import io.unflake.report.known.KnownReport;
import io.unflake.report.known.KnownTable;
import io.unflake.report.known.KnownTest;
import java.nio.file.Path;
import java.util.List;

/** Writes the result of a detection: always {@code findings.json}, and what was asked for to standard output. */
final class DetectOutput {

    private final Detected detected;
    private final KnownReport known;
    private final Path file;
    private final Surroundings around;

    /**
     * Compares with known tests, if any are given.
     *
     * @param known null for no comparison
     */
    DetectOutput(Detected detected, List<KnownTest> known, Path out, Surroundings around) {
        this.detected = detected;
        this.known = known == null
                ? null
                : KnownComparison.compare(
                        detected.findings(),
                        known,
                        test -> detected.isProjectClass().test(test.className()),
                        detected.isProjectClass());
        this.file = out.resolve("findings.json");
        this.around = around;
    }

    void write(OutputOptions options) {
        String json = FindingsConversion.convert(detected.findings(), known == null ? null : KnownJson.of(known))
                .write();
        AtomicFile.write(file, json);
        around.out().print(options.json ? json : text(options.verbose));
        around.out().flush();
    }

    private String text(boolean verbose) {
        Terminal terminal = around.terminal();
        String table =
                FindingsTable.render(detected.findings(), new Style(terminal.width(), terminal.ink(), verbose), file);
        return known == null ? table : table + "\n" + KnownTable.render(known, terminal.width());
    }
}
