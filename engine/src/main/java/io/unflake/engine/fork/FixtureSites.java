package io.unflake.engine.fork;

import io.unflake.model.Site;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The sites that class fixtures reached; they count for every test of the class and of its nested classes. */
final class FixtureSites {

    private final List<Fixture> fixtures = new ArrayList<>();

    private record Fixture(String className, List<Site> reached, List<Site> initialised) {}

    /**
     * Whether the fixture of a class runs for tests of another class; a fixture of the whole suite has no class name.
     */
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
