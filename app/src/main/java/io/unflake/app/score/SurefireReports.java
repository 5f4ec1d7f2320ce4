package io.unflake.app.score;

import io.unflake.app.reproduce.JUnitXml;
import io.unflake.app.reproduce.JUnitXml.FailedTest;
import io.unflake.app.reproduce.TracedTest;
import io.unflake.model.TestId;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.stream.XMLStreamException;

/**
 * The reports of one run of Surefire. A class whose JVM has ended before all of its tests had has no report.
 *
 * @param tests those that have ended or were skipped
 * @param failed all failures, in order
 */
record SurefireReports(Set<TestId> tests, List<FailedTest> failed) {

    /** Reads the reports in a folder. */
    static SurefireReports in(Path folder) throws IOException {
        Set<TestId> tests = new LinkedHashSet<>();
        List<FailedTest> failed = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".xml")).toList()) {
                JUnitXml.Report report = read(file);
                report.tests().stream().flatMap(SurefireReports::id).forEach(tests::add);
                failed.addAll(report.failed());
            }
        }
        return new SurefireReports(tests, failed);
    }

    private static JUnitXml.Report read(Path file) throws IOException {
        try (InputStream content = Files.newInputStream(file)) {
            return JUnitXml.read(content);
        } catch (XMLStreamException e) {
            throw new IOException("the report " + file + " cannot be read", e);
        }
    }

    /** The test; none if a fixture of its class has failed, which has no name. */
    private static Stream<TestId> id(TracedTest test) {
        return test.hasMethod() ? Stream.of(TestId.of(test.className(), test.method())) : Stream.empty();
    }

    /** The tests with such a failure. */
    Set<TestId> failing(Predicate<FailedTest> kind) {
        return failed.stream()
                .filter(kind)
                .flatMap(each -> each.test().stream())
                .flatMap(SurefireReports::id)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
