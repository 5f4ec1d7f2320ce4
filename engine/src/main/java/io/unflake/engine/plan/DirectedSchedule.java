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
 * An order in which every reader of each suspicion runs while the suspicious value is there.
 *
 * <p>Readers come in plain order, after as many polluters at once as do not undo each other. A polluter runs again as soon
 * as a test may have rewritten the value it left; where very many tests read it, only before each class of them. All of
 * them run at the start too: what a class reads while it is initialised, it reads only once. What may live in an instance
 * of a test class is made there: by the polluter among the tests of this class that run in one go.
 */
final class Tour {

    /** Of a value that more tests read than these, it is not made sure before each single one. */
    private static final int MOST_ONE_BY_ONE = 100;

    private final Suite suite;
    private final Recorded recorded;
    private final List<Suspicion> suspicions;
    private final Instances instances;
    private final Map<TestId, List<Suspicion>> open = new LinkedHashMap<>();
    private final Set<String> widelyRead = new HashSet<>();
    private final List<List<TestId>> rounds = new ArrayList<>();

    Tour(Suite suite, Recorded recorded, List<Suspicion> suspicions) {
        this.suite = suite;
        this.recorded = recorded;
        this.suspicions = List.copyOf(suspicions);
        instances = recorded.instances();
        suite.tests().forEach(test -> open.put(test, new ArrayList<>()));
        for (Suspicion suspicion : suspicions) {
            suspicion.readers().forEach(reader -> open.get(reader).add(suspicion));
            if (suspicion.readers().size() > MOST_ONE_BY_ONE) {
                widelyRead.add(suspicion.state());
            }
        }
        open.values().removeIf(List::isEmpty);
        while (!open.isEmpty()) {
            rounds.add(new Round().order());
        }
    }

    /** The tests in order, one list for each time that readers run anew. */
    List<List<TestId>> rounds() {
        return rounds;
    }

    int size() {
        return rounds.stream().mapToInt(List::size).sum();
    }

    /** Once through the readers of suspicions that do not undo each other. */
    private final class Round {

        private final List<TestId> order = new ArrayList<>();
        private final Map<String, String> believed = new HashMap<>();
        private String className = "";
        private String lastClass = "";

        List<TestId> order() {
            Set<Suspicion> left = new HashSet<>();
            open.values().forEach(left::addAll);
            List<Suspicion> chosen =
                    compatible(suspicions.stream().filter(left::contains).toList());
            // The first in a JVM is met by most initialisers, so that it had better be one that many read.
            chosen.stream()
                    .sorted(Comparator.comparing(each -> -each.readers().size()))
                    .forEach(this::pollute);
            forgetInstances();
            open.forEach((reader, ofReader) -> {
                List<Suspicion> met = chosen.stream()
                        .filter(ofReader::contains)
                        .sorted(Comparator.comparing(each -> instances.mayHold(each.state())))
                        .toList();
                if (!met.isEmpty()) {
                    enter(reader.className());
                    met.forEach(this::pollute);
                    run(reader);
                    ofReader.removeAll(met);
                }
            });
            open.values().removeIf(List::isEmpty);
            return order;
        }

        private void enter(String nextClass) {
            if (!nextClass.equals(className)) {
                className = nextClass;
                believed.keySet().removeAll(widelyRead);
            }
        }

        private void pollute(Suspicion suspicion) {
            if (!suspicion.value().equals(believed.get(suspicion.state()))) {
                append(suspicion.polluter());
                recorded.traces(suspicion.polluter()).forEach((state, trace) -> {
                    if (trace.wrote()) {
                        believed.put(state, trace.end());
                    }
                });
                believed.put(suspicion.state(), suspicion.value());
            }
        }

        private void append(TestId test) {
            if (!test.className().equals(lastClass)) {
                lastClass = test.className();
                forgetInstances();
            }
            order.addAll(suite.unit(test));
        }

        private void forgetInstances() {
            believed.keySet().removeIf(instances::mayHold);
        }

        private void run(TestId reader) {
            append(reader);
            recorded.traces(reader).forEach((state, trace) -> {
                if (trace.wrote() && !widelyRead.contains(state)) {
                    believed.remove(state);
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

    /** Whether the polluter of one may leave another value than the one that the other is about. */
    private boolean undoes(Suspicion one, Suspicion other) {
        Trace trace = recorded.traces(one.polluter()).get(other.state());
        return trace != null
                && (trace.wrote() || one.state().equals(other.state()))
                && !trace.end().equals(other.value());
    }
}
