package io.unflake.engine.detect;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.finding.Rate;
import java.util.List;
import org.junit.jupiter.api.Test;

class RerunDetectionTest {

    @Test
    void tests_that_pass_and_fail_are_flaky_and_those_that_always_fail_are_broken() {
        SimulatedModule module = new SimulatedModule(
                List.of("a.T#sometimes", "a.T#never", "a.T#always"),
                (run, test) -> switch (test.method()) {
                    case "sometimes" -> run.repetition() == 3 ? "here" : null;
                    case "always" -> "here";
                    default -> null;
                },
                test -> List.of());

        Detected detected = module.rerun(4);

        assertThat(SimulatedModule.findings(detected)).singleElement().satisfies(finding -> {
            assertThat(finding.test()).hasToString("a.T#sometimes");
            assertThat(finding.category()).isEqualTo("rerun");
            assertThat(finding.control()).isEqualTo(new Rate(1, 4));
        });
        assertThat(detected.broken())
                .extracting(result -> result.test().method())
                .containsExactly("always");
        assertThat(module.performed()).hasSize(4).extracting(Run::jvm).containsOnly(Jvm.PLAIN);
    }
}
