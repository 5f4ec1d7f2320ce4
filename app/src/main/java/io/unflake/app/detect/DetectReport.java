package io.unflake.app.detect;

import io.unflake.app.report.FindingsPrinter;
import io.unflake.report.json.AtomicFile;
import io.unflake.report.json.FindingsConversion;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.known.KnownComparison;
import io.unflake.report.known.KnownReport;
import io.unflake.report.known.KnownTest;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes {@code findings.json} and prints the result of a detection.
 *
 * @param out the output folder
 * @param known the tests to compare with; null for no comparison
 * @param resume the command that continues the detection
 */
record DetectReport(Path out, List<KnownTest> known, String resume, FindingsPrinter printer) {

    FindingsFile write(DetectionResult result) {
        FindingsFile findings = new FindingsConversion()
                .convert(result.findings(), compared(result))
                .resumedBy(resume);
        Path file = out.resolve(FindingsPrinter.FILE);
        AtomicFile.write(file, findings.write());
        printer.print(findings, file);
        return findings;
    }

    private KnownReport compared(DetectionResult result) {
        return known == null ? null : KnownComparison.compare(result.findings(), known, result.isProjectClass());
    }
}
