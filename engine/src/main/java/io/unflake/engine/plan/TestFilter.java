package io.unflake.engine.plan;

import io.unflake.model.TestId;
import java.util.List;

/** Selects tests: those that match a wanted pattern, or all if there is none, except those that are excluded. */
public record TestFilter(List<TestPattern> wanted, List<TestPattern> excluded) {

    public static TestFilter of(List<String> wanted, List<String> excluded) {
        return new TestFilter(
                wanted.stream().map(TestPattern::of).toList(),
                excluded.stream().map(TestPattern::of).toList());
    }

    public boolean accepts(TestId test) {
        return (wanted.isEmpty() || wanted.stream().anyMatch(pattern -> wants(pattern, test)))
                && excluded.stream().noneMatch(pattern -> pattern.matches(test));
    }

    /** A method is wanted if one of its invocations is. */
    private static boolean wants(TestPattern pattern, TestId test) {
        return pattern.matches(test) || pattern.mayMatchInvocationOf(test);
    }

    /** Returns all patterns as text. */
    public String description() {
        return wanted + " except " + excluded;
    }

    /** Whether all tests of a class are excluded. */
    public boolean rejects(String className) {
        return excluded.stream().anyMatch(pattern -> pattern.matchesWhole(className));
    }
}
