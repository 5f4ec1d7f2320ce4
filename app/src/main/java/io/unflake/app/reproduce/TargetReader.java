package io.unflake.app.reproduce;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.reproduce.JUnitXml.FailedTest;
import io.unflake.model.UserException;
import io.unflake.model.codec.CodecException;
import io.unflake.report.json.FindingsFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.stream.XMLStreamException;

/** Reads what to reproduce from the files that users have: stack traces, findings and test reports. */
final class TargetReader {

    private static final String RERUN = "rerun";
    private static final String SUSPECT = "suspect";

    private final ConsoleContext context;

    TargetReader(ConsoleContext context) {
        this.context = context;
    }

    /** Returns the tests and failures that are wanted; at least one test. */
    WantedFailures read(ReproduceOptions.Wanted wanted) {
        WantedFailures targets = new WantedFailures(wanted.tests(), List.of());
        if (wanted.failure() != null) {
            targets = ofFailure(context.path(wanted.failure()), wanted.tests());
        }
        if (wanted.findings() != null) {
            targets = targets.and(ofFindings(context.path(wanted.findings())));
        }
        if (wanted.reports() != null) {
            targets = targets.and(ofReports(context.path(wanted.reports())));
        }
        if (targets.tests().isEmpty()) {
            throw UserException.wrongUse(
                    "there is no test to reproduce",
                    "Name a test such as shop.TillTest#closes, or use --failure, --from or --from-reports.");
        }
        return targets;
    }

    private static WantedFailures ofFailure(Path file, List<String> tests) {
        byte[] bytes = bytes(file);
        WantedFailures found =
                JUnitXml.isXml(bytes) ? inXml(file, bytes) : inText(new String(bytes, StandardCharsets.UTF_8));
        if (found.tests().isEmpty() && found.failures().isEmpty()) {
            throw UserException.wrongUse(
                    "there is no stack trace in " + file,
                    "Use a file with a trace as the JVM prints it, or a JUnit XML report.");
        }
        return tests.isEmpty() ? found : found.ofAny(tests);
    }

    private static WantedFailures inXml(Path file, byte[] bytes) {
        CountedFailures counted = new CountedFailures();
        for (FailedTest failed : xml(file, bytes)) {
            failed.test().ifPresent(test -> counted.add(test, failed.failure()));
        }
        return counted.wanted();
    }

    private static WantedFailures inText(String text) {
        LogFailures log = new LogFailures();
        text.lines().forEach(log::line);
        return log.wanted();
    }

    private static WantedFailures ofFindings(Path file) {
        try {
            List<String> tests = FindingsFile.read(Files.readString(file)).findings().stream()
                    .filter(finding -> finding.verdict().equals(SUSPECT)
                            || finding.category().equals(RERUN))
                    .map(FindingsFile.Found::test)
                    .toList();
            if (tests.isEmpty()) {
                throw UserException.wrongUse(
                        file + " has neither suspects nor findings of the category rerun",
                        "Name the test that you want to reproduce.");
            }
            return new WantedFailures(tests, List.of());
        } catch (IOException | CodecException e) {
            throw unreadable(file, e);
        }
    }

    /** The flaky tests of a folder, those that failed most often first. */
    private static WantedFailures ofReports(Path folder) {
        CountedFailures counted = new CountedFailures();
        for (Path file : xmlFiles(folder)) {
            xml(file, bytes(file)).stream()
                    .filter(FailedTest::rerun)
                    .forEach(failed -> failed.test().ifPresent(test -> counted.add(test, failed.failure())));
        }
        if (counted.isEmpty()) {
            throw UserException.wrongUse(
                    "no report in " + folder + " has a test that was run again after a failure",
                    "Surefire writes such reports with -Dsurefire.rerunFailingTestsCount=N.");
        }
        return counted.wanted();
    }

    private static List<Path> xmlFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.getFileName().toString().matches("TEST-.*\\.xml"))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            throw unreadable(folder, e);
        }
    }

    private static List<FailedTest> xml(Path file, byte[] bytes) {
        try {
            return JUnitXml.read(bytes);
        } catch (XMLStreamException e) {
            throw unreadable(file, e);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static UserException unreadable(Path file, Exception e) {
        // The message of these exceptions is only the path.
        String why = e instanceof NoSuchFileException
                ? "it does not exist"
                : e instanceof FileSystemException files ? files.getReason() : e.getMessage();
        return UserException.wrongUse(file + " cannot be read: " + why, "Check the path and the file.")
                .because(e);
    }
}
