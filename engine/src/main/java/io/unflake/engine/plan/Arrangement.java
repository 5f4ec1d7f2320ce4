package io.unflake.engine.plan;

import io.unflake.model.Perturbation;
import io.unflake.model.TestId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The order in which a perturbation of the order runs the tests of a suite; the methods of a class stay together. */
public final class Arrangement {

    /** Whoever runs each method by itself asks the JUnit Platform as often: not for the largest suites. */
    private static final int MOST_SINGLE_METHODS = 5_000;

    private final Suite suite;

    public Arrangement(Suite suite) {
        this.suite = suite;
    }

    /** All tests in another order; some of them twice. */
    public List<TestId> by(Perturbation order) {
        List<List<TestId>> classes = new ArrayList<>(byClass(suite.tests()).values());
        switch (order.strategy()) {
            case "order.reverse" -> {
                Collections.reverse(classes);
                classes.forEach(this::reverse);
            }
            case "order.random" -> {
                Random random = new Random(Long.parseLong(order.parameters().get("seed")));
                Collections.shuffle(classes, random);
                classes.forEach(methods -> shuffle(methods, random));
            }
            case "order.twice" -> classes.forEach(methods -> methods.addAll(List.copyOf(methods)));
            default -> throw new IllegalArgumentException(order + " is no order");
        }
        return classes.stream().flatMap(List::stream).toList();
    }

    /** All tests, these again before each class. */
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

    /** Whether the methods may come in any order: engines that know dependencies between them keep their own. */
    private boolean isFree(List<TestId> methods) {
        return suite.tests().size() <= MOST_SINGLE_METHODS && methods.stream().allMatch(suite::standsAlone);
    }
}
