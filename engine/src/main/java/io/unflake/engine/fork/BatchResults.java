package io.unflake.engine.fork;

import io.unflake.engine.experiment.Batch;
import io.unflake.engine.plan.Suite;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Gives each run of a batch the results of its own tests. */
final class BatchResults {

    private final Batch batch;
    private final Suite suite;
    private final Map<TestId, Run> runs = new HashMap<>();
    private final List<TestResult> results = new ArrayList<>();
    private final Set<String> reachingFixtures = new LinkedHashSet<>();
    private long cpuMillis;

    BatchResults(Batch batch, Suite suite) {
        this.batch = batch;
        this.suite = suite;
        batch.runs()
                .forEach(run -> run.tests().forEach(test -> {
                    runs.put(test, run);
                    runs.putIfAbsent(test.base(), run);
                }));
    }

    /** Returns the run that a test or an invocation of a test belongs to. */
    Run runOf(TestId test) {
        Run run = runs.getOrDefault(test, runs.get(suite.memberOf(test)));
        return run == null ? batch.runs().get(0) : run;
    }

    /** Adds CPU time of a JVM, unless the JVM has ended and it is unknown. */
    void addCpuMillis(long millis) {
        cpuMillis += Math.max(0, millis);
    }

    void addFixtures(List<String> classes) {
        reachingFixtures.addAll(classes);
    }

    void add(TestResult result) {
        results.add(result);
    }

    /**
     * Returns the observation of each run.
     *
     * @param millis the duration of the whole batch
     * @param cutOff whether tests were left out
     */
    List<Observation> observations(long millis, boolean cutOff) {
        if (!batch.isShared()) {
            return List.of(
                    new Observation(batch.id(), results, millis, cpuMillis, List.copyOf(reachingFixtures), cutOff));
        }
        long common = millis - results.stream().mapToLong(TestResult::millis).sum();
        long share = Math.max(0, common) / batch.runs().size();
        return IntStream.range(0, batch.runs().size())
                .mapToObj(i -> observation(batch.ids().get(i), batch.runs().get(i), share, cutOff))
                .toList();
    }

    private Observation observation(String id, Run run, long share, boolean cutOff) {
        List<TestResult> own =
                results.stream().filter(result -> isOf(run, result.test())).toList();
        long millis = own.stream().mapToLong(TestResult::millis).sum();
        return new Observation(
                id, own, share + millis, cpuMillis / batch.runs().size(), List.copyOf(reachingFixtures), cutOff);
    }

    /** The failure of a whole class concerns all runs of its tests. */
    private boolean isOf(Run run, TestId test) {
        return test.isClassLevel()
                ? run.tests().stream().anyMatch(each -> each.className().equals(test.className()))
                : runOf(test).equals(run);
    }
}
