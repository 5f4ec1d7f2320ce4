package io.unflake.engine.plan;

import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The state that each test method touched in a recording run, in execution order. */
final class Recorded {

    private final Map<TestId, Map<String, Trace>> byTest = new LinkedHashMap<>();
    private final Set<TestId> failed = new HashSet<>();
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

    Instances instances() {
        return instances;
    }

    boolean passed(TestId test) {
        return !failed.contains(test);
    }
}
