package io.unflake.engine.fork;

import io.unflake.engine.process.Namespace;
import io.unflake.model.Claim;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.HashSet;
import java.util.Set;

/**
 * Selects the runs that need no other network than one of their own: the tests of their classes reached nothing outside
 * in the baseline.
 */
public final class OwnNetworks implements NetworkChoice {

    private final Set<String> known = new HashSet<>();
    private final Set<String> unfit = new HashSet<>();
    private final Set<TestId> failing = new HashSet<>();

    public OwnNetworks(Observation baseline) {
        baseline.failures().forEach(failure -> failing.add(failure.test()));
        for (TestResult result : baseline.results()) {
            add(known, result.test().className());
            if (result.broken() != null || result.reachesOutside()) {
                add(unfit, result.test().className());
            }
        }
    }

    /** Adds the enclosing classes, too, since they are run with their nested classes. */
    private static void add(Set<String> classes, String className) {
        for (int end = className.length(); end > 0; end = className.lastIndexOf('$', end - 1)) {
            classes.add(className.substring(0, end));
        }
    }

    /** Without agent nobody notices if a test reaches outside, so such runs get no network of their own. */
    @Override
    public boolean isOwn(Run run) {
        return run.jvm() != Jvm.PLAIN
                && run.tests().stream().map(TestId::className).distinct().allMatch(this::fits);
    }

    /**
     * Tests that failed in the baseline fail in any network. Others may ask for the name of the machine, since the
     * baseline keeps such a claim unless it is harmless.
     */
    @Override
    public boolean mayLack(TestResult result) {
        return !result.passed()
                && !failing.contains(result.test())
                && result.claims().stream()
                        .anyMatch(claim -> Claim.isOutside(claim) && !Claim.isOfMachine(claim, Namespace.hostName()));
    }

    private boolean fits(String className) {
        return known.contains(className) && !unfit.contains(className);
    }
}
