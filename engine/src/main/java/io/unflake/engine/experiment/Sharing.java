package io.unflake.engine.experiment;

import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Knows which runs may use one JVM at the same time, given what a plain run has shown about the tests.
 *
 * <p>Runs of the same test never share a JVM. Tests of one class have different treatments only if no fixture of the
 * class reaches a site, since fixtures run once for all of them. The same holds for classes that reach a site while they
 * are initialised, which happens once per JVM.
 */
public final class Sharing {

    /** Nothing is known of the tests, so every run has its JVM for itself. */
    public static final Sharing NONE = new Sharing(treatment -> true, treatment -> false, Set.of(), Set.of());

    private final Predicate<Treatment> needsOwnJvm;
    private final Predicate<Treatment> needsDelayPoints;
    private final Set<String> reachingFixtures;
    private final Set<TestId> initialising;

    private Sharing(
            Predicate<Treatment> needsOwnJvm,
            Predicate<Treatment> needsDelayPoints,
            Set<String> reachingFixtures,
            Set<TestId> initialising) {
        this.needsOwnJvm = needsOwnJvm;
        this.needsDelayPoints = needsDelayPoints;
        this.reachingFixtures = reachingFixtures;
        this.initialising = initialising;
    }

    /**
     * Learns about the tests from a plain run.
     *
     * @param needsOwnJvm whether a treatment needs a newly started JVM, which only runs with the same treatment share
     * @param needsDelayPoints whether a treatment needs a JVM with delay points, which no other treatment gets
     */
    public static Sharing by(
            Observation plain, Predicate<Treatment> needsOwnJvm, Predicate<Treatment> needsDelayPoints) {
        Set<String> fixtures = new HashSet<>();
        plain.reachingFixtures()
                .forEach(name -> fixtures.add(TestId.ofClass(name).outermostClass()));
        Set<TestId> initialising = new HashSet<>();
        for (TestResult result : plain.results()) {
            if (!result.initialised().isEmpty()) {
                initialising.add(result.test().base());
            }
        }
        return new Sharing(needsOwnJvm, needsDelayPoints, fixtures, initialising);
    }

    /** Whether a run may share its JVM at all. */
    boolean isPossible(Run run) {
        return (run.jvm() == Jvm.WARM || run.jvm() == Jvm.SHARED)
                && !run.treatment().isOrder()
                && this != NONE;
    }

    /** Whether two runs need the same kind of JVM. */
    boolean needSameJvm(Run run, Run other) {
        return run.jvm() == other.jvm() && needsDelayPoints(run) == needsDelayPoints(other);
    }

    /** Whether a run needs a JVM with delay points, which serves no other run. */
    boolean needsDelayPoints(Run run) {
        return needsDelayPoints.test(run.treatment());
    }

    /** Whether a run may share a JVM only with runs that have the same treatment. */
    boolean needsSameTreatment(Run run) {
        return needsOwnJvm.test(run.treatment())
                || reachingFixtures.contains("")
                || (run.jvm() == Jvm.SHARED && run.tests().stream().anyMatch(initialising::contains));
    }

    /** Whether tests of a class may have different treatments. */
    boolean canSwitchWithin(String outermostClass) {
        return !reachingFixtures.contains(outermostClass);
    }
}
