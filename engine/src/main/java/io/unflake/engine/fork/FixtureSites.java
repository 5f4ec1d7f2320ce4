package io.unflake.engine.fork;

import io.unflake.model.Site;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The sites that class fixtures reached, and their claims; they count for every test of the class and of its nested classes. */
final class FixtureSites {

    private final List<Fixture> fixtures = new ArrayList<>();
    private final Map<String, Fixture> byTestClass = new HashMap<>();

    private record Fixture(String className, List<Site> reached, List<Site> initialised, List<String> claims) {

        boolean isEmpty() {
            return reached.isEmpty() && initialised.isEmpty() && claims.isEmpty();
        }

        Fixture and(Fixture other) {
            return new Fixture(
                    className,
                    union(reached, other.reached),
                    union(initialised, other.initialised),
                    union(claims, other.claims));
        }
    }

    /**
     * Whether the fixture of a class runs for tests of another class; a fixture of the whole suite has no class name.
     */
    static boolean isOf(String className, String testClass) {
        return className.isEmpty() || testClass.equals(className) || testClass.startsWith(className + "$");
    }

    void add(String className, List<Site> reached, List<Site> initialised, List<String> claims) {
        fixtures.add(new Fixture(className, reached, initialised, claims));
        byTestClass.clear();
    }

    /** The classes whose fixtures reached a site. Threads that belong to no class are those of test frameworks. */
    List<String> classes() {
        return fixtures.stream()
                .filter(fixture -> !fixture.initialised().isEmpty()
                        || fixture.reached().stream()
                                .anyMatch(site ->
                                        site.isPlace() || !fixture.className().isEmpty()))
                .map(Fixture::className)
                .distinct()
                .toList();
    }

    TestResult addTo(TestResult result) {
        Fixture fixture = byTestClass.computeIfAbsent(result.test().className(), this::allOf);
        if (fixture.isEmpty()) {
            return result;
        }
        return new TestResult(
                result.test(),
                result.outcome(),
                result.millis(),
                result.failure(),
                result.broken(),
                union(fixture.reached, result.reached()),
                union(fixture.initialised, result.initialised()),
                result.hits(),
                result.traces(),
                union(fixture.claims, result.claims()),
                result.detail());
    }

    /** What all fixtures together did that run for the tests of a class. */
    private Fixture allOf(String testClass) {
        Fixture all = new Fixture(testClass, List.of(), List.of(), List.of());
        for (Fixture fixture : fixtures) {
            if (isOf(fixture.className, testClass)) {
                all = all.and(fixture);
            }
        }
        return all;
    }

    private static <T> List<T> union(List<T> some, List<T> others) {
        Set<T> union = new LinkedHashSet<>(some);
        union.addAll(others);
        return List.copyOf(union);
    }
}
