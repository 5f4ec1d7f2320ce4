package io.unflake.engine.plan;

import io.unflake.model.Perturbation;
import io.unflake.model.TestId;
import io.unflake.model.strategy.Ordering;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Arranges the tests of a suite in another order. The methods of a class stay together. */
public final class Arrangement {

    /** Running each method by itself takes one launcher request for each: too many in the largest suites. */
    private static final int MOST_SINGLE_METHODS = 5_000;

    private final Suite suite;

    public Arrangement(Suite suite) {
        this.suite = suite;
    }

    /** All tests in another order; some of them twice. */
    List<TestId> by(Ordering ordering, Perturbation order) {
        List<List<TestId>> classes = new ArrayList<>(byClass(suite.tests()).values());
        switch (ordering) {
            case REVERSED -> {
                Collections.reverse(classes);
                classes.forEach(this::reverse);
            }
            case RANDOM -> {
                Random random = new Random(Long.parseLong(order.parameters().get("seed")));
                Collections.shuffle(classes, random);
                classes.forEach(methods -> shuffle(methods, random));
            }
            case TWICE -> classes.forEach(methods -> methods.addAll(List.copyOf(methods)));
            case DIRECTED -> throw new IllegalArgumentException("a directed order follows from a recording");
        }
        return classes.stream().flatMap(List::stream).toList();
    }

    /** All tests, with these before each class. */
    List<TestId> after(List<TestId> polluters) {
        return byClass(suite.tests()).values().stream()
                .flatMap(methods -> after(polluters, methods).stream())
                .toList();
    }

    private static List<TestId> after(List<TestId> polluters, List<TestId> methods) {
        List<TestId> result = new ArrayList<>(polluters);
        methods.stream().filter(method -> !polluters.contains(method)).forEach(result::add);
        return result;
    }

    private static Map<String, List<TestId>> byClass(List<TestId> tests) {
        Map<String, List<TestId>> classes = new LinkedHashMap<>();
        tests.forEach(test -> classes.computeIfAbsent(test.className(), name -> new ArrayList<>())
                .add(test));
        return classes;
    }

    private void reverse(List<TestId> methods) {
        if (isFree(methods)) {
            Collections.reverse(methods);
        }
    }

    private void shuffle(List<TestId> methods, Random random) {
        if (isFree(methods)) {
            Collections.shuffle(methods, random);
        }
    }

    /** Whether the methods may run in any order. Engines with dependencies between methods keep their own order. */
    private boolean isFree(List<TestId> methods) {
        return suite.tests().size() <= MOST_SINGLE_METHODS && methods.stream().allMatch(suite::standsAlone);
    }
}
