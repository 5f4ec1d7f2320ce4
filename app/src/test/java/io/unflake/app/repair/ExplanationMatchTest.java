package io.unflake.app.repair;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.explain.Explanation;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Role;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.InstrumentOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplanationMatchTest {

    private static final String TEST = "a.Victim#fails";

    @Test
    void an_explanation_fits_if_it_names_tests_of_the_failing_run() {
        ExplanationMatch match = new ExplanationMatch(replay("a.Polluter#one", "a.Polluter#two", TEST), List.of());

        assertThat(match.fits(explanation(TEST, Role.VICTIM, "a.Polluter#two"))).isTrue();
        assertThat(match.fits(explanation(TEST, Role.VICTIM, "a.Other#three"))).isFalse();
        assertThat(match.fits(explanation("a.Victim#fails2", Role.VICTIM, "a.Polluter#two")))
                .isFalse();
    }

    @Test
    void the_tests_that_make_a_brittle_test_pass_must_be_those_of_its_finding() {
        Before setter = new Before(TestId.parse("a.Setter#sets"), Role.STATE_SETTER);
        Explanation other = explanation(TEST, Role.BRITTLE, "a.Other#three");

        assertThat(new ExplanationMatch(replay(TEST), List.of(setter))
                        .fits(explanation(TEST, Role.BRITTLE, "a.Setter#sets")))
                .isTrue();
        assertThat(new ExplanationMatch(replay(TEST), List.of(setter)).fits(other))
                .isFalse();
        assertThat(new ExplanationMatch(replay(TEST), List.of()).fits(other)).isTrue();
    }

    @Test
    void the_test_itself_may_run_before() {
        assertThat(new ExplanationMatch(replay(TEST, TEST), List.of()).fits(explanation(TEST, Role.VICTIM, TEST)))
                .isTrue();
        assertThat(new ExplanationMatch(replay("a.Polluter#one", TEST), List.of())
                        .fits(explanation(TEST, Role.VICTIM, TEST)))
                .isFalse();
    }

    private static Replay replay(String... tests) {
        return new Replay(
                Replay.SCHEMA,
                "3f9c2a",
                "shop",
                TEST,
                List.of(tests),
                Treatment.NONE,
                new Replay.Limits(1, 1),
                List.of(),
                InstrumentOptions.DEFAULT,
                new Replay.Digests("", ""),
                new Replay.Expected("", "", "", List.of()));
    }

    private static Explanation explanation(String test, Role role, String... before) {
        return new Explanation(
                Explanation.SCHEMA,
                "3f9c2a",
                "shop",
                test,
                "order",
                role.label(),
                List.of(before),
                null,
                List.of(),
                List.of(),
                null,
                List.of());
    }
}
