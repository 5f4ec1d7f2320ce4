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

/** Reorders the tests of a suite. The methods of a class stay together. */
public final class Arrangement {

    /** Reordered methods take one launcher request each, which is too slow in larger suites. */
    private static final int MOST_SINGLE_METHODS = 5_000;

    private final Suite suite;

    public Arrangement(Suite suite) {
        this.suite = suite;
    }

    /** Returns all tests in the given order; {@code TWICE} repeats the whole suite. */
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
            case TWICE -> classes.addAll(List.copyOf(classes));
            case DIRECTED -> throw new IllegalArgumentException("directed orders are computed from a recording");
        }
        return classes.stream().flatMap(List::stream).toList();
    }

    /** Returns all tests, the last one first, as far as they can be reordered. */
    public List<TestId> reversed() {
        return by(Ordering.REVERSED, null);
    }

    /** Returns all tests, with the polluters inserted before each class. */
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
        if (canBeReordered(methods)) {
            Collections.reverse(methods);
        }
    }

    private void shuffle(List<TestId> methods, Random random) {
        if (canBeReordered(methods)) {
            Collections.shuffle(methods, random);
        }
    }

    /** Whether the methods may run in any order. Some engines allow dependencies between methods; theirs may not. */
    private boolean canBeReordered(List<TestId> methods) {
        return suite.tests().size() <= MOST_SINGLE_METHODS && methods.stream().allMatch(suite::runsAlone);
    }
}
