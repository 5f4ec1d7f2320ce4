package io.unflake.engine.fork;

import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Selects the runs that need no other network than one of their own: the tests of their classes reached nothing outside
 * in the baseline.
 */
public final class OwnNetworks implements Predicate<Run> {

    private final Set<String> known = new HashSet<>();
    private final Set<String> unfit = new HashSet<>();

    public OwnNetworks(Observation baseline) {
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
    public boolean test(Run run) {
        return run.jvm() != Jvm.PLAIN
                && run.tests().stream().map(TestId::className).distinct().allMatch(this::fits);
    }

    private boolean fits(String className) {
        return known.contains(className) && !unfit.contains(className);
    }
}
