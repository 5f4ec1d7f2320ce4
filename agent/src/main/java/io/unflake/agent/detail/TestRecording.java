package io.unflake.agent.detail;

import io.unflake.model.Detail;
import io.unflake.model.Detail.Access;
import io.unflake.model.Detail.Call;
import io.unflake.model.Detail.Sample;
import io.unflake.model.Detail.Value;
import io.unflake.model.Frame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Collects what is recorded of one test, within limits. */
final class TestRecording {

    private static final int MAX_SAMPLES = 20_000;
    private static final int MAX_ACCESSES = 3_000;
    private static final int MAX_ACCESSES_PER_LINE = 3;
    private static final int MAX_CALLS = 3_000;
    private static final int MAX_CALLS_PER_METHOD = 5;

    private final Predicate<String> isProject;
    private final List<Sample> samples = new ArrayList<>();
    private final List<Access> accesses = new ArrayList<>();
    private final Map<List<Object>, Integer> accessesByLine = new HashMap<>();
    private final Map<RecordedMethod, Set<Call>> callsByMethod = new HashMap<>();
    private final List<Call> calls = new ArrayList<>();
    private final Set<String> limits = new LinkedHashSet<>();

    /** @param isProject whether the class of this name belongs to the project */
    TestRecording(Predicate<String> isProject) {
        this.isProject = isProject;
    }

    void add(Sample sample) {
        if (samples.size() < MAX_SAMPLES) {
            samples.add(sample);
        } else {
            limit("Only the first " + MAX_SAMPLES + " values of the test were recorded.");
        }
    }

    /** Forgets the values at the start of the test, since they are read again. */
    void restart() {
        samples.removeIf(sample -> sample.point().equals(Detail.START));
    }

    void add(Access access) {
        List<Object> line = List.of(access.state(), access.written(), innermost(access.stack()));
        if (accessesByLine.merge(line, 1, Integer::sum) > MAX_ACCESSES_PER_LINE) {
            return;
        }
        if (accesses.size() < MAX_ACCESSES) {
            accesses.add(access);
        } else {
            limit("Only the first " + MAX_ACCESSES + " accesses of the test were recorded.");
        }
    }

    private Frame innermost(List<Frame> stack) {
        return stack.stream()
                .filter(frame -> isProject.test(frame.className()))
                .findFirst()
                .orElse(stack.get(0));
    }

    boolean wantsCalls(RecordedMethod method) {
        Set<Call> known = callsByMethod.get(method);
        return calls.size() < MAX_CALLS && (known == null || known.size() < MAX_CALLS_PER_METHOD);
    }

    void add(RecordedMethod method, List<Value> arguments) {
        Call call = method.call(arguments);
        if (callsByMethod.computeIfAbsent(method, key -> new LinkedHashSet<>()).add(call)) {
            calls.add(call);
        }
    }

    void limit(String sentence) {
        limits.add(sentence);
    }

    /**
     * Returns the recording. What libraries do with state that never varies is left out.
     *
     * @param varies whether the value of the state of this name has changed
     */
    Detail detail(Predicate<String> varies) {
        List<Access> relevant = accesses.stream()
                .filter(access -> !isLeftToLibraries(access) || varies.test(access.state()))
                .toList();
        return new Detail(samples, relevant, calls, List.copyOf(limits));
    }

    private boolean isLeftToLibraries(Access access) {
        boolean isOutside =
                access.state().startsWith("table ") || access.state().startsWith("file ");
        return !isOutside && !isProject.test(access.stack().get(0).className());
    }
}
