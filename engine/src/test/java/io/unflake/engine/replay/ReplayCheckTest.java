package io.unflake.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.CustomRule;
import io.unflake.model.strategy.InstrumentOptions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReplayCheckTest {

    private static final Replay.Digests DIGESTS = new Replay.Digests("c", "d");
    private static final InstrumentOptions OWN = new InstrumentOptions(
            List.of(),
            List.of(),
            List.of(new CustomRule("disk.full", "java.io.File.length()", CustomRule.Form.RETURN_FIXED, "0", 0)),
            List.of());

    @Test
    void a_changed_project_is_refused_with_the_options_that_check_a_fix() {
        ReplayCheck check = new ReplayCheck(replay("date.moment", InstrumentOptions.DEFAULT));

        assertThatCode(() -> check.check(DIGESTS)).doesNotThrowAnyException();
        assertThatThrownBy(() -> check.check(new Replay.Digests("x", "d")))
                .hasMessage("the classes of the project have changed since this replay was written")
                .isInstanceOfSatisfying(
                        UserException.class,
                        e -> assertThat(e.remedy())
                                .startsWith("To check a fix, run detect with --tests 'a.T#t' --strategy date.moment;"));
        assertThatThrownBy(() -> check.check(new Replay.Digests("c", "x")))
                .hasMessage("the dependencies of the project have changed since this replay was written");
    }

    @Test
    void only_a_treatment_of_call_sites_is_refused_where_a_failure_of_a_changed_project_is_explained() {
        Replay.Digests changed = new Replay.Digests("x", "d");
        Spot spot = Spot.all(new Site("CALL", "a.T", "t", "T.java", 5, "java.util.Random.nextInt()", 1, true));
        ReplayCheck everywhere = new ReplayCheck(replay("date.moment", InstrumentOptions.DEFAULT));
        ReplayCheck atSite = new ReplayCheck(
                replay(new Perturbation.ApiChange("date.moment", Map.of(), List.of(spot)), InstrumentOptions.DEFAULT));

        assertThat(everywhere.isCurrent(DIGESTS)).isTrue();
        assertThat(everywhere.isCurrent(changed)).isFalse();
        assertThat(atSite.isCurrent(DIGESTS)).isTrue();
        assertThatThrownBy(() -> atSite.isCurrent(changed)).hasMessageContaining("have changed since this replay");
    }

    @Test
    void an_unknown_strategy_is_refused() {
        assertThatThrownBy(() -> new ReplayCheck(replay("date.momnt", InstrumentOptions.DEFAULT)).check(DIGESTS))
                .hasMessage("the replay file names the strategy 'date.momnt', which does not exist");
        assertThatCode(() -> new ReplayCheck(replay("disk.full", OWN)).check(DIGESTS))
                .doesNotThrowAnyException();
    }

    private static Replay replay(String strategy, InstrumentOptions instrument) {
        return replay(new Perturbation.ApiChange(strategy, Map.of(), List.of()), instrument);
    }

    private static Replay replay(Perturbation perturbation, InstrumentOptions instrument) {
        return new Replay(
                Replay.SCHEMA,
                "3f9c2a",
                "shop",
                "a.T#t",
                List.of("a.T#t"),
                Treatment.of(perturbation),
                new Replay.Limits(1, 1),
                List.of(),
                instrument,
                DIGESTS,
                new Replay.Expected("E", "", "f", List.of()));
    }
}
