package io.unflake.worker.naming;

import io.unflake.model.TestId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Numbers the invocations of JUnit 4 tests, because runners only name them.
 *
 * <p>Invocations are counted in the whole class, which is discovered again if only a part of it was selected.
 */
public final class VintageNumbers {

    static final String ENGINE = "junit-vintage";

    private static final String RUNNER = "runner";

    private final Function<String, TestPlan> wholeRunner;
    private final Map<String, Map<String, TestId>> runners = new HashMap<>();

    /** @param wholeRunner discovers all tests below a unique id */
    public VintageNumbers(Function<String, TestPlan> wholeRunner) {
        this.wholeRunner = wholeRunner;
    }

    /** Counts the invocations of the selected classes now. */
    public void prepare(List<String> selectors) {
        for (String selector : selectors) {
            if (isInvocation(selector)) {
                numbers(runnerOf(selector));
            }
        }
    }

    /** Whether a selector denotes a part of a JUnit 4 class other than a plain method. */
    public static boolean isInvocation(String selector) {
        return selector.startsWith("[") && selector.contains("]/[" + RUNNER + ":") && !VintageLeaf.isPlain(selector);
    }

    /** Counts invocations in a plan that contains these classes completely. */
    public void learn(TestPlan plan, Set<String> wholeClasses) {
        for (TestIdentifier root : plan.getRoots()) {
            for (TestIdentifier runner : plan.getChildren(root)) {
                Segment last = Segment.lastOf(runner.getUniqueId());
                if (last.type().equals(RUNNER) && wholeClasses.contains(last.value())) {
                    runners.putIfAbsent(runner.getUniqueId(), count(plan, runner));
                }
            }
        }
    }

    TestId of(TestPlan plan, TestIdentifier leaf) {
        VintageLeaf self = VintageLeaf.of(plan, leaf);
        TestId plain = TestId.of(self.className(), self.method());
        if (self.exact() && VintageLeaf.isPlain(leaf.getUniqueId())) {
            return plain;
        }
        TestId unknown = self.exact() ? plain : TestId.of(self.className(), leaf.getDisplayName());
        return numbers(runnerOf(leaf.getUniqueId())).getOrDefault(leaf.getUniqueId(), unknown);
    }

    private Map<String, TestId> numbers(String runner) {
        Map<String, TestId> known = runners.get(runner);
        if (known != null) {
            return known;
        }
        TestPlan whole = wholeRunner.apply(runner);
        Map<String, TestId> counted = new HashMap<>();
        whole.getRoots().forEach(root -> counted.putAll(count(whole, root)));
        runners.put(runner, counted);
        return counted;
    }

    private static Map<String, TestId> count(TestPlan plan, TestIdentifier top) {
        List<VintageLeaf> leaves = new ArrayList<>();
        collect(plan, top, leaves);
        Map<TestId, List<VintageLeaf>> tests = leaves.stream()
                .collect(Collectors.groupingBy(
                        leaf -> TestId.of(leaf.className(), leaf.method()), LinkedHashMap::new, Collectors.toList()));
        Map<String, TestId> numbers = new HashMap<>();
        tests.forEach((test, invocations) -> number(test, invocations, numbers));
        return numbers;
    }

    private static void number(TestId test, List<VintageLeaf> invocations, Map<String, TestId> numbers) {
        boolean single = invocations.size() == 1 && invocations.get(0).exact();
        for (int i = 0; i < invocations.size(); i++) {
            numbers.put(invocations.get(i).uniqueId(), single ? test : test.invocation(i + 1));
        }
    }

    private static void collect(TestPlan plan, TestIdentifier node, List<VintageLeaf> leaves) {
        if (node.isTest()) {
            leaves.add(VintageLeaf.of(plan, node));
        }
        plan.getChildren(node).forEach(child -> collect(plan, child, leaves));
    }

    /** Returns the unique id up to the runner; the whole id if it has no runner. */
    public static String runnerOf(String uniqueId) {
        int runner = uniqueId.indexOf("[" + RUNNER + ":");
        int end = uniqueId.indexOf("]", Math.max(runner, 0));
        return runner < 0 ? uniqueId : uniqueId.substring(0, end + 1);
    }
}
