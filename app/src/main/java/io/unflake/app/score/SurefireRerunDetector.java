package io.unflake.app.score;

import io.unflake.app.reproduce.JUnitXml.FailedTest;
import io.unflake.model.TestId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Surefire with {@code rerunFailingTestsCount}: a test is flaky if it fails first and passes in a rerun. */
final class SurefireRerunDetector implements SuiteDetector {

    static final String NAME = "surefire-rerun";
    static final String GOAL = "surefire:test";
    static final String GO_ON = "-Dmaven.test.failure.ignore=true";

    private final MavenSuite maven;
    private final int reruns;

    SurefireRerunDetector(MavenSuite maven, int reruns) {
        this.maven = maven;
        this.reruns = reruns;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Detection detect(SuiteTrial trial, int repetition) throws IOException {
        List<String> goals = List.of(GOAL, GO_ON, "-Dsurefire.rerunFailingTestsCount=" + reruns);
        return maven.detect(trial, "Surefire", goals, SurefireRerunDetector::read);
    }

    private static MavenSuite.Result read(Path project) throws IOException {
        Path folder = project.resolve("target/surefire-reports");
        if (!Files.isDirectory(folder)) {
            throw MavenSuite.failed(NAME, project);
        }
        SurefireReports reports = SurefireReports.in(folder);
        // If a JVM crashes, Surefire repeats no test.
        Set<TestId> undecided = reports.failing(each -> true);
        undecided.removeAll(reports.failing(FailedTest::rerun));
        Set<TestId> decided = new HashSet<>(reports.tests());
        decided.removeAll(undecided);
        return new MavenSuite.Result(reports.failing(FailedTest::flaky), decided);
    }
}
