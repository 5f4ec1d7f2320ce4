package io.unflake.engine.explain;

import io.unflake.engine.invariant.Contrast;
import io.unflake.engine.plan.Trial;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A failing and a passing run of the same test.
 *
 * @param test the test, or the invocation of it, that fails
 * @param category the kind of flakiness, such as {@code order}
 * @param role the role of the tests before it; null if they do not matter
 * @param before the tests before it that make it fail, or pass
 * @param failing the run in which it fails
 * @param passing the run in which it passes
 * @param fingerprint the hash of the fingerprint of its failure; null for any failure
 */
public record Pair(
        TestId test, String category, Role role, List<TestId> before, Side failing, Side passing, String fingerprint) {

    public static final String ORDER = "order";

    /** Keeps the given order of tests, whatever that is. */
    public static final Treatment IN_ORDER = Trial.IN_GIVEN_ORDER;

    /** What to run: tests in order, under a treatment. */
    public record Side(List<TestId> tests, Treatment treatment) {

        public Side {
            tests = List.copyOf(tests);
        }
    }

    public Pair {
        before = List.copyOf(before);
    }

    /**
     * A test that fails after others.
     *
     * @param member what has to be requested to run the test
     */
    public static Pair victim(TestId test, TestId member, List<TestId> polluters, String fingerprint) {
        Role role = polluters.equals(List.of(member)) ? Role.ITSELF : Role.POLLUTER;
        return new Pair(test, ORDER, role, polluters, after(polluters, member), after(List.of(), member), fingerprint);
    }

    /** A test that fails unless others have run before. */
    public static Pair brittle(TestId test, TestId member, List<TestId> setters, String fingerprint) {
        return new Pair(
                test, ORDER, Role.STATE_SETTER, setters, after(List.of(), member), after(setters, member), fingerprint);
    }

    /** A test that fails under a treatment; the same tests without it pass. */
    public static Pair treated(
            TestId test, String category, List<TestId> tests, Treatment treatment, String fingerprint) {
        return new Pair(
                test,
                category,
                null,
                List.of(),
                new Side(tests, treatment),
                new Side(tests, Treatment.NONE),
                fingerprint);
    }

    private static Side after(List<TestId> before, TestId member) {
        List<TestId> tests = new ArrayList<>(before);
        tests.add(member);
        return new Side(tests, IN_ORDER);
    }

    /** Whether the tests before it make the difference. */
    public boolean ofOrder() {
        return role != null;
    }

    /** Whether it passes only after other tests. */
    public boolean isBrittle() {
        return role == Role.STATE_SETTER;
    }

    /** Whether nothing makes a difference, so that only repetitions show both outcomes. */
    boolean isByChance() {
        return failing.equals(passing);
    }

    /** The test as it has to be requested. */
    public TestId member() {
        return failing.tests.get(failing.tests.size() - 1);
    }

    Contrast contrast() {
        return new Contrast(when(), !isBrittle(), ofOrder());
    }

    private String when() {
        if (isByChance()) {
            return "when it fails";
        }
        if (!ofOrder()) {
            return "under " + failing.treatment.name();
        }
        return role == Role.ITSELF
                ? "in its second run"
                : "after " + before.stream().map(Pair::brief).collect(Collectors.joining(" and "));
    }

    private static String brief(TestId test) {
        return test.toString().substring(test.className().lastIndexOf('.') + 1);
    }
}
