package io.unflake.sanitise.run;

import io.unflake.sanitise.evidence.TestScope;
import io.unflake.sanitise.run.History.Line;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Limits how many tests of a build are sanitised. */
final class Allowance {

    private static final Pattern INVOCATION = Pattern.compile("\\[[0-9.]+]$");

    private final int max;
    private final Map<String, Integer> others = new HashMap<>();
    private final Set<TestScope> own = new HashSet<>();

    /** @param others the tests that other JVMs of the build have run so far */
    Allowance(int max, Collection<Line> others) {
        this.max = max;
        others.stream()
                .map(Line::result)
                .filter(result -> result.outcome() == SanitiseOutcome.SANITISED)
                .forEach(result -> this.others.merge(method(result.test()), 1, Integer::sum));
    }

    private static String method(String test) {
        return INVOCATION.matcher(test).replaceFirst("");
    }

    /**
     * Returns whether this test may be sanitised, too. A test that fails again in its fixture is counted once, and so is a
     * test that another JVM has run before.
     */
    boolean take(String test, TestScope scope) {
        if (own.contains(scope)) {
            return true;
        }
        others.remove(method(test));
        int taken = own.size()
                + others.values().stream().mapToInt(Integer::intValue).sum();
        return taken < max && own.add(scope);
    }
}
