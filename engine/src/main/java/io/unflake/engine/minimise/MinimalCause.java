package io.unflake.engine.minimise;

import io.unflake.model.Hit;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Span;
import io.unflake.model.Spot;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.JvmSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** Makes the treatment of a failing test smaller: strategies first, then sites, then single calls. */
final class MinimalCause {

    /** More calls at one site are not taken apart one by one. */
    private static final int MOST_CALLS = 4096;

    /** Where a test needs dozens of calls, nobody wants to know which one it could do without. */
    private static final int MOST_RUNS_FOR_CALLS = 24;

    private final Oracle oracle;
    private final BooleanSupplier outOfTime;

    MinimalCause(Oracle oracle, BooleanSupplier outOfTime) {
        this.oracle = oracle;
        this.outOfTime = outOfTime;
    }

    /**
     * A treatment that is restricted to what is needed, and how the test fails under it.
     *
     * @param failure what happened when it last failed
     */
    record Narrowed(Treatment treatment, TestResult failure) {}

    /** The smallest treatment that still fails; nothing if it does not fail when restricted to these sites. */
    Optional<Narrowed> of(Treatment treatment, List<Site> sites) {
        Treatment few = fewestStrategies(treatment);
        if (few.perturbations().stream().allMatch(JvmSettings::isOfTheJvm)) {
            return oracle.failure(few).map(failure -> new Narrowed(few, failure));
        }
        Treatment all = few.at(sites.stream().map(Spot::all).toList());
        if (sites.isEmpty() || !oracle.fails(all)) {
            return Optional.empty();
        }
        Treatment narrow = fewestCalls(fewestSites(all));
        return oracle.failure(narrow).map(failure -> new Narrowed(narrow, failure));
    }

    private Treatment fewestStrategies(Treatment treatment) {
        DeltaDebugging<Perturbation> search = new DeltaDebugging<>(some -> oracle.fails(treatment.by(some)), outOfTime);
        return treatment.by(search.minimise(treatment.perturbations()));
    }

    private Treatment fewestSites(Treatment treatment) {
        List<Site> hit =
                hits(treatment).stream().filter(Hit::perturbed).map(Hit::site).toList();
        List<Spot> candidates = treatment.only().stream()
                .filter(spot -> hit.contains(spot.site()))
                .toList();
        // A test that did not come to its end could not tell what it hit.
        Treatment start =
                !candidates.isEmpty() && oracle.fails(treatment.at(candidates)) ? treatment.at(candidates) : treatment;
        DeltaDebugging<Spot> search = new DeltaDebugging<>(some -> oracle.fails(treatment.at(some)), outOfTime);
        return start.at(search.minimise(start.only()));
    }

    private Treatment fewestCalls(Treatment treatment) {
        Treatment best = treatment;
        for (Spot spot : treatment.only()) {
            best = fewestCalls(best, spot.site());
        }
        return best;
    }

    private Treatment fewestCalls(Treatment treatment, Site site) {
        List<Integer> calls = hits(treatment).stream()
                .filter(hit -> hit.site().equals(site))
                .flatMap(hit -> IntStream.rangeClosed(1, hit.calls()).boxed())
                .limit(MOST_CALLS)
                .toList();
        if (calls.isEmpty() || calls.size() == MOST_CALLS || !oracle.fails(with(treatment, site, calls))) {
            return treatment;
        }
        int most = oracle.runs() + MOST_RUNS_FOR_CALLS;
        DeltaDebugging<Integer> search = new DeltaDebugging<>(
                some -> oracle.fails(with(treatment, site, some)),
                () -> outOfTime.getAsBoolean() || oracle.runs() >= most);
        return with(treatment, site, search.minimise(calls));
    }

    private static Treatment with(Treatment treatment, Site site, List<Integer> calls) {
        List<Spot> spots = new ArrayList<>();
        treatment.only().forEach(spot -> spots.add(spot.site().equals(site) ? new Spot(site, Span.of(calls)) : spot));
        return treatment.at(spots);
    }

    private List<Hit> hits(Treatment treatment) {
        return oracle.failure(treatment).map(TestResult::hits).orElse(List.of());
    }
}
