package io.unflake.engine.explain;

import io.unflake.engine.plan.Suite;
import io.unflake.model.TestId;
import io.unflake.model.replay.Replay;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Derives the failing and the passing run of a finding from its replay.
 *
 * @param category the category of the finding
 * @param setters the tests that must run before for the test to pass; empty if there are none or they are unknown
 * @param isCurrent whether the project is still the one of the replay; otherwise the test may fail in another way
 */
public record ReplayPair(Replay replay, String category, List<TestId> setters, boolean isCurrent) {

    /** Returns the same finding in a project that has changed. */
    public ReplayPair ofChangedProject() {
        return new ReplayPair(replay, category, setters, false);
    }

    /** Whether a test fails alone, and the tests that make it pass are unknown. */
    public boolean lacksSetters() {
        List<TestId> tests = replay.tests().stream().map(TestId::parse).toList();
        return isOrder()
                && setters.isEmpty()
                && before(tests, tests.get(0).base()).isEmpty()
                && tests.stream().allMatch(each -> isOf(tests.get(0).base(), each));
    }

    /** The tests of both runs. */
    public List<TestId> tests() {
        List<TestId> tests = replay.tests().stream().map(TestId::parse).toList();
        return Stream.concat(tests.stream(), setters.stream()).toList();
    }

    /**
     * Returns both runs.
     *
     * @param suite contains at least {@link #tests()}
     */
    public Pair in(Suite suite) {
        TestId test = TestId.parse(replay.test());
        String fingerprint = isCurrent ? replay.expected().fingerprint() : null;
        List<TestId> tests = replay.tests().stream().map(TestId::parse).toList();
        TestId member = suite.memberOf(test);
        List<TestId> before = before(tests, member);
        if (isOrder() && !setters.isEmpty()) {
            return Pair.brittle(test, member, setters, fingerprint);
        }
        return isOrder() && !before.isEmpty()
                ? Pair.victim(test, member, before, fingerprint)
                : Pair.treated(test, category, tests, replay.treatment(), fingerprint);
    }

    /** The tests before the last run of a test. An order may name its invocations one by one. */
    private static List<TestId> before(List<TestId> tests, TestId member) {
        int first = tests.size() - 1;
        while (first >= 0 && !isOf(member, tests.get(first))) {
            first--;
        }
        Set<TestId> lastRun = new HashSet<>(tests.subList(Math.max(0, first), first + 1));
        while (first > 0 && isOf(member, tests.get(first - 1)) && lastRun.add(tests.get(first - 1))) {
            first--;
        }
        return tests.subList(0, Math.max(0, first));
    }

    private static boolean isOf(TestId member, TestId test) {
        return test.equals(member) || test.base().equals(member);
    }

    private boolean isOrder() {
        return category.equals(Pair.ORDER) || replay.treatment().isOrder();
    }
}
