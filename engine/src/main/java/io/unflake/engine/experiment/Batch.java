package io.unflake.engine.experiment;

import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One run, or several runs of different tests that use the same JVM and the same request to the JUnit Platform.
 *
 * @param ids the ids of the runs, which take long to compute if they have many tests
 */
public record Batch(List<Run> runs, List<String> ids) {

    /** @throws IllegalArgumentException if there is no run */
    public Batch {
        runs = List.copyOf(runs);
        ids = List.copyOf(ids);
        if (runs.isEmpty()) {
            throw new IllegalArgumentException("a batch has at least one run");
        }
    }

    public static Batch of(Run run) {
        return new Batch(List.of(run), List.of(run.id()));
    }

    public String id() {
        return ids.get(0);
    }

    public Jvm jvm() {
        return runs.get(0).jvm();
    }

    public boolean isShared() {
        return runs.size() > 1;
    }

    /** The treatment that all runs have in common; the empty one if they differ. */
    public Treatment treatment() {
        Set<Treatment> treatments = new LinkedHashSet<>();
        runs.forEach(run -> treatments.add(run.treatment()));
        return treatments.size() == 1 ? treatments.iterator().next() : Treatment.NONE;
    }

    /** The tests of all runs; a single run keeps its order and repetitions. */
    public List<TestId> tests() {
        return runs.stream().flatMap(run -> run.tests().stream()).toList();
    }

    /** Returns these tests by their treatments. */
    public Map<Treatment, Set<TestId>> byTreatment(Collection<TestId> tests) {
        Map<Treatment, Set<TestId>> byTreatment = new LinkedHashMap<>();
        Set<TestId> wanted = new LinkedHashSet<>(tests);
        for (Run run : runs) {
            for (TestId test : run.tests()) {
                if (wanted.contains(test)) {
                    byTreatment
                            .computeIfAbsent(run.treatment(), treatment -> new LinkedHashSet<>())
                            .add(test);
                }
            }
        }
        return byTreatment;
    }
}
