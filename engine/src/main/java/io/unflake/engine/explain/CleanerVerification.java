package io.unflake.engine.explain;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.invariant.RecordedRun;
import io.unflake.engine.plan.Suite.Member;
import io.unflake.model.Observation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.explain.Cleaner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Verifies cleaners by runs: the test passes if the cleaner runs directly before it, and the cleaner alone breaks no test
 * of its class. Cleaners that were tried in vain are left out; what is not verified after the first success stays open.
 */
final class CleanerVerification {

    private static final int MOST_TRIED = 6;

    private final TestRuns runs;
    private final Pair pair;
    private final Runnable verified;
    private final StatementTests tests;
    private final Attempts ofMethods = new Attempts();
    private final Attempts ofOthers = new Attempts();
    private final Set<String> seen = new HashSet<>();

    /** @param verified is notified of each success */
    CleanerVerification(TestRuns runs, Pair pair, Runnable verified) {
        this.runs = runs;
        this.pair = pair;
        this.verified = verified;
        this.tests = runs.statementTests(pair.member());
    }

    /** Verifies tests. */
    List<Cleaner> tests(List<Cleaner> cleaners) {
        return new Attempts().firstSuccess(cleaners, cleaner -> Optional.of(TestId.parse(cleaner.code())));
    }

    /**
     * Verifies statements, which are compiled as tests. A statement that does not compile there stays open. Statements that
     * were passed before are left out. Methods that clean up come first, whatever else was verified before.
     */
    List<Cleaner> statements(List<Cleaner> cleaners) {
        Map<Boolean, List<Cleaner>> news = cleaners.stream()
                .filter(cleaner -> seen.add(cleaner.code()))
                .collect(Collectors.partitioningBy(cleaner -> cleaner.kind().equals(Cleaner.METHOD)));
        List<Cleaner> methods = ofMethods.firstSuccess(news.get(true), this::compiled);
        List<Cleaner> others =
                ofMethods.found ? news.get(false) : ofOthers.firstSuccess(news.get(false), this::compiled);
        return Stream.concat(methods.stream(), others.stream()).toList();
    }

    private Optional<TestId> compiled(Cleaner cleaner) {
        return tests.of(cleaner).map(this::known);
    }

    private TestId known(Member member) {
        runs.add(member);
        return member.test();
    }

    /** Finds the test that executes a cleaner. */
    private interface Executable {
        Optional<TestId> of(Cleaner cleaner);
    }

    /** Tries cleaners of one kind until one works, or too many were tried. */
    private final class Attempts {

        private int tried;
        private boolean found;

        List<Cleaner> firstSuccess(List<Cleaner> cleaners, Executable executable) {
            List<Cleaner> left = new ArrayList<>();
            for (Cleaner cleaner : cleaners) {
                Optional<TestId> test = found || tried == MOST_TRIED ? Optional.empty() : executable.of(cleaner);
                if (test.isEmpty()) {
                    left.add(cleaner);
                    continue;
                }
                tried++;
                if (cleans(test.get())) {
                    found = true;
                    verified.run();
                    left.add(0, new Cleaner(cleaner.kind(), cleaner.code(), cleaner.variable(), true));
                }
            }
            return left;
        }
    }

    private boolean cleans(TestId cleaner) {
        Future<Boolean> harmless = SideBySide.begin("unflake-harmless", () -> breaksNothing(cleaner));
        List<TestId> failing = pair.failing().tests();
        List<TestId> order = new ArrayList<>(failing.subList(0, failing.size() - 1));
        order.add(cleaner);
        order.add(pair.member());
        Observation observation = perform(order);
        boolean passes = RecordedRun.of(observation, pair.test())
                        .filter(run -> run.result().passed())
                        .isPresent()
                && passes(observation, cleaner);
        return SideBySide.join(harmless) && passes;
    }

    /** Whether a test, or each invocation of it, ran and passed. */
    private static boolean passes(Observation observation, TestId test) {
        List<TestResult> results = observation.results().stream()
                .filter(result ->
                        result.test().equals(test) || result.test().base().equals(test))
                .toList();
        return !results.isEmpty() && results.stream().allMatch(TestResult::passed);
    }

    /** A test that fails without the cleaner, too, is not broken by it. */
    private boolean breaksNothing(TestId cleaner) {
        List<TestId> ofClass = runs.suite().tests().stream()
                .filter(test -> test.className().equals(pair.member().className()))
                .filter(test -> !test.equals(cleaner))
                .toList();
        List<TestId> after = new ArrayList<>(List.of(cleaner));
        after.addAll(ofClass);
        List<TestId> failed = failed(perform(after));
        return failed.isEmpty() || failed(perform(ofClass)).containsAll(failed);
    }

    private static List<TestId> failed(Observation observation) {
        return observation.results().stream()
                .filter(result -> result.failure() != null)
                .map(TestResult::test)
                .toList();
    }

    private Observation perform(List<TestId> order) {
        return runs.perform(new Pair.Side(order, Pair.IN_ORDER), Jvm.PLAIN, 1);
    }
}
