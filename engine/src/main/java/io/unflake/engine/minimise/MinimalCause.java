package io.unflake.engine.minimise;

import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.DelaySearch.Narrowing;
import io.unflake.model.Hit;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Span;
import io.unflake.model.Spot;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Durations;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** Minimises the treatment of a failing test: first strategies, then sites, then single calls. */
final class MinimalCause {

    /** Sites with this many calls or more are not narrowed to single calls. */
    private static final int MOST_CALLS = 4096;

    /** If a failure needs many sites together, minimising them is not worth trying more sets of them. */
    private static final int MOST_SETS_OF_SITES = 40;

    /** If a failure needs dozens of calls, minimising them is not worth more runs. */
    private static final int MOST_RUNS_FOR_CALLS = 24;

    /** The calls at so many sites together are no clearer a cause than the sites. */
    private static final int MOST_SITES_WITH_CALLS = 3;

    /** Longer delays would look like a hang. */
    private static final Duration LONGEST_DELAY = Duration.ofSeconds(20);

    private final Trial trial;
    private final Oracle oracle;
    private final BooleanSupplier outOfTime;

    MinimalCause(Trial trial, Oracle oracle, BooleanSupplier outOfTime) {
        this.trial = trial;
        this.oracle = oracle;
        this.outOfTime = outOfTime;
    }

    /**
     * A minimised treatment and the failure under it.
     *
     * @param failure the last failure under this treatment
     */
    record Narrowed(Treatment treatment, TestResult failure) {}

    /**
     * Returns the smallest treatment that still fails; empty if the test passes when only these sites are perturbed.
     */
    Optional<Narrowed> at(List<Site> sites) {
        Treatment few = fewestStrategies(trial.treatment());
        if (few.perturbations().stream().noneMatch(this::canBeNarrowed)) {
            return oracle.failure(few).map(failure -> new Narrowed(few, failure));
        }
        return narrowed(limitedTo(sites, few));
    }

    /** Returns what makes another test fail, or other calls at its sites; empty if this test passes then. */
    Optional<Narrowed> like(KnownCauses.Known other) {
        return oracle.failure(other.treatment())
                .filter(failure -> other.smaller().stream().noneMatch(oracle::fails))
                .map(failure -> new Narrowed(other.treatment(), failure))
                .or(() -> at(other.sites()));
    }

    /** Returns the smallest treatment that still fails, if the trial is limited to some spots from the start. */
    Optional<Narrowed> atItsSpots(Narrowing narrowing) {
        Treatment few = fewestStrategies(trial.treatment());
        Optional<Narrowed> narrowed =
                narrowed(narrowing == Narrowing.ONE_BY_ONE ? oneSpot(few).orElse(few) : few);
        return narrowed.map(several -> stronger(several.treatment())
                .flatMap(this::oneSpot)
                .flatMap(this::narrowed)
                .orElse(several));
    }

    /** If several delays add up, one longer delay is a clearer cause. Empty if there is only one. */
    private Optional<Treatment> stronger(Treatment treatment) {
        int spots = treatment.spots().size();
        boolean isDelay = treatment.perturbations().stream()
                .allMatch(part -> trial.strategyOf(part).needsDelayPoints());
        return spots < 2 || !isDelay
                ? Optional.empty()
                : Optional.of(new Treatment(treatment.perturbations().stream()
                        .map(part -> longer(part, 2 * spots))
                        .toList()));
    }

    private Perturbation longer(Perturbation part, int factor) {
        String parameter = trial.strategyOf(part).axes().get(0);
        Duration delay = Durations.parse(part.parameters().get(parameter)).multipliedBy(factor);
        Duration most = delay.compareTo(LONGEST_DELAY) > 0 ? LONGEST_DELAY : delay;
        return part.with(parameter, Durations.format(most));
    }

    /** Returns the treatment at the first spot that fails alone. */
    private Optional<Treatment> oneSpot(Treatment treatment) {
        NarrowTreatment narrow = new NarrowTreatment(treatment);
        return narrow.parts().stream()
                .map(part -> narrow.with(List.of(part)))
                .filter(one -> !outOfTime.getAsBoolean() && oracle.fails(one))
                .findFirst();
    }

    private Optional<Narrowed> narrowed(Treatment all) {
        if (!all.isNarrow() || !oracle.fails(all)) {
            return Optional.empty();
        }
        Treatment narrow = fewestCalls(fewestSpots(all));
        return oracle.failure(narrow).map(failure -> new Narrowed(narrow, failure));
    }

    private Treatment fewestStrategies(Treatment treatment) {
        DeltaDebugging<Perturbation> search =
                new DeltaDebugging<>(some -> oracle.fails(new Treatment(some)), outOfTime);
        return new Treatment(search.minimise(treatment.perturbations()));
    }

    private boolean canBeNarrowed(Perturbation perturbation) {
        return !(perturbation instanceof Perturbation.TestOrder)
                && !trial.strategyOf(perturbation).isWholeJvmOnly();
    }

    /** Limits each perturbation to the sites where its strategy acts, and drops it if there are none. */
    private Treatment limitedTo(List<Site> sites, Treatment treatment) {
        return new Treatment(treatment.perturbations().stream()
                .map(part -> canBeNarrowed(part) ? part.at(spotsOf(part, sites)) : part)
                .filter(part -> part.isNarrow() || !canBeNarrowed(part))
                .toList());
    }

    private List<Spot> spotsOf(Perturbation perturbation, List<Site> sites) {
        return sites.stream()
                .filter(trial.strategyOf(perturbation)::actsAt)
                .map(Spot::all)
                .toList();
    }

    private Treatment fewestSpots(Treatment treatment) {
        List<Site> hit =
                hits(treatment).stream().filter(Hit::perturbed).map(Hit::site).toList();
        NarrowTreatment narrow = new NarrowTreatment(treatment);
        List<NarrowTreatment.Part> candidates = narrow.parts().stream()
                .filter(part -> hit.contains(part.spot().site()))
                .toList();
        // A test that timed out cannot report its hits.
        boolean hitsSuffice = !candidates.isEmpty() && oracle.fails(narrow.with(candidates));
        int most = oracle.treatments() + MOST_SETS_OF_SITES;
        DeltaDebugging<NarrowTreatment.Part> search = new DeltaDebugging<>(
                some -> oracle.fails(narrow.with(some)), () -> outOfTime.getAsBoolean() || oracle.treatments() >= most);
        return narrow.with(search.minimise(hitsSuffice ? candidates : narrow.parts()));
    }

    private Treatment fewestCalls(Treatment treatment) {
        List<NarrowTreatment.Part> parts = new NarrowTreatment(treatment).parts();
        Treatment best = treatment;
        if (parts.size() <= MOST_SITES_WITH_CALLS) {
            for (NarrowTreatment.Part part : parts) {
                best = fewestCalls(best, part);
            }
        }
        return best;
    }

    private Treatment fewestCalls(Treatment treatment, NarrowTreatment.Part part) {
        NarrowTreatment narrow = new NarrowTreatment(treatment);
        List<Integer> calls = callsAt(part.spot(), treatment);
        if (calls.isEmpty()
                || calls.size() == MOST_CALLS
                || !oracle.fails(narrow.replacing(part, withCalls(part.spot(), calls)))) {
            return treatment;
        }
        int most = oracle.runs() + MOST_RUNS_FOR_CALLS;
        DeltaDebugging<Integer> search = new DeltaDebugging<>(
                some -> oracle.fails(narrow.replacing(part, withCalls(part.spot(), some))),
                () -> outOfTime.getAsBoolean() || oracle.runs() >= most);
        return narrow.replacing(part, withCalls(part.spot(), search.minimise(calls)));
    }

    private List<Integer> callsAt(Spot spot, Treatment treatment) {
        int calls = hits(treatment).stream()
                .filter(hit -> hit.site().equals(spot.site()) && Objects.equals(hit.thread(), spot.thread()))
                .mapToInt(Hit::calls)
                .max()
                .orElse(0);
        return IntStream.rangeClosed(1, calls).limit(MOST_CALLS).boxed().toList();
    }

    private static Spot withCalls(Spot spot, List<Integer> calls) {
        return spot.withCalls(Span.of(calls));
    }

    private List<Hit> hits(Treatment treatment) {
        return oracle.failure(treatment).map(TestResult::hits).orElse(List.of());
    }
}
