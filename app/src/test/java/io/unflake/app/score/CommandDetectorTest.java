package io.unflake.app.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.engine.score.Setting;
import io.unflake.model.TestId;
import io.unflake.model.UserException;
import io.unflake.model.labels.Labels;
import io.unflake.model.project.ModuleDescription;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class CommandDetectorTest {

    @TempDir
    Path folder;

    @Test
    void each_line_is_a_test() {
        assertThat(CommandDetector.tests("a.B#c\n\n  a.B#d[2]  \r\na.B#c\n"))
                .containsExactly(TestId.parse("a.B#c"), TestId.parse("a.B#d[2]"));
    }

    @Test
    void a_line_that_is_no_test_is_a_mistake() {
        assertThatThrownBy(() -> CommandDetector.tests("2 flaky tests:\na.B#c"))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("'2 flaky tests:' is not a test");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void what_a_failing_command_prints_need_not_be_text() {
        CommandDetector detector = new CommandDetector("printf 'no \\377 text' >&2; exit 3", folder);

        assertThatThrownBy(() -> detector.detect(trial(), 1))
                .isInstanceOf(UserException.class)
                .hasMessageEndingWith("ended with code 3")
                .satisfies(e -> assertThat(((UserException) e).details())
                        .singleElement()
                        .asString()
                        .startsWith("no "));
    }

    private SuiteTrial trial() {
        Labels labels = new Labels(Labels.SCHEMA, Labels.ONE, 0.5, 5, List.of(), "/", null, List.of());
        LabelledSuite suite = new LabelledSuite("suite", folder, folder, labels, List.of());
        ModuleDescription module = SuitePomTest.module(List.of(), List.of());
        return new SuiteTrial(suite, null, module, new Setting(0.5, null), 1, folder, null);
    }
}
