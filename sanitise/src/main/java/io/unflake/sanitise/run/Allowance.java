package io.unflake.sanitise.run;

import io.unflake.sanitise.run.History.Line;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** How many tests of a build may be sanitised. */
final class Allowance {

    private static final Pattern INVOCATION = Pattern.compile("\\[[0-9.]+]$");

    private final int max;
    private final Map<String, Integer> others = new HashMap<>();
    private int own;

    /** @param others what other JVMs of the build have run so far */
    Allowance(int max, Collection<Line> others) {
        this.max = max;
        others.stream()
                .map(Line::result)
                .filter(result -> result.outcome() == Outcome.SANITISED)
                .forEach(result -> this.others.merge(method(result.test()), 1, Integer::sum));
    }

    private static String method(String test) {
        return INVOCATION.matcher(test).replaceFirst("");
    }

    /** Whether one more may be: a test that was run by another JVM before does not count twice. */
    boolean take(String test) {
        others.remove(method(test));
        own++;
        return own + others.values().stream().mapToInt(Integer::intValue).sum() <= max;
    }
}
