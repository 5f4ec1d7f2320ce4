package io.unflake.engine.plan;

import io.unflake.model.TestId;
import java.util.List;

/** Which tests the user wants: those that match one of the patterns, or all if there are none, but the excluded. */
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

    /** One wanted invocation is a reason to run its method. */
    private static boolean wants(TestPattern pattern, TestId test) {
        return pattern.matches(test) || pattern.mayMatchInvocationOf(test);
    }

    /** All patterns in a text. */
    public String description() {
        return wanted + " but " + excluded;
    }

    /** Whether a class need not even be looked at. */
    public boolean rejects(String className) {
        return excluded.stream().anyMatch(pattern -> pattern.matchesWhole(className));
    }
}
