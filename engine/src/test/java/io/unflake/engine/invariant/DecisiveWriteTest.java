package io.unflake.engine.invariant;

import static io.unflake.engine.invariant.RecordingBuilder.frame;
import static io.unflake.engine.invariant.RecordingBuilder.list;
import static io.unflake.engine.invariant.RecordingBuilder.nothing;
import static io.unflake.engine.invariant.RecordingBuilder.string;
import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Detail.Access;
import io.unflake.model.Detail.Value;
import io.unflake.model.Frame;
import org.junit.jupiter.api.Test;

class DecisiveWriteTest {

    private static final String STATE = "field shop.Config.backend";
    private static final Frame SETTER = frame("shop.Config", "use", 14);
    private static final Frame OTHER_SETTER = frame("shop.Config", "replace", 18);
    private static final Frame CALLER = frame("shop.Till", "pay", 40);
    private static final Frame INITIALISER = frame("shop.Config", "<clinit>", 3);

    private final RecordingBuilder recording = new RecordingBuilder();

    private Frame decisive(Value otherwise) {
        return DecisiveWrite.of(recording.detail().accesses(), otherwise)
                .map(Access::stack)
                .orElseThrow()
                .get(0);
    }

    private static Value mock(String... calls) {
        return list("lib.Mock", calls);
    }

    @Test
    void the_assignment_of_another_object_comes_before_changes_of_its_content() {
        recording.assign(STATE, mock(), SETTER).change(STATE, mock("call"), CALLER);
        assertThat(decisive(nothing())).isEqualTo(SETTER);
    }

    @Test
    void the_last_of_several_assignments_decides() {
        recording.assign(STATE, string("kg"), SETTER).assign(STATE, string("oz"), OTHER_SETTER);
        assertThat(decisive(string("g"))).isEqualTo(OTHER_SETTER);
    }

    @Test
    void an_assignment_of_the_same_value_does_not_decide() {
        recording.assign(STATE, mock(), SETTER).change(STATE, mock("call"), CALLER);
        assertThat(decisive(mock())).isEqualTo(CALLER);
    }

    @Test
    void an_assignment_that_was_undone_does_not_decide() {
        recording
                .assign(STATE, mock("other"), SETTER)
                .assign(STATE, mock(), OTHER_SETTER)
                .change(STATE, mock("call"), CALLER);
        assertThat(decisive(mock())).isEqualTo(CALLER);
    }

    @Test
    void the_initialiser_of_the_class_does_not_decide() {
        recording.assign(STATE, mock("random"), INITIALISER).change(STATE, mock("call"), CALLER);
        assertThat(decisive(mock())).isEqualTo(CALLER);
    }

    @Test
    void the_last_change_counts_if_the_value_otherwise_is_unknown() {
        recording.assign(STATE, mock(), SETTER).change(STATE, mock("call"), CALLER);
        assertThat(decisive(null)).isEqualTo(CALLER);
    }

    @Test
    void without_writes_nothing_decides() {
        assertThat(DecisiveWrite.of(recording.detail().accesses(), nothing())).isEmpty();
    }
}
