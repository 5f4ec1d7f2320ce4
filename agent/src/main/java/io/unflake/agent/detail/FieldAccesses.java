package io.unflake.agent.detail;

import io.unflake.agent.detail.RecordedCode.Place;
import io.unflake.agent.record.ValueReader.Reading;
import io.unflake.hooks.DetailHooks;
import io.unflake.model.Detail.Value;
import io.unflake.model.Frame;
import java.util.List;

/** Records reads and writes of fields. */
final class FieldAccesses {

    private final RecordedCode code;
    private final States states;
    private final RecordedTest test;
    private final Threads threads;
    private final Stacks stacks;

    FieldAccesses(RecordedCode code, States states, RecordedTest test, Threads threads, Stacks stacks) {
        this.code = code;
        this.states = states;
        this.test = test;
        this.threads = threads;
        this.stacks = stacks;
    }

    /** A field is about to be written, so this is the last chance to see the value before. */
    void writes(Object holder, int number) {
        RecordedState state = states.of(code.place(number).field(), holder);
        if (state != null) {
            Reading unused = test.startsWith(state);
        }
    }

    void accessed(Object holder, int number) {
        Place place = code.place(number);
        RecordedState state = states.of(place.field(), holder);
        if (state == null) {
            if (place.field().isConstant()) {
                DetailHooks.silence(number);
            }
            return;
        }
        List<Frame> stack = stacks.current();
        // An instance field is reported before it is written.
        boolean isKnown = !(place.written() && place.field().isOfInstance());
        Reading reading = isKnown ? state.read(test.thread()) : test.startsWith(state);
        Reading unused = test.startsWith(state);
        Value value = isKnown && reading != null ? reading.value() : null;
        if (place.written()) {
            test.assigned(state, value, stack);
        } else {
            test.read(state, value, stack);
        }
        if (test.isByProject(stack)) {
            test.watch(state);
        }
        if (!place.written() && !stack.isEmpty()) {
            threads.current().read(state.name(), stack);
        }
    }
}
