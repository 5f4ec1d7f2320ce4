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
 * Finds in a recording who may pollute whom: a test that leaves a value which few others leave, and those that use the same
 * state without having met this value.
 *
 * <p>A test that met the value in the recording and passed is no victim. State that most tests rewrite tells nothing: it
 * is left to reversed and random orders.
 */
final class Suspicions {

    /** However few tests touch some state, values left by so many of them are rare. */
    private static final int FEW = 3;

    private static final double RARE = 0.1;
    private static final double MOST = 0.5;
    private static final int TOO_FEW_FOR_MOST = 10;
    private static final int WORTH_A_TRY = 50;

    private Suspicions() {}

    /** All of them: for each state the one about its rarest value, then the others of each. */
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

    /** What is too large to look at most of the time tells nothing about the rest of it. */
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

    /** Those about one state, the rarest first. */
    private static List<Suspicion> of(String state, List<Visit> visits, Recorded recorded) {
        Map<String, List<TestId>> makers = new TreeMap<>();
        for (int i = 0; i < visits.size(); i++) {
            Visit visit = visits.get(i);
            boolean makes = i == 0 || isChange(visits.get(i - 1).trace(), visit.trace());
            if (makes && visit.trace().isKnown() && recorded.passed(visit.test())) {
                makers.computeIfAbsent(end(visits, i), value -> new ArrayList<>())
                        .add(visit.test());
            }
        }
        List<Suspicion> found = new ArrayList<>();
        makers.forEach((value, tests) -> {
            TestId polluter = tests.get(0);
            List<TestId> readers = readers(visits, value, polluter, recorded);
            readers.removeIf(reader -> !recorded.instances().canBeMet(state, polluter, reader));
            boolean rare = tests.size() <= Math.max(FEW, RARE * visits.size());
            if (rare && !readers.isEmpty() && !isInitial(visits, value, tests, readers)) {
                found.add(new Suspicion(state, value, polluter, readers));
            }
        });
        found.sort(Comparator.comparing(
                        (Suspicion each) -> makers.get(each.value()).size())
                .thenComparing(Suspicion::polluter));
        return found;
    }

    private static List<TestId> readers(List<Visit> visits, String value, TestId polluter, Recorded recorded) {
        List<TestId> readers = new ArrayList<>();
        for (int i = 0; i < visits.size(); i++) {
            TestId test = visits.get(i).test();
            boolean met = i > 0 && end(visits, i - 1).equals(value);
            if (visits.get(i).trace().read() && !met && !test.equals(polluter) && recorded.passed(test)) {
                readers.add(test);
            }
        }
        return readers;
    }

    /**
     * Whether the first test that touched the state has only shown what was there before. That is certain if it did not
     * write; if it may have, it is likely where most leave the same, and where nobody else does, a mistake is worth little
     * effort.
     */
    private static boolean isInitial(List<Visit> visits, String value, List<TestId> makers, List<TestId> readers) {
        Visit first = visits.get(0);
        long alike = visits.stream()
                .filter(visit -> visit.trace().end().equals(value))
                .count();
        boolean onlyFirst = makers.size() == 1 && makers.get(0).equals(first.test());
        return first.trace().end().equals(value)
                && (!first.trace().wrote()
                        || alike > MOST * visits.size()
                        || (onlyFirst && readers.size() > WORTH_A_TRY));
    }

    private static boolean isChange(Trace before, Trace after) {
        return before.isKnown() && after.isKnown() && !before.end().equals(after.end());
    }

    private static String end(List<Visit> visits, int i) {
        return visits.get(i).trace().end();
    }
}
