package io.unflake.agent.detail;

import io.unflake.agent.detail.Activations.Activation;
import io.unflake.agent.record.FieldSlot;
import io.unflake.agent.record.ValueReader;
import io.unflake.hooks.DetailHooks;
import io.unflake.model.Detail.Value;
import io.unflake.model.Frame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Records calls of methods, the fields that they use, and what they return.
 *
 * <p>A change of a mutable value belongs to the innermost method that ran since the value was seen last.
 */
final class MethodCalls {

    private final RecordedCode code;
    private final ValueReader values;
    private final States states;
    private final RecordedTest test;
    private final Threads threads;
    private final Stacks stacks;

    MethodCalls(
            RecordedCode code, ValueReader values, States states, RecordedTest test, Threads threads, Stacks stacks) {
        this.code = code;
        this.values = values;
        this.states = states;
        this.test = test;
        this.threads = threads;
        this.stacks = stacks;
    }

    void entered(Object[] arguments, int number, int pass) {
        RecordedMethod method = code.method(number);
        List<RecordedState> changed = test.changed();
        if (!changed.isEmpty()) {
            List<Frame> stack = stacks.current();
            written(changed, stack.subList(Math.min(1, stack.size()), stack.size()), Map.of());
        }
        threads.current().push(method, pass);
        sampleFields(method, method.enter(), pass);
        if (!method.isTest() && test.recording().wantsCalls(method)) {
            test.recording().add(method, describe(arguments));
        }
    }

    private List<Value> describe(Object[] arguments) {
        List<Value> described = new ArrayList<>();
        for (Object argument : arguments) {
            described.add(values.read(argument, null, test.thread()).value());
        }
        return described;
    }

    void exited(Object result, int number) {
        RecordedMethod method = code.method(number);
        Activation ended = threads.current().pop(method);
        if (ended == null) {
            return;
        }
        List<RecordedState> changed = test.changed();
        if (!changed.isEmpty()) {
            written(changed, stacks.current(), ended.reads());
        }
        sampleFields(method, method.exit(), ended.pass());
        if (result != DetailHooks.NOTHING) {
            test.sample(
                    method.exit(),
                    ended.pass(),
                    values.read(result, null, test.thread()).value());
        }
    }

    /** A mock answers the call of a static method. */
    void answered(Object result, int number, int pass) {
        RecordedMethod method = code.method(number);
        if (method.isDeclared()) {
            test.sample(
                    method.exit(),
                    pass,
                    values.read(result, null, test.thread()).value());
        }
    }

    /** @param reads the stacks of reads, whose lines are closer to the change than the end of the method */
    private void written(List<RecordedState> changed, List<Frame> stack, Map<String, List<Frame>> reads) {
        for (RecordedState state : changed) {
            List<Frame> read = reads.getOrDefault(state.name(), stack);
            test.contentChanged(state, state.last().value(), read);
        }
    }

    private void sampleFields(RecordedMethod method, String point, int pass) {
        for (FieldSlot field : method.fields()) {
            RecordedState state = states.of(field, null);
            if (state != null) {
                test.sample(state, point, pass);
                test.watch(state);
            }
        }
    }
}
