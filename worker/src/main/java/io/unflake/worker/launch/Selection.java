package io.unflake.worker.launch;

import io.unflake.worker.naming.VintageNumbers;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.platform.launcher.TestPlan;

/**
 * Widens selectors that an engine does not support.
 *
 * <p>Some JUnit 4 runners, such as JUnitParams, name invocations but cannot select them individually. Then the whole
 * class runs.
 */
final class Selection {

    private final Function<String, TestPlan> discovery;
    private final Map<String, Boolean> divisible = new HashMap<>();

    /** @param discovery discovers all tests below a unique id */
    Selection(Function<String, TestPlan> discovery) {
        this.discovery = discovery;
    }

    List<String> widen(List<String> selectors) {
        selectors.stream()
                .filter(VintageNumbers::isInvocation)
                .forEach(selector -> divisible.computeIfAbsent(
                        VintageNumbers.runnerOf(selector), runner -> isDivisible(runner, selector)));
        return selectors.stream()
                .map(selector -> divisible.getOrDefault(VintageNumbers.runnerOf(selector), true)
                        ? selector
                        : VintageNumbers.runnerOf(selector))
                .distinct()
                .toList();
    }

    private boolean isDivisible(String runner, String part) {
        TestPlan plan = discovery.apply(part);
        return part.equals(runner)
                || plan.getRoots().stream()
                        .flatMap(root -> plan.getDescendants(root).stream())
                        .anyMatch(node -> node.getUniqueId().equals(part));
    }
}
