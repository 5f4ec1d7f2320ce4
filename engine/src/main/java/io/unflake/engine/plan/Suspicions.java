package io.unflake.engine.plan;

import io.unflake.engine.plan.Recorded.Visit;
import io.unflake.model.TestId;
import io.unflake.model.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds possible polluters and victims in a recording: a test that leaves a rare value in some state, and the tests
 * that use this state but never ran with that value. If such a test fails in plain order, the other one may be its
 * state-setter.
 *
 * <p>A test that ran with the value in the recording is not a victim of it. State that most tests rewrite is ignored;
 * reversed and random orders cover it.
 */
final class Suspicions {

    /** A value left by at most this many tests is rare, however few tests touch the state. */
    private static final int FEW = 3;

    private static final double RARE = 0.1;
    private static final double MOST = 0.5;
    private static final int TOO_FEW_FOR_MOST = 10;
    private static final int WORTH_A_TRY = 50;

    private Suspicions() {}

    /**
     * Returns all suspicions: first the one about the rarest value of each state, then the second rarest, and so on.
     */
    static List<Suspicion> in(Recorded recorded) {
        Map<Suspicion, Integer> ranks = new HashMap<>();
        recorded.visits().forEach((state, visits) -> {
            if (isMostlyKnown(visits) && !isRewrittenByMost(visits)) {
                List<Suspicion> ofState = of(state, visits, recorded);
                ofState.forEach(each -> ranks.put(each, ofState.indexOf(each)));
            }
        });
        return ranks.keySet().stream()
                .sorted(Comparator.comparing((Suspicion each) -> ranks.get(each))
                        .thenComparing(each -> each.readers().size())
                        .thenComparing(Suspicion::state))
                .toList();
    }

    /** Whether the value was small enough to record in nearly all visits. */
    private static boolean isMostlyKnown(List<Visit> visits) {
        return visits.stream().filter(visit -> !visit.trace().isKnown()).count() <= RARE * visits.size();
    }

    private static boolean isRewrittenByMost(List<Visit> visits) {
        long changes = 0;
        for (int i = 1; i < visits.size(); i++) {
            changes += isChange(visits.get(i - 1).trace(), visits.get(i).trace()) ? 1 : 0;
        }
        return visits.size() > TOO_FEW_FOR_MOST && changes > MOST * visits.size();
    }

    /** Returns the suspicions about one state, rarest value first. */
    private static List<Suspicion> of(String state, List<Visit> visits, Recorded recorded) {
        Map<String, List<TestId>> writers = new TreeMap<>();
        for (int i = 0; i < visits.size(); i++) {
            Visit visit = visits.get(i);
            boolean isChange = i == 0 || isChange(visits.get(i - 1).trace(), visit.trace());
            if (isChange && visit.trace().isKnown() && recorded.passed(visit.test())) {
                writers.computeIfAbsent(end(visits, i), value -> new ArrayList<>())
                        .add(visit.test());
            }
        }
        List<Suspicion> found = new ArrayList<>();
        writers.forEach((value, tests) -> {
            TestId polluter = tests.get(0);
            List<TestId> readers = readers(state, visits, value, polluter);
            readers.removeIf(reader -> !recorded.instances().canReach(state, polluter, reader));
            boolean rare = tests.size() <= Math.max(FEW, RARE * visits.size());
            if (rare && !isInitial(visits, value)) {
                List<TestId> worthIt = isLeftByFirstOnly(visits, tests) ? few(readers, state, recorded) : readers;
                if (!worthIt.isEmpty()) {
                    found.add(new Suspicion(state, value, polluter, worthIt));
                }
            }
        });
        found.sort(Comparator.comparing(
                        (Suspicion each) -> writers.get(each.value()).size())
                .thenComparing(Suspicion::polluter));
        return found;
    }

    private static List<TestId> readers(String state, List<Visit> visits, String value, TestId polluter) {
        List<TestId> readers = new ArrayList<>();
        for (int i = 0; i < visits.size(); i++) {
            TestId test = visits.get(i).test();
            boolean ranWithValue = i > 0 && end(visits, i - 1).equals(value);
            boolean mayRead = visits.get(i).trace().read() || (i == 0 && isField(state));
            if (mayRead && !ranWithValue && !test.equals(polluter)) {
                readers.add(test);
            }
        }
        return readers;
    }

    /** The first test that touches a field may have initialised its class; then it only seems to write before it reads. */
    private static boolean isField(String state) {
        return state.startsWith("field ");
    }

    /**
     * Whether the value is probably the initial one, which the first test that touched the state did not change. That
     * is certain if this test did not write, and likely if most tests leave the same value.
     */
    private static boolean isInitial(List<Visit> visits, String value) {
        Trace first = visits.get(0).trace();
        long alike = visits.stream()
                .filter(visit -> visit.trace().end().equals(value))
                .count();
        return first.end().equals(value) && (!first.wrote() || alike > MOST * visits.size());
    }

    /** Whether the value may be the initial one after all, since only the first test that touched the state left it. */
    private static boolean isLeftByFirstOnly(List<Visit> visits, List<TestId> writers) {
        return writers.size() == 1 && writers.get(0).equals(visits.get(0).test());
    }

    /**
     * Of many readers, tries those that only read: the others may well be those that set the state to its usual value. Of
     * many of these, tries those that failed, since they may need the value.
     */
    private static List<TestId> few(List<TestId> readers, String state, Recorded recorded) {
        List<TestId> few = readers;
        if (few.size() > WORTH_A_TRY) {
            few = few.stream()
                    .filter(reader -> !recorded.rewrites(reader, state))
                    .toList();
        }
        if (few.size() > WORTH_A_TRY) {
            few = few.stream().filter(reader -> !recorded.passed(reader)).toList();
        }
        return few;
    }

    private static boolean isChange(Trace before, Trace after) {
        return before.isKnown() && after.isKnown() && !before.end().equals(after.end());
    }

    private static String end(List<Visit> visits, int i) {
        return visits.get(i).trace().end();
    }
}
