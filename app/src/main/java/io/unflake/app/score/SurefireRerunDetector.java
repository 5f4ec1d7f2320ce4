package io.unflake.app.score;

import io.unflake.app.reproduce.JUnitXml;
import io.unflake.app.reproduce.JUnitXml.FailedTest;
import io.unflake.app.reproduce.TracedTest;
import io.unflake.model.TestId;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.stream.XMLStreamException;

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
        return maven.detect(trial, "Surefire", goals, SurefireRerunDetector::flaky);
    }

    private static Set<TestId> flaky(Path project) throws IOException {
        Path reports = project.resolve("target/surefire-reports");
        if (!Files.isDirectory(reports)) {
            throw MavenSuite.failed(NAME, project);
        }
        Set<TestId> flaky = new LinkedHashSet<>();
        try (Stream<Path> files = Files.list(reports)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".xml")).toList()) {
                flaky.addAll(flakyIn(file));
            }
        }
        return flaky;
    }

    private static List<TestId> flakyIn(Path report) throws IOException {
        try (InputStream content = Files.newInputStream(report)) {
            return JUnitXml.read(content).stream()
                    .filter(FailedTest::flaky)
                    .flatMap(failed -> failed.test().stream())
                    .filter(TracedTest::hasMethod)
                    .map(test -> TestId.of(test.className(), test.method()))
                    .toList();
        } catch (XMLStreamException e) {
            throw new IOException("the report " + report + " cannot be read", e);
        }
    }
}
