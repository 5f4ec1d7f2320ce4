package io.unflake.app.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.app.Distribution;
import io.unflake.app.console.ConsoleContext;
import io.unflake.model.UserException;
import io.unflake.report.console.Ink;
import io.unflake.report.console.Terminal;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DetectorChoiceTest {

    private static List<SuiteDetector> detectors(String... texts) {
        ScoreOptions options = new ScoreOptions(
                List.of(Path.of("suite")),
                List.of(texts),
                List.of(),
                List.of(),
                5,
                3,
                List.of(),
                null,
                List.of(),
                null,
                null,
                null,
                false,
                false);
        ConsoleContext context =
                new ConsoleContext(System.out, System.err, new Terminal(false, false, 100, Ink.PLAIN), Path.of("/"));
        return new DetectorChoice(options, new Distribution(Path.of("/home"), "unflake"), context).detectors();
    }

    @Test
    void names_are_separated_by_commas_and_a_command_is_the_last_one() {
        assertThat(DetectorChoice.names("unflake, nondex,command:cut -d, -f1 list"))
                .containsExactly("unflake", "nondex", "command:cut -d, -f1 list");
    }

    @Test
    void only_detectors_that_draw_orders_are_repeated() {
        assertThat(detectors("unflake,surefire-rerun,nondex", "random-order", "command:true", "nondex"))
                .extracting(SuiteDetector::name)
                .containsExactly("unflake", "surefire-rerun", "nondex", "random-order", "command:true");
        assertThat(detectors("unflake,surefire-rerun,random-order"))
                .extracting(SuiteDetector::repetitions)
                .containsExactly(1, 1, 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"idflakies", "", "unflake,", "command: "})
    void an_unknown_detector_is_a_mistake(String name) {
        assertThatThrownBy(() -> detectors(name))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("there is no detector '")
                .extracting(e -> ((UserException) e).remedy())
                .asString()
                .contains("surefire-rerun, nondex, random-order, command:'...'");
    }
}
