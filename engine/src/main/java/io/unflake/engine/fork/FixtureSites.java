package io.unflake.engine.fork;

import io.unflake.model.Site;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What fixtures of classes reached: it counts for every test of the class, and of those nested in it. */
final class FixtureSites {

    private final List<Fixture> fixtures = new ArrayList<>();

    private record Fixture(String className, List<Site> reached, List<Site> initialised) {}

    /** Whether a fixture of one class is run for tests of another; one above all classes has no name. */
    static boolean isOf(String className, String testClass) {
        return className.isEmpty() || testClass.equals(className) || testClass.startsWith(className + "$");
    }

    void add(String className, List<Site> reached, List<Site> initialised) {
        fixtures.add(new Fixture(className, reached, initialised));
    }

    TestResult addTo(TestResult result) {
        Set<Site> reached = new LinkedHashSet<>();
        Set<Site> initialised = new LinkedHashSet<>();
        for (Fixture fixture : fixtures) {
            if (isOf(fixture.className(), result.test().className())) {
                reached.addAll(fixture.reached());
                initialised.addAll(fixture.initialised());
            }
        }
        reached.addAll(result.reached());
        initialised.addAll(result.initialised());
        return new TestResult(
                result.test(),
                result.outcome(),
                result.millis(),
                result.failure(),
                result.broken(),
                List.copyOf(reached),
                List.copyOf(initialised),
                result.hits());
    }
}
