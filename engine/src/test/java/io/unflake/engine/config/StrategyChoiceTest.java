package io.unflake.engine.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.UserException;
import io.unflake.model.strategy.CustomRule;
import io.unflake.model.strategy.HostDefaults;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.StrategyCatalog;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StrategyChoiceTest {

    private static final CustomRule DISK =
            new CustomRule("disk.full", "java.io.File.getFreeSpace()", CustomRule.Form.RETURN_FIXED, "0", 0);

    private final StrategyChoice choice = new StrategyChoice(
            StrategyCatalog.with(List.of(DISK), List.of()),
            new HostDefaults(Instant.EPOCH, ZoneOffset.UTC, Map.of("LANG", "de_DE.UTF-8"), 1));

    @Test
    void without_choice_everything_is_tried_alone() {
        List<String> trials = trials(Mode.SINGLE);

        assertThat(trials).hasSize(30).first().isEqualTo("random.extreme:value=max");
        assertThat(trials).last().isEqualTo("disk.full");
    }

    @Test
    void the_paper_has_eleven() {
        assertThat(names(Mode.SINGLE, "paper")).isEqualTo(Strategies.PAPER);
    }

    @Test
    void combined_is_the_papers_set_at_once() {
        assertThat(names(Mode.COMBINED)).containsExactly(String.join("+", Strategies.PAPER_COMBINED));
        assertThat(names(Mode.COMBINED, "paper")).isEqualTo(names(Mode.COMBINED));
    }

    @Test
    void both_is_both() {
        assertThat(names(Mode.BOTH, "sleep.increase", "random.cycle"))
                .containsExactly("sleep.increase", "random.cycle", "random.cycle+sleep.increase");
    }

    @Test
    void rerun_tries_nothing() {
        assertThat(trials(Mode.RERUN)).isEmpty();
    }

    @Test
    void a_group_stands_for_all_of_it() {
        assertThat(names(Mode.SINGLE, "time"))
                .containsExactly("time.increment", "time.coarse", "time.fast", "time.slow");
    }

    @Test
    void settings_are_read_and_brought_into_normal_form() {
        assertThat(trials(
                        Mode.SINGLE, "date.moment:moment=2099-03-05T00:00:00Z,frozen=true", "sleep.increase:add=60000"))
                .containsExactly("date.moment:frozen=true,moment=2099-03-05T00:00:00Z", "sleep.increase:add=60s");
    }

    @Test
    void a_tuned_strategy_replaces_the_one_of_a_set() {
        List<String> trials = trials(Mode.SINGLE, "paper", "time.increment:delta=1s");

        assertThat(trials).hasSize(11).contains("time.increment:delta=1s");
        assertThat(trials(Mode.SINGLE, "time.increment:delta=1s", "time"))
                .hasSize(4)
                .contains("time.increment:delta=1s");
    }

    @Test
    void one_strategy_may_be_tried_with_two_settings() {
        assertThat(trials(Mode.SINGLE, "sleep.increase:add=1s", "sleep.increase:add=5s"))
                .containsExactly("sleep.increase:add=1s", "sleep.increase:add=5s");
    }

    @Test
    void two_of_one_group_cannot_be_combined() {
        assertMistake(
                () -> trials(Mode.COMBINED, "time.fast", "time.slow"),
                "'time.fast' and 'time.slow' are both of group time and cannot be combined",
                "--mode single");
        assertMistake(() -> trials(Mode.BOTH, "sleep"), "both of group sleep", "--mode single");
    }

    @Test
    void an_unknown_name_gets_a_guess() {
        assertMistake(
                () -> trials(Mode.SINGLE, "random.extrem"), "there is no strategy 'random.extrem'", "'random.extreme'");
        assertMistake(() -> trials(Mode.SINGLE, "extreme"), "'extreme'", "Did you mean 'random.extreme'?");
        assertMistake(() -> trials(Mode.SINGLE, "tiem"), "'tiem'", "Did you mean 'time'?");
        assertMistake(() -> trials(Mode.SINGLE, "papper"), "'papper'", "Did you mean 'paper'?");
        assertMistake(() -> trials(Mode.SINGLE, "zzzzzzzzz"), "'zzzzzzzzz'", "`unflake strategies` lists all.");
        assertMistake(() -> trials(Mode.SINGLE, ""), "''", "`unflake strategies` lists all.");
    }

    @Test
    void a_bad_setting_is_named() {
        assertMistake(
                () -> trials(Mode.SINGLE, "time.fast:speed=2"), "time.fast has no parameter 'speed'", "strategies");
        assertMistake(
                () -> trials(Mode.SINGLE, "time.fast:factor=fast"), "'fast' is not a value for factor", "strategies");
        assertMistake(() -> trials(Mode.SINGLE, "time.fast:factor"), "'factor' is not a setting", "key=value");
        assertMistake(() -> trials(Mode.SINGLE, "time:factor=2"), "'time' is a set of strategies", "time.increment");
    }

    @Test
    void two_strategies_of_one_name_are_refused() {
        assertMistake(() -> Catalogs.of(List.of(DISK, DISK), List.of()), "two strategies called 'disk.full'", "Rename");
    }

    private List<String> trials(Mode mode, String... texts) {
        return choice.trials(List.of(texts), mode).stream()
                .map(trial -> trial.treatment().toString())
                .toList();
    }

    private List<String> names(Mode mode, String... texts) {
        return choice.trials(List.of(texts), mode).stream()
                .map(trial -> trial.treatment().name())
                .toList();
    }

    private static void assertMistake(
            org.assertj.core.api.ThrowableAssert.ThrowingCallable call, String message, String remedy) {
        assertThatThrownBy(call).isInstanceOfSatisfying(UserException.class, e -> {
            assertThat(e).hasMessageContaining(message);
            assertThat(e.remedy()).contains(remedy);
        });
    }
}
