package io.unflake.engine.explain;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.invariant.RecordedRun;
import io.unflake.engine.minimise.PolluterSearch;
import io.unflake.engine.plan.DirectedOrders;
import io.unflake.model.Observation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.UserException;
import io.unflake.model.finding.Role;
import io.unflake.model.progress.Progress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/** Finds a failing and a passing order for a test that no detection has examined. */
public final class PairFinder {

    /** So many polluters are a set that was minimised already. */
    private static final int FEW = 3;

    /** How long the search for the tests before it may take, unless the user says something else. */
    public static final Duration USUAL_TIME = Duration.ofMinutes(5);

    private final TestRuns runs;
    private final Predicate<String> projectClasses;
    private final Progress progress;
    private final Duration budget;
    private final BooleanSupplier outOfTime;

    /**
     * Runs nothing yet. The time begins now.
     *
     * @param projectClasses whether a class belongs to the project, which decides about fingerprints
     * @param budget how long a search may take
     * @param nanos a clock that only measures durations
     */
    public PairFinder(
            TestRuns runs, Predicate<String> projectClasses, Progress progress, Duration budget, LongSupplier nanos) {
        this.runs = runs;
        this.projectClasses = projectClasses;
        this.progress = progress;
        this.budget = budget;
        long start = nanos.getAsLong();
        this.outOfTime = () -> nanos.getAsLong() - start > budget.toNanos();
    }

    /** Tries a test alone and after others, and returns which of both fails. */
    public Pair after(TestId test, List<TestId> before) {
        progress.phase("running " + test, 0);
        Future<Optional<String>> besides =
                SideBySide.begin("unflake-alone", () -> failure(test, List.of(), () -> false));
        Optional<String> later = failure(test, before, () -> false);
        Optional<String> alone = SideBySide.join(besides);
        TestId member = runs.suite().memberOf(test);
        if (alone.isPresent() == later.isPresent()) {
            throw UserException.wrongUse(
                    test + (alone.isPresent() ? " fails" : " passes") + " both alone and after " + names(before),
                    "Name another polluter, or leave out --polluter to search for one.");
        }
        return alone.isPresent()
                ? Pair.brittle(test, member, before, alone.get())
                : Pair.victim(test, member, before, later.orElseThrow());
    }

    private static String names(List<TestId> tests) {
        return String.join(" and ", tests.stream().map(TestId::toString).toList());
    }

    /**
     * Searches the tests that make a test fail, or pass, by running before it.
     *
     * @throws NoPairException if there are none, or none were found in time
     */
    public Pair search(TestId test) {
        TestId member = runs.suite().memberOf(test);
        progress.phase("searching the tests that make it fail", 0);
        PolluterSearch search = searchFor(test);
        PolluterSearch.Found found = search.search(() -> suspects(member))
                .orElseThrow(() -> NoPairException.of(test, search.tried(), budget));
        return found.role() == Role.POLLUTER
                ? Pair.victim(test, member, found.before(), found.fingerprint())
                : Pair.brittle(test, member, found.before(), found.fingerprint());
    }

    /** Returns the same pair with as few tests before it as still make it fail. */
    public Pair minimal(Pair pair) {
        if (pair.isBrittle() || pair.before().size() <= FEW) {
            return pair;
        }
        progress.phase("searching the tests that make it fail", 0);
        Optional<String> fingerprint =
                Optional.ofNullable(pair.fingerprint()).or(() -> failure(pair.test(), pair.before(), outOfTime));
        return fingerprint
                .map(known -> searchFor(pair.test()).fewest(pair.before(), known))
                .map(found -> Pair.victim(pair.test(), pair.member(), found.before(), found.fingerprint()))
                .orElse(pair);
    }

    private PolluterSearch searchFor(TestId test) {
        return new PolluterSearch(
                runs.suite().memberOf(test),
                runs.suite().tests(),
                before -> failure(test, before, outOfTime),
                outOfTime);
    }

    /** The tests that change state which the test uses, according to a recording of the whole suite. */
    private List<TestId> suspects(TestId member) {
        Observation recording =
                runs.search(new Pair.Side(runs.suite().tests(), Pair.IN_ORDER), Jvm.RECORDING, outOfTime);
        return DirectedOrders.by(recording, runs.suite()).why().polluters(member);
    }

    /** How the test fails after others, in a fresh JVM; empty if it passes, or if it is too late. */
    private Optional<String> failure(TestId test, List<TestId> before, BooleanSupplier isTooLate) {
        List<TestId> tests = new ArrayList<>(before);
        tests.add(runs.suite().memberOf(test));
        Observation observation = runs.search(new Pair.Side(tests, Pair.IN_ORDER), Jvm.PLAIN, isTooLate);
        if (before.isEmpty() && !isTooLate.getAsBoolean()) {
            checkInvocation(test, observation);
        }
        // A test whose JVM was ended did not fail by itself.
        return isTooLate.getAsBoolean() ? Optional.empty() : failureIn(observation, test, projectClasses);
    }

    /** The fingerprint of a failure, also if the test has ended its JVM; empty if it passed. */
    static Optional<String> failureIn(Observation observation, TestId test, Predicate<String> projectClasses) {
        return RecordedRun.of(observation, test)
                .map(RecordedRun::result)
                .filter(PairRecorder::fails)
                .map(result -> PairRecorder.fingerprint(result.failure(), projectClasses));
    }

    /** Some engines tell only in a run which invocations a test has. */
    static void checkInvocation(TestId test, Observation alone) {
        List<TestId> invocations = alone.results().stream()
                .map(TestResult::test)
                .filter(each -> each.base().equals(test.base()))
                .toList();
        if (!invocations.isEmpty() && !invocations.contains(test)) {
            throw UserException.wrongUse(
                    test.equals(test.base())
                            ? test + " has " + invocations.size() + " invocations"
                            : "the project has no test " + test,
                    "Name an invocation, from " + invocations.get(0) + " to " + invocations.get(invocations.size() - 1)
                            + ".");
        }
    }
}
