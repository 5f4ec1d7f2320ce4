package io.unflake.engine.plan;

import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The state that each test method touched in a recording run, in execution order. */
final class Recorded {

    /** As many tests as a class may have. */
    private static final int FEW = 100;

    private final Map<TestId, Map<String, Trace>> byTest = new LinkedHashMap<>();
    private final Set<TestId> failed = new HashSet<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private final Map<TestId, Set<String>> changes = new HashMap<>();
    private final Instances instances;

    Recorded(Suite suite, Observation observation) {
        instances = new Instances(suite);
        Set<TestId> members = new HashSet<>(suite.tests());
        for (TestResult result : observation.results()) {
            TestId test = suite.memberOf(result.test());
            if (members.contains(test)) {
                result.traces().forEach(trace -> add(test, trace));
                if (!result.passed()) {
                    failed.add(test);
                }
            }
        }
        byTest.values().forEach(traces -> traces.keySet().forEach(state -> counts.merge(state, 1, Integer::sum)));
    }

    /** Merges the invocations of a method; the last one determines the value that the method leaves. */
    private void add(TestId test, Trace trace) {
        byTest.computeIfAbsent(test, one -> new TreeMap<>()).merge(trace.state(), trace, Trace::then);
    }

    /** A test and its trace of one state. */
    record Visit(TestId test, Trace trace) {}

    /** Returns the visits of each state, by name of the state. */
    Map<String, List<Visit>> visits() {
        Map<String, List<Visit>> visits = new TreeMap<>();
        byTest.forEach((test, traces) -> traces.forEach((state, trace) ->
                visits.computeIfAbsent(state, name -> new ArrayList<>()).add(new Visit(test, trace))));
        return visits;
    }

    /** Returns the traces of a test, by name of the state. */
    Map<String, Trace> traces(TestId test) {
        return byTest.getOrDefault(test, Map.of());
    }

    /** Returns the state that a test wrote and only few other tests touched. */
    Set<String> changes(TestId test) {
        return changes.computeIfAbsent(
                test,
                key -> traces(key).values().stream()
                        .filter(trace -> trace.wrote() && counts.getOrDefault(trace.state(), 0) <= FEW)
                        .map(Trace::state)
                        .collect(Collectors.toSet()));
    }

    /** Whether a test wrote a state, or may have done so. */
    boolean rewrites(TestId test, String state) {
        Trace trace = traces(test).get(state);
        return trace != null && trace.wrote();
    }

    Instances instances() {
        return instances;
    }

    boolean passed(TestId test) {
        return !failed.contains(test);
    }
}
