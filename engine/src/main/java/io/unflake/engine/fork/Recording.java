package io.unflake.engine.fork;

import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Trace;
import io.unflake.worker.protocol.Report;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The state that the tests of one run touched. Accesses of a class fixture count for each test of the class, because
 * the fixture would run for each of them if it ran alone.
 */
final class Recording {

    private final Map<Integer, String> names = new HashMap<>();
    private final Map<TestId, Map<String, Trace>> byTest = new HashMap<>();
    private final Map<String, List<Trace>> fixtures = new LinkedHashMap<>();
    private final Map<String, Set<String>> ends = new HashMap<>();

    void add(Report.StateSeen seen) {
        names.put(seen.id(), seen.state());
    }

    void ended(Report.Ended ended) {
        TestId test = ended.test();
        fixtures.forEach((className, traces) -> {
            if (FixtureSites.isOf(className, test.className())) {
                add(test, traces);
            }
        });
        add(test, traces(ended.touched()));
    }

    /** Adds a fixture's accesses to the tests of its class: to those that have ended, and to those still to come. */
    void fixture(Report.FixtureTouched fixture) {
        List<Trace> traces = traces(fixture.touched());
        for (TestId test : List.copyOf(byTest.keySet())) {
            if (FixtureSites.isOf(fixture.className(), test.className())) {
                add(test, traces);
            }
        }
        fixtures.computeIfAbsent(fixture.className(), name -> new ArrayList<>()).addAll(traces);
    }

    private List<Trace> traces(List<Report.Touched> touched) {
        return touched.stream()
                .map(each -> new Trace(names.get(each.state()), each.end(), each.read(), each.wrote()))
                .toList();
    }

    private void add(TestId test, List<Trace> traces) {
        for (Trace trace : traces) {
            byTest.computeIfAbsent(test, one -> new TreeMap<>()).merge(trace.state(), trace, Trace::then);
            ends.computeIfAbsent(trace.state(), state -> new HashSet<>()).add(trace.end());
        }
    }

    /** Adds the traces of a test to its result, except for state with the same value after every test. */
    TestResult addTo(TestResult result) {
        Map<String, Trace> traces = byTest.getOrDefault(result.test(), Map.of());
        return result.with(traces.values().stream()
                .filter(trace -> ends.get(trace.state()).size() > 1)
                .toList());
    }
}
