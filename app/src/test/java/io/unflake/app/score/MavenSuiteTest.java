package io.unflake.app.score;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.app.project.TestedProject;
import io.unflake.engine.score.Setting;
import io.unflake.model.labels.Labels;
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

    private SuiteTrial trial() {
        Labels labels = new Labels(Labels.SCHEMA, Labels.ONE, 0.5, 5, List.of(), "/", null, List.of());
        return new SuiteTrial(
                new LabelledSuite("suite", folder, folder, labels, List.of()),
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
            return Set.of();
        });
    }
}
