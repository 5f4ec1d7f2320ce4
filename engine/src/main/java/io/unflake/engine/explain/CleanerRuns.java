package io.unflake.engine.explain;

import io.unflake.engine.clean.CleanerSearch;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.explain.Cleaner;
import io.unflake.model.explain.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds cleaners of a pair: records the other tests after the polluters, and verifies those that clean up. */
final class CleanerRuns {

    private static final int MOST_CANDIDATES = 20;
    private static final int MOST_PROBLEMS = 5;
    private static final int MOST_TESTS = 3;

    private final TestRuns runs;
    private final Pair pair;
    private final Runnable verified;

    /**
     * Runs nothing yet.
     *
     * @param verified is notified whenever a cleaner is verified
     */
    CleanerRuns(TestRuns runs, Pair pair, Runnable verified) {
        this.runs = runs;
        this.pair = pair;
        this.verified = verified;
    }

    /**
     * Searches and verifies cleaners, the verified ones first. What the recordings of the pair show comes first, since
     * the other tests have to be recorded for more.
     *
     * @param recorded the results of the recorded runs of the pair
     */
    List<Cleaner> find(List<Problem> problems, List<TestResult> recorded) {
        List<Problem> first = problems.subList(0, Math.min(MOST_PROBLEMS, problems.size()));
        if (first.isEmpty() || !pair.ofOrder()) {
            return List.of();
        }
        CleanerVerification verification = new CleanerVerification(runs, pair, verified);
        List<Cleaner> known = verification.statements(new CleanerSearch(recorded, pair.before()).statements(first));
        List<TestResult> others = candidates();
        Future<List<Cleaner>> tests = SideBySide.begin("unflake-cleaners", () -> tests(first, others, verification));
        List<TestResult> all = new ArrayList<>(recorded);
        all.addAll(others);
        List<Cleaner> more = verification.statements(new CleanerSearch(all, pair.before()).statements(first));
        return Stream.of(SideBySide.join(tests), more, known)
                .flatMap(List::stream)
                .sorted(Comparator.comparing(cleaner -> !cleaner.verified()))
                .toList();
    }

    /** Runs the other tests of the same classes, each directly after the polluters. */
    private List<TestResult> candidates() {
        if (!pair.ofOrder() || pair.isBrittle()) {
            return List.of();
        }
        Set<String> classes =
                pair.failing().tests().stream().map(TestId::className).collect(Collectors.toSet());
        List<TestId> others = runs.suite().tests().stream()
                .filter(test -> classes.contains(test.className()))
                .filter(test -> !pair.failing().tests().contains(test)
                        && !pair.failing().tests().contains(test.base()))
                .limit(MOST_CANDIDATES)
                .toList();
        List<TestId> order = new ArrayList<>();
        others.forEach(test -> {
            order.addAll(pair.before());
            order.add(test);
        });
        return others.isEmpty()
                ? List.of()
                : runs.perform(new Pair.Side(order, Pair.IN_ORDER), Jvm.DETAILED, 1)
                        .results();
    }

    private List<Cleaner> tests(List<Problem> first, List<TestResult> others, CleanerVerification verification) {
        String variable = first.get(0).variable();
        if (pair.isBrittle()) {
            return pair.before().stream()
                    .map(setter -> new Cleaner(
                            Cleaner.TEST,
                            setter.toString(),
                            variable,
                            pair.before().size() == 1))
                    .toList();
        }
        return verification.tests(CleanerSearch.tests(others, first).stream()
                .filter(test -> !pair.before().contains(test))
                .limit(MOST_TESTS)
                .map(test -> new Cleaner(Cleaner.TEST, test.toString(), variable, false))
                .toList());
    }
}
