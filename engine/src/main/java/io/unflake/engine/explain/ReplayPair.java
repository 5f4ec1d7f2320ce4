package io.unflake.engine.explain;

import io.unflake.engine.plan.Suite;
import io.unflake.model.TestId;
import io.unflake.model.replay.Replay;
import java.util.List;
import java.util.stream.Stream;

/**
 * Derives the failing and the passing run of a finding from its replay.
 *
 * @param category the category of the finding
 * @param setters the tests that must run before for the test to pass; empty if there are none or they are unknown
 */
public record ReplayPair(Replay replay, String category, List<TestId> setters) {

    /** Whether a test fails alone, and the tests that make it pass are unknown. */
    public boolean lacksSetters() {
        return isOrder() && setters.isEmpty() && replay.tests().size() == 1;
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
        String fingerprint = replay.expected().fingerprint();
        List<TestId> tests = replay.tests().stream().map(TestId::parse).toList();
        TestId member = suite.memberOf(test);
        List<TestId> before = tests.subList(0, Math.max(0, tests.lastIndexOf(member)));
        if (isOrder() && !setters.isEmpty()) {
            return Pair.brittle(test, member, setters, fingerprint);
        }
        return isOrder() && !before.isEmpty()
                ? Pair.victim(test, member, before, fingerprint)
                : Pair.treated(test, category, tests, replay.treatment(), fingerprint);
    }

    private boolean isOrder() {
        return category.equals(Pair.ORDER) || replay.treatment().isOrder();
    }
}
