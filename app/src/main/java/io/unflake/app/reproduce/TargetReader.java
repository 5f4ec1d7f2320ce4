package io.unflake.app.reproduce;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.reproduce.JUnitXml.FailedTest;
import io.unflake.model.UserException;
import io.unflake.model.codec.CodecException;
import io.unflake.report.json.FindingsFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

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
        WantedFailures found = new FailureFile(file).read();
        return tests.isEmpty() ? found : found.ofAny(tests);
    }

    private static WantedFailures ofFindings(Path file) {
        if (Files.isDirectory(file)) {
            throw UserException.wrongUse(file + " is a folder", "Name the file findings.json in it.");
        }
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
            throw InputProblem.unreadable(file, e);
        }
    }

    /** The flaky tests of a folder, those that failed most often first. */
    private static WantedFailures ofReports(Path folder) {
        if (Files.isRegularFile(folder)) {
            throw UserException.wrongUse(
                    folder + " is a file", "Name a folder with Surefire reports, or use --failure for one report.");
        }
        List<Path> files = xmlFiles(folder);
        if (files.isEmpty()) {
            throw UserException.wrongUse(
                    "there is no report TEST-*.xml in " + folder,
                    "Name the folder to which Surefire or Gradle write, such as target/surefire-reports.");
        }
        CountedFailures counted = new CountedFailures();
        for (Path file : files) {
            new FailureFile(file)
                    .failedTests().stream()
                            .filter(FailedTest::rerun)
                            .forEach(failed -> failed.test().ifPresent(test -> counted.add(test, failed.failure())));
        }
        if (counted.isEmpty()) {
            throw UserException.wrongUse(
                    "no report in " + folder + " has a test that was run again after a failure",
                    "Surefire writes such reports with -Dsurefire.rerunFailingTestsCount=N. For other failures use"
                            + " --failure with a report.");
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
            throw InputProblem.unreadable(folder, e);
        }
    }
}
