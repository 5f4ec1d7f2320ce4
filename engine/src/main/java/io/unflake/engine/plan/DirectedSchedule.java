package io.unflake.engine.plan;

import io.unflake.model.TestId;
import io.unflake.model.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A schedule in which every reader of each suspicion runs while the state has the suspicious value.
 *
 * <p>Each round combines suspicions whose polluters do not overwrite each other's values, and runs their readers in
 * plain order. A polluter runs again as soon as a test may have rewritten its value, also if that test has only touched
 * something else that the polluter changed; if very many tests read the value,
 * only before each of their classes. All polluters also run at the start of a round, because a static initialiser
 * reads state only once. If state may belong to an instance of a test class, the polluter runs among the tests of this
 * class.
 */
final class DirectedSchedule {

    /** A value with more readers than this is restored before each class only, not before each reader. */
    private static final int MOST_SINGLE_READERS = 100;

    private final Suite suite;
    private final Recorded recorded;
    private final List<Suspicion> suspicions;
    private final Instances instances;
    private final Map<TestId, List<Suspicion>> open = new LinkedHashMap<>();
    private final Set<String> widelyRead = new HashSet<>();
    private final List<List<TestId>> rounds = new ArrayList<>();

    DirectedSchedule(Suite suite, Recorded recorded, List<Suspicion> suspicions) {
        this.suite = suite;
        this.recorded = recorded;
        this.suspicions = List.copyOf(suspicions);
        instances = recorded.instances();
        suite.tests().forEach(test -> open.put(test, new ArrayList<>()));
        for (Suspicion suspicion : suspicions) {
            suspicion.readers().forEach(reader -> open.get(reader).add(suspicion));
            if (suspicion.readers().size() > MOST_SINGLE_READERS) {
                widelyRead.add(suspicion.state());
            }
        }
        open.values().removeIf(List::isEmpty);
        while (!open.isEmpty()) {
            rounds.add(new Round().order());
        }
    }

    /** The tests in order, one list per round. */
    List<List<TestId>> rounds() {
        return rounds;
    }

    int size() {
        return rounds.stream().mapToInt(List::size).sum();
    }

    /** One pass over the readers of suspicions that do not undo each other. */
    private final class Round {

        private final List<TestId> order = new ArrayList<>();
        private final Map<String, String> expected = new HashMap<>();

        /** The polluters of this round by what they change. */
        private final Map<String, Set<TestId>> changing = new HashMap<>();

        private String className = "";
        private String lastClass = "";

        List<TestId> order() {
            Set<Suspicion> left = new HashSet<>();
            open.values().forEach(left::addAll);
            List<Suspicion> chosen =
                    compatible(suspicions.stream().filter(left::contains).toList());
            // Most classes are initialised early, so polluters with many readers run first.
            chosen.stream()
                    .sorted(Comparator.comparing(each -> -each.readers().size()))
                    .forEach(this::pollute);
            forgetInstances();
            open.forEach((reader, ofReader) -> {
                List<Suspicion> due = chosen.stream()
                        .filter(ofReader::contains)
                        .sorted(Comparator.comparing(each -> instances.mayBelongToInstance(each.state())))
                        .toList();
                if (!due.isEmpty()) {
                    enter(reader.className());
                    if (!recorded.passed(reader)) {
                        // It may need the value, so nothing may come in between that might clean up.
                        due.stream()
                                .filter(each -> !isLast(each.polluter()))
                                .forEach(each -> expected.remove(each.state()));
                    }
                    due.forEach(this::pollute);
                    run(reader);
                    ofReader.removeAll(due);
                }
            });
            open.values().removeIf(List::isEmpty);
            return order;
        }

        private boolean isLast(TestId test) {
            return !order.isEmpty() && suite.unit(test).contains(order.get(order.size() - 1));
        }

        private void enter(String nextClass) {
            if (!nextClass.equals(className)) {
                className = nextClass;
                expected.keySet().removeAll(widelyRead);
            }
        }

        private void pollute(Suspicion suspicion) {
            if (!suspicion.value().equals(expected.get(suspicion.state()))) {
                append(suspicion.polluter());
                recorded.traces(suspicion.polluter()).forEach((state, trace) -> {
                    if (trace.wrote()) {
                        expected.put(state, trace.end());
                    }
                });
                expected.put(suspicion.state(), suspicion.value());
                recorded.changes(suspicion.polluter())
                        .forEach(state -> changing.computeIfAbsent(state, key -> new HashSet<>())
                                .add(suspicion.polluter()));
            }
        }

        /**
         * Expects nothing of a polluter any more if a test touches something else that the polluter changes: the test may
         * look at it to see whether it has to clean up.
         */
        private void forgetWhatMayBeCleaned(TestId test) {
            Map<TestId, Set<String>> touched = new HashMap<>();
            recorded.traces(test)
                    .keySet()
                    .forEach(state -> changing.getOrDefault(state, Set.of())
                            .forEach(polluter -> touched.computeIfAbsent(polluter, key -> new HashSet<>())
                                    .add(state)));
            touched.forEach((polluter, states) -> recorded.traces(polluter).values().stream()
                    .filter(trace -> trace.wrote() && (states.size() > 1 || !states.contains(trace.state())))
                    .forEach(trace -> expected.remove(trace.state(), trace.end())));
        }

        private void append(TestId test) {
            if (!test.className().equals(lastClass)) {
                lastClass = test.className();
                forgetInstances();
            }
            order.addAll(suite.unit(test));
            forgetWhatMayBeCleaned(test);
        }

        private void forgetInstances() {
            expected.keySet().removeIf(instances::mayBelongToInstance);
        }

        private void run(TestId reader) {
            append(reader);
            recorded.traces(reader).forEach((state, trace) -> {
                if (trace.wrote() && !widelyRead.contains(state)) {
                    expected.remove(state);
                }
            });
        }
    }

    private List<Suspicion> compatible(List<Suspicion> all) {
        List<Suspicion> chosen = new ArrayList<>();
        for (Suspicion each : all) {
            if (chosen.stream().noneMatch(other -> undoes(each, other) || undoes(other, each))) {
                chosen.add(each);
            }
        }
        return chosen;
    }

    /** Whether the polluter of one suspicion may overwrite the value of the other. */
    private boolean undoes(Suspicion one, Suspicion other) {
        Trace trace = recorded.traces(one.polluter()).get(other.state());
        return trace != null
                && (trace.wrote() || one.state().equals(other.state()))
                && !trace.end().equals(other.value());
    }
}
