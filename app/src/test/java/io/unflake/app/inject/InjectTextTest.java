package io.unflake.app.inject;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.labels.Labels;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class InjectTextTest {

    private static List<String> score(double tr, int k) {
        Labels labels = new Labels(Labels.SCHEMA, Labels.ONE, tr, k, List.of(), "/shop", null, List.of());
        return InjectText.score(labels, Path.of("/out"), "unflake");
    }

    @Test
    void the_next_command_measures_the_suite_as_it_was_made() {
        assertThat(String.join(" ", score(0.5, 3)))
                .isEqualTo("unflake score --suite /out --detector unflake --tr 0.5 --k 3");
    }

    @Test
    void gates_that_never_open_are_measured_with_the_usual_probabilities() {
        assertThat(score(0, 0)).doesNotContain("--tr").endsWith("--k", "0");
    }
}
