package io.unflake.engine.plan;

import io.unflake.model.TestId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/** Spreads tests over lists that take about the same time, for runs that are active at the same time. */
final class EvenLists {

    private final ToLongFunction<List<TestId>> millis;

    /** @param millis how long tests take one after the other */
    EvenLists(ToLongFunction<List<TestId>> millis) {
        this.millis = millis;
    }

    /** Returns at most {@code atMost} lists. Classes stay together, unless they take too long for that. */
    List<List<TestId>> spread(List<TestId> tests, int atMost) {
        return spread(tests, atMost, millis.applyAsLong(tests) / atMost);
    }

    /** Returns at most {@code atMost} lists. Classes stay together. */
    List<List<TestId>> spreadClasses(List<TestId> tests, int atMost) {
        return spread(tests, atMost, Long.MAX_VALUE);
    }

    private List<List<TestId>> spread(List<TestId> tests, int atMost, long fair) {
        Map<String, List<TestId>> classes = new LinkedHashMap<>();
        tests.forEach(test -> classes.computeIfAbsent(test.outermostClass(), name -> new ArrayList<>())
                .add(test));
        return packed(
                classes.values().stream()
                        .flatMap(tested -> parts(tested, fair).stream())
                        .toList(),
                atMost);
    }

    /** Cuts a list into parts, none of which takes longer than a fair share if it has several tests. */
    private List<Part> parts(List<TestId> tests, long fair) {
        List<Part> parts = new ArrayList<>();
        Part last = new Part();
        for (TestId test : tests) {
            long longer = millis.applyAsLong(List.of(test));
            if (last.tests.isEmpty() || last.millis + longer > fair) {
                last = new Part();
                parts.add(last);
            }
            last.add(List.of(test), longer);
        }
        return parts;
    }

    private static List<List<TestId>> packed(List<Part> parts, int atMost) {
        List<Part> lists = new ArrayList<>();
        parts.stream().sorted(Comparator.comparingLong(Part::millis).reversed()).forEach(part -> {
            if (lists.size() < atMost) {
                lists.add(part);
            } else {
                lists.stream()
                        .min(Comparator.comparingLong(Part::millis))
                        .orElseThrow()
                        .add(part.tests, part.millis);
            }
        });
        return lists.stream().map(list -> list.tests).toList();
    }

    /** Tests that run one after the other, and how long they take. */
    private static final class Part {

        private final List<TestId> tests = new ArrayList<>();
        private long millis;

        long millis() {
            return millis;
        }

        void add(List<TestId> more, long longer) {
            tests.addAll(more);
            millis += longer;
        }
    }
}
