package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.plan.Suite;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds out how much one test JVM can be used for, if the build does not say so, by a few short runs.
 *
 * <p>Some runners and engines can serve only one class, or only one request, per JVM. That concerns whole classes, and
 * it does not matter which classes ran before. A test that fails after one certain test is something else.
 */
final class ReuseProbe {

    private static final int CLASSES = 2;
    private static final String PURPOSE = "probe";

    private final Suite suite;
    private final Experiment experiment;

    ReuseProbe(Suite suite, Experiment experiment) {
        this.suite = suite;
        this.experiment = experiment;
    }

    /** @param baseline a run of the whole suite, whose JVM may be used again */
    JvmReuse probe(Observation baseline) {
        Map<String, Boolean> passed = passedByClass(baseline);
        if (failsAfterAnyClass(passed)) {
            return JvmReuse.ONE_CLASS;
        }
        return failsInSecondRequest(baseline, passed) ? JvmReuse.ONE_REQUEST : JvmReuse.UNLIMITED;
    }

    /** Whether all or none of the tests of a class passed; classes with both are left out. */
    private static Map<String, Boolean> passedByClass(Observation observation) {
        Map<String, List<TestResult>> byClass = new LinkedHashMap<>();
        observation.byTest().values().stream()
                .filter(result -> result.passed() || result.failed())
                .forEach(result -> byClass.computeIfAbsent(result.test().outermostClass(), name -> new ArrayList<>())
                        .add(result));
        Map<String, Boolean> passed = new LinkedHashMap<>();
        byClass.forEach((name, results) -> {
            if (results.stream().allMatch(TestResult::passed)
                    || results.stream().noneMatch(TestResult::passed)) {
                passed.put(name, results.get(0).passed());
            }
        });
        return passed;
    }

    private boolean failsAfterAnyClass(Map<String, Boolean> passed) {
        List<String> failing = classes(passed, false);
        if (failing.isEmpty()) {
            return false;
        }
        String victim = failing.get(failing.size() - 1);
        List<String> others = passed.keySet().stream()
                .takeWhile(name -> !name.equals(victim))
                .limit(CLASSES)
                .toList();
        return others.size() == CLASSES
                && passes(List.of(victim), victim)
                && others.stream()
                        .allMatch(other -> passes(List.of(other), other) && !passes(List.of(other, victim), victim));
    }

    private static List<String> classes(Map<String, Boolean> passed, boolean wanted) {
        return passed.entrySet().stream()
                .filter(entry -> entry.getValue() == wanted)
                .map(Map.Entry::getKey)
                .toList();
    }

    private boolean passes(List<String> classes, String last) {
        Run run = new Run(suite.module(), PURPOSE, tests(classes), Treatment.NONE, Jvm.PLAIN, 1);
        return passes(experiment.perform(run), last);
    }

    private static boolean passes(Observation observation, String className) {
        return observation.results().stream()
                .filter(result -> result.test().outermostClass().equals(className))
                .noneMatch(TestResult::failed);
    }

    private List<TestId> tests(List<String> classes) {
        return suite.tests().stream()
                .filter(test -> classes.contains(test.outermostClass()))
                .toList();
    }

    /** Whether the two quickest classes fail as soon as they run in another request. */
    private boolean failsInSecondRequest(Observation baseline, Map<String, Boolean> passed) {
        Map<String, Long> millis = new LinkedHashMap<>();
        baseline.results().forEach(result -> millis.merge(result.test().outermostClass(), result.millis(), Long::sum));
        List<String> quickest = classes(passed, true).stream()
                .sorted(Comparator.comparing(millis::get))
                .limit(CLASSES)
                .toList();
        if (quickest.size() < CLASSES) {
            return false;
        }
        Run run = new Run(suite.module(), PURPOSE, tests(quickest), Treatment.NONE, Jvm.USED, 1);
        Observation again = experiment.perform(run);
        return again.results().stream().anyMatch(TestResult::failed)
                && again.results().stream().noneMatch(TestResult::passed);
    }
}
