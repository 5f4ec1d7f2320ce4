package io.unflake.app.score;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.app.project.TestedProject;
import io.unflake.app.score.SuiteDetector.Detection;
import io.unflake.engine.score.Setting;
import io.unflake.model.TestId;
import io.unflake.model.labels.LabelledTest;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import io.unflake.model.progress.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class MavenSuiteTest {

    @TempDir
    private Path folder;

    /** Runs a script in place of Maven. */
    private MavenSuite maven(String script) throws IOException {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        Path mvn = Files.writeString(bin.resolve("mvn"), "#!/bin/sh\n" + script + "\n");
        assertThat(mvn.toFile().setExecutable(true)).isTrue();
        return new MavenSuite(Map.of("PATH", bin.toString()));
    }

    private SuiteTrial trial(Mutant... mutants) {
        Labels labels = new Labels(Labels.SCHEMA, Labels.ONE, 0.5, 5, List.of(), "/", null, List.of());
        return new SuiteTrial(
                new LabelledSuite("suite", folder, folder, labels, List.of(mutants)),
                new TestedProject(null, null, List.of()),
                SuitePomTest.module(List.of(), List.of()),
                new Setting(0.5, null),
                1,
                folder.resolve("project/work/detector-1"),
                new StepProgress(Progress.SILENT, "step"));
    }

    @Test
    void what_the_folders_above_tell_maven_does_not_apply() throws IOException {
        Files.createDirectories(folder.resolve("project/.mvn"));
        String base = "at=$PWD; while [ ! -d \"$at/.mvn\" ]; do at=$(dirname \"$at\"); done; echo \"$at\" > base";

        maven(base).detect(trial(), "tool", List.of("goal"), project -> {
            assertThat(project.resolve("base"))
                    .content()
                    .isEqualToIgnoringNewLines(project.toRealPath().toString());
            return new MavenSuite.Result(Set.of(), Set.of());
        });
    }

    private static Mutant mutant(String test) {
        return new Mutant(
                "AW-1",
                "AW",
                Mutant.NOD,
                Mutant.GATED,
                Mutant.OWN,
                "site",
                List.of(new LabelledTest(test, LabelledTest.FLAKY)),
                0,
                "always",
                null);
    }

    /** Two classes have ended, and the JVM before it could repeat a test or run a third class. */
    private static final String REPORTS = """
            mkdir -p DIR
            cat > DIR/TEST-shop.CartTest.xml <<'END'
            <testsuite>
              <testcase classname="shop.CartTest" name="adds"/>
              <testcase classname="shop.CartTest" name="waits"><failure type="Error">Error</failure></testcase>
            </testsuite>
            END
            cat > DIR/TEST-shop.TillTest.xml <<'END'
            <testsuite>
              <testcase classname="shop.TillTest" name="opens"><flakyError><stackTrace>Error</stackTrace></flakyError></testcase>
              <testcase classname="shop.TillTest" name="shuts">
                <error type="Error">Error</error><rerunError><stackTrace>Error</stackTrace></rerunError>
              </testcase>
              <testcase classname="shop.TillTest" name="">
                <flakyError><stackTrace>Error</stackTrace></flakyError>
              </testcase>
            </testsuite>
            END
            """;

    private SuiteTrial trialOfFive() {
        return trial(
                mutant("shop.CartTest#adds"),
                mutant("shop.CartTest#waits"),
                mutant("shop.TillTest#opens"),
                mutant("shop.TillTest#shuts"),
                mutant("shop.CrashTest#ends"));
    }

    @Test
    void surefire_says_nothing_about_tests_that_it_neither_finished_nor_repeated() throws IOException {
        MavenSuite maven = maven(REPORTS.replace("DIR", "target/surefire-reports"));

        Detection detection = new SurefireRerunDetector(maven, 2).detect(trialOfFive(), 1);

        assertThat(detection.flaky()).containsExactly(TestId.parse("shop.TillTest#opens"));
        assertThat(detection.unknown())
                .containsExactlyInAnyOrder(TestId.parse("shop.CartTest#waits"), TestId.parse("shop.CrashTest#ends"));
    }

    @Test
    void surefire_without_any_report_says_nothing_at_all() throws IOException {
        MavenSuite maven = maven("mkdir -p target/surefire-reports");

        Detection detection = new SurefireRerunDetector(maven, 2).detect(trialOfFive(), 1);

        assertThat(detection.flaky()).isEmpty();
        assertThat(detection.unknown()).hasSize(5);
    }

    @Test
    void nondex_says_nothing_about_tests_that_have_not_ended_in_each_round() throws IOException {
        MavenSuite maven = maven(REPORTS.replace("DIR", ".nondex/clean_1") + REPORTS.replace("DIR", ".nondex/2")
                + "rm .nondex/2/TEST-shop.CartTest.xml\n"
                + "echo shop.TillTest#opens > .nondex/2/failures\n");

        Detection detection = new NonDexDetector(maven, 1).detect(trialOfFive(), 1);

        assertThat(detection.flaky()).containsExactly(TestId.parse("shop.TillTest#opens"));
        assertThat(detection.unknown())
                .containsExactlyInAnyOrder(
                        TestId.parse("shop.CartTest#adds"),
                        TestId.parse("shop.CartTest#waits"),
                        TestId.parse("shop.CrashTest#ends"));
    }
}
