package io.unflake.engine.minimise;

import io.unflake.engine.plan.Trial;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Margin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The causes of failures that are proven. Invocations of one test, and tests that call the same method of the project,
 * often fail for the same reason, which is then tried first.
 *
 * <p>Only single calls are kept: no smaller cause is possible, whichever test fails.
 */
final class KnownCauses {

    /** More of them are not worth the runs: the test probably has a cause of its own. */
    private static final int MOST_TO_TRY = 2;

    /** A few tests do not wait for each other, since all searches together take no longer than one after the other. */
    private static final int LEAST_ALIKE = 6;

    private final Map<Treatment, List<Known>> byTrial = new HashMap<>();

    /**
     * The cause of a failure.
     *
     * @param margin null if there is none
     */
    record Known(Treatment treatment, Margin margin) {

        Site site() {
            return spot(treatment).site();
        }
    }

    /** Keeps a minimal treatment, if it is a single call. */
    synchronized void add(Trial trial, Treatment minimal, Margin margin) {
        if (isSingleCall(minimal)) {
            List<Known> known = byTrial.computeIfAbsent(trial.treatment(), key -> new ArrayList<>());
            if (known.stream().noneMatch(each -> each.treatment.equals(minimal))) {
                known.add(new Known(minimal, margin));
            }
        }
    }

    /** The causes that a test under the same trial may have, too, since it reaches these sites. */
    synchronized List<Known> likely(Trial trial, List<Site> reached) {
        return byTrial.getOrDefault(trial.treatment(), List.of()).stream()
                .filter(known -> reached.contains(known.site()))
                .limit(MOST_TO_TRY)
                .toList();
    }

    /** The margin of the first test with this cause; null if there is none. */
    synchronized Margin marginOf(Treatment minimal) {
        return byTrial.values().stream()
                .flatMap(List::stream)
                .filter(known -> known.treatment.equals(minimal))
                .findFirst()
                .map(Known::margin)
                .orElse(null);
    }

    private static boolean isSingleCall(Treatment treatment) {
        return treatment.spots().size() == 1
                && treatment.perturbations().size() == 1
                && spot(treatment).calls().size() == 1
                && spot(treatment).calls().get(0).isSingle();
    }

    private static Spot spot(Treatment treatment) {
        return treatment.spots().get(0);
    }

    /**
     * Puts failures into groups that may have the same cause, since they have the same trial and reach a common site with
     * the first one of their group.
     */
    static List<List<Confirmed>> alike(List<Confirmed> failures, Map<TestId, TestResult> baseline) {
        Map<Confirmed, List<Confirmed>> groups = new LinkedHashMap<>();
        Map<Confirmed, Set<Site>> sites = new HashMap<>();
        for (Confirmed failure : failures) {
            Set<Site> reached = new HashSet<>(failure.perturbed(baseline, true));
            Confirmed first = groups.keySet().stream()
                    .filter(each -> each.trial().equals(failure.trial())
                            && sites.get(each).stream().anyMatch(reached::contains))
                    .findFirst()
                    .orElse(failure);
            sites.put(failure, reached);
            groups.computeIfAbsent(first, key -> new ArrayList<>()).add(failure);
        }
        return groups.values().stream()
                .flatMap(group -> group.size() < LEAST_ALIKE ? group.stream().map(List::of) : Stream.of(group))
                .toList();
    }
}
