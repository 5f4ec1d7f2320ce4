package io.unflake.engine.fork;

import io.unflake.model.Site;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The sites that class fixtures reached, and their claims; they count for every test of the class and of its nested classes. */
final class FixtureSites {

    private final List<Fixture> fixtures = new ArrayList<>();

    private record Fixture(String className, List<Site> reached, List<Site> initialised, List<String> claims) {}

    /**
     * Whether the fixture of a class runs for tests of another class; a fixture of the whole suite has no class name.
     */
    static boolean isOf(String className, String testClass) {
        return className.isEmpty() || testClass.equals(className) || testClass.startsWith(className + "$");
    }

    void add(String className, List<Site> reached, List<Site> initialised, List<String> claims) {
        fixtures.add(new Fixture(className, reached, initialised, claims));
    }

    /** The classes whose fixtures reached a site. */
    List<String> classes() {
        return fixtures.stream()
                .filter(fixture ->
                        !fixture.reached().isEmpty() || !fixture.initialised().isEmpty())
                .map(Fixture::className)
                .distinct()
                .toList();
    }

    TestResult addTo(TestResult result) {
        Set<Site> reached = new LinkedHashSet<>();
        Set<Site> initialised = new LinkedHashSet<>();
        Set<String> claims = new LinkedHashSet<>();
        for (Fixture fixture : fixtures) {
            if (isOf(fixture.className(), result.test().className())) {
                reached.addAll(fixture.reached());
                initialised.addAll(fixture.initialised());
                claims.addAll(fixture.claims());
            }
        }
        reached.addAll(result.reached());
        initialised.addAll(result.initialised());
        claims.addAll(result.claims());
        return new TestResult(
                result.test(),
                result.outcome(),
                result.millis(),
                result.failure(),
                result.broken(),
                List.copyOf(reached),
                List.copyOf(initialised),
                result.hits(),
                result.traces(),
                List.copyOf(claims));
    }
}
