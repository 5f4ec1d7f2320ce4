package io.unflake.agent.detail;

import io.unflake.agent.record.ValueReader.Reading;
import io.unflake.model.Detail;
import io.unflake.model.Detail.Access;
import io.unflake.model.Detail.Sample;
import io.unflake.model.Detail.Value;
import io.unflake.model.Frame;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The test that is being recorded. What happens between two tests counts for the second one. */
final class RecordedTest {

    private static final int MAX_WATCHED = 30;

    private final States states;
    private final Predicate<String> isProject;
    private final Set<RecordedState> watched = new LinkedHashSet<>();
    private TestRecording recording;
    private Thread thread = Thread.currentThread();

    RecordedTest(States states, Predicate<String> isProject) {
        this.states = states;
        this.isProject = isProject;
        recording = new TestRecording(isProject);
    }

    Thread thread() {
        return thread;
    }

    TestRecording recording() {
        return recording;
    }

    /** The test starts on the current thread. */
    void starts() {
        thread = Thread.currentThread();
        recording.restart();
    }

    /** Ends the recording of a test and returns it. */
    Detail end() {
        Detail detail = recording.detail(states::hasVaried);
        recording = new TestRecording(isProject);
        watched.clear();
        states.renew();
        return detail;
    }

    /** Records the value that a state had before the test, unless that is known. Returns null if it is unknown. */
    Reading startsWith(RecordedState state) {
        Reading reading = state.read(thread);
        if (reading != null && state.starts()) {
            recording.add(state.startSample());
        }
        return reading;
    }

    void sample(RecordedState state, String point, int pass) {
        if (startsWith(state) != null) {
            recording.add(state.sample(point, pass));
        }
    }

    void sample(String point, int pass, Value result) {
        recording.add(new Sample(point, pass, Detail.RETURN, result, null));
    }

    void read(RecordedState state, Value value, List<Frame> stack) {
        access(state, false, false, value, stack);
    }

    /** A value was assigned to a field. */
    void assigned(RecordedState state, Value value, List<Frame> stack) {
        access(state, true, true, value, stack);
    }

    /** The content of a value has changed, or state that is no field. */
    void contentChanged(RecordedState state, Value value, List<Frame> stack) {
        access(state, true, false, value, stack);
    }

    private void access(RecordedState state, boolean written, boolean assigned, Value value, List<Frame> stack) {
        if (!stack.isEmpty()) {
            Thread current = Thread.currentThread();
            String other = current == thread ? "" : current.getName();
            recording.add(new Access(state.name(), written, assigned, value, other, stack));
        }
    }

    /** Whether code of the project accesses state directly. */
    boolean isByProject(List<Frame> stack) {
        return !stack.isEmpty() && isProject.test(stack.get(0).className());
    }

    /** The content of a mutable value may change without an access, so it is compared when methods begin and end. */
    void watch(RecordedState state) {
        if (state.isWatchable() && watched.size() < MAX_WATCHED) {
            watched.add(state);
        }
    }

    /** Returns the states whose content has changed since it was seen last. */
    List<RecordedState> changed() {
        return watched.stream()
                .filter(state -> state.isWatchable() && state.hasChanged(thread))
                .toList();
    }
}
