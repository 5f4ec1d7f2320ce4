package io.unflake.model.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Span;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.ThreadKey;
import io.unflake.model.Treatment;
import io.unflake.model.codec.CodecException;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Role;
import io.unflake.model.strategy.InstrumentOptions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayTest {

    private static final Site SITE = new Site("random", "a.A", "m", "A.java", 3, "api", 0, true);
    private static final Replay REPLAY = new Replay(
            Replay.SCHEMA,
            "3f9c2a",
            "shop",
            "a.T#t",
            List.of("a.T#t"),
            Treatment.of(new Perturbation.ApiChange(
                    "random.extreme",
                    Map.of("value", "max"),
                    List.of(new Spot(SITE, List.of(new Span(2, 4)), ThreadKey.MAIN)))),
            new Replay.Limits(12_000, 120_000),
            List.of("-Xmx1g"),
            InstrumentOptions.DEFAULT,
            new Replay.Digests("c", "d"),
            new Replay.Expected("E", "m", "f", List.of()));

    @Test
    void a_replay_can_be_written_and_read() {
        assertThat(Replay.read(REPLAY.write())).isEqualTo(REPLAY);
    }

    @Test
    void a_replay_can_run_after_other_polluters_but_not_after_state_setters() {
        TestId polluter = TestId.of("a.P", "p");

        assertThat(REPLAY.after(List.of(new Before(polluter, Role.POLLUTER))).tests())
                .containsExactly("a.P#p", "a.T#t");
        assertThat(REPLAY.after(List.of(new Before(polluter, Role.STATE_SETTER))))
                .isEqualTo(REPLAY);
    }

    @Test
    void a_file_of_another_kind_or_version_is_rejected_with_the_reason() {
        String text = REPLAY.write();
        assertThatThrownBy(() -> Replay.read(text.replace("unflake/replay/2", "unflake/replay/1")))
                .isInstanceOf(CodecException.class)
                .hasMessage("its format is unflake/replay/1, but this Unflake reads unflake/replay/2");
        assertThatThrownBy(() -> Replay.read(text.replace("unflake/replay/2", "unflake/findings/1")))
                .hasMessage("it is not a replay file");
        assertThatThrownBy(() -> Replay.read("{}")).hasMessage("it is not a replay file");
    }

    @Test
    void truncated_text_is_rejected() {
        String text = REPLAY.write().strip();
        for (int length = 0; length < text.length(); length++) {
            String cut = text.substring(0, length);
            assertThatThrownBy(() -> Replay.read(cut)).as(cut).isInstanceOf(CodecException.class);
        }
    }

    @Test
    void an_id_that_is_a_path_is_rejected() {
        assertThatThrownBy(() -> Replay.read(REPLAY.write().replace("3f9c2a", "../../evil")))
                .isInstanceOf(CodecException.class);
    }

    @Test
    void a_folder_outside_the_output_folder_is_rejected() {
        String text =
                REPLAY.write().replace("random.extreme", "environment.temp").replace("\"value\"", "\"folder\"");

        assertThatThrownBy(() -> Replay.read(text.replace("\"max\"", "\"../../evil\"")))
                .isInstanceOf(CodecException.class)
                .hasMessageStartingWith("a setting in it is wrong: '../../evil' is not a value for folder");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[\"a.T#t\"] | [null]",
                "[\"a.T#t\"] | [\"a.T#t\", null]",
                "[\"a.T#t\"] | [\"a.T#t\", \"\"]",
                "[\"a.T#t\"] | [5]",
                "[\"a.T#t\"] | [\"b.U#u\"]",
                "\"max\" | null",
                "\"random.extreme\" | null",
                "12000 | 9223372036854775807",
                "\"-Xmx1g\" | 7",
                "\"-Xmx1g\" | null",
                "\"type\": \"E\" | \"type\": null",
                "\"className\": \"a.A\" | \"className\": null",
            })
    void a_part_that_was_edited_by_hand_is_rejected(String part, String edited) {
        String text = REPLAY.write();

        assertThat(text).contains(part);
        assertThatThrownBy(() -> Replay.read(text.replace(part, edited))).isInstanceOf(CodecException.class);
    }

    @Test
    void a_setting_that_is_missing_or_only_a_word_is_rejected() {
        String random = REPLAY.write().replace("random.extreme", "order.random");
        assertThatThrownBy(() -> Replay.read(random)).hasMessage("a setting in it is wrong: seed is missing");

        String word = random.replace("\"value\"", "\"seed\"").replace("\"max\"", "\"run\"");
        assertThatThrownBy(() -> Replay.read(word))
                .hasMessage("a setting in it is wrong: 'run' stands for a value of seed");
    }

    @Test
    void computes_the_wilson_interval() {
        assertThat(new Replayed(5, 0, 5).low()).isEqualTo(0.5655, within(0.001));
        assertThat(new Replayed(5, 0, 5).high()).isEqualTo(1);
        assertThat(new Replayed(50, 0, 100).low()).isEqualTo(0.4038, within(0.001));
        assertThat(new Replayed(0, 0, 10).high()).isEqualTo(0.2775, within(0.001));
        assertThat(Replayed.NOTHING.high()).isEqualTo(1);
    }
}
