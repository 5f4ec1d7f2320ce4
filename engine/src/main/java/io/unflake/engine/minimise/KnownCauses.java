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
 */
final class KnownCauses {

    /** A failure that needs more places together hardly needs the same ones in another test. */
    private static final int MOST_PLACES = 4;

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

        List<Site> sites() {
            return treatment.spots().stream().map(Spot::site).toList();
        }

        /** The treatments that must not fail for this cause to be minimal: without one of several parts. */
        List<Treatment> smaller() {
            NarrowTreatment narrow = new NarrowTreatment(treatment);
            List<NarrowTreatment.Part> parts = narrow.parts();
            return parts.size() < 2
                    ? List.of()
                    : parts.stream()
                            .map(left -> narrow.with(parts.stream()
                                    .filter(part -> !part.equals(left))
                                    .toList()))
                            .toList();
        }
    }

    /** Keeps a minimal treatment, unless single calls matter and there are several of them at a place. */
    synchronized void add(Trial trial, Treatment minimal, Margin margin) {
        int places = minimal.spots().size();
        if (places > 0 && places <= MOST_PLACES && minimal.spots().stream().allMatch(KnownCauses::isSimple)) {
            List<Known> known = byTrial.computeIfAbsent(trial.treatment(), key -> new ArrayList<>());
            if (known.stream().noneMatch(each -> each.treatment.equals(minimal))) {
                known.add(new Known(minimal, margin));
            }
        }
    }

    /** The causes that a test under the same trial may have, too, since it reaches these sites. */
    synchronized List<Known> likely(Trial trial, List<Site> reached) {
        return byTrial.getOrDefault(trial.treatment(), List.of()).stream()
                .filter(known -> reached.containsAll(known.sites()))
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

    private static boolean isSimple(Spot spot) {
        return spot.calls().isEmpty()
                || (spot.calls().size() == 1 && spot.calls().get(0).isSingle());
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
