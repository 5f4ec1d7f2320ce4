package io.unflake.engine.detect;

import io.unflake.engine.minimise.Plausibility;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.Observation;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Stage;
import io.unflake.model.finding.Verdict;
import io.unflake.model.strategy.Strategy;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Makes one finding of everything that provokes the same failure of the same test. */
final class FindingAssembly {

    private final String module;
    private final Map<TestId, TestResult> baseline;
    private final Function<String, String> command;

    /** @param command returns the command that makes a finding fail again, given its id */
    FindingAssembly(String module, Observation baseline, Function<String, String> command) {
        this.module = module;
        this.baseline = baseline.byTest();
        this.command = command;
    }

    /** @param proofs the proofs that were found */
    List<Finding> assemble(List<Provoked> provoked, Map<Provoked, Proof> proofs) {
        return provoked.stream()
                .map(each -> finding(each, proofs.get(each)))
                .sorted(Comparator.comparing(Finding::verdict)
                        .thenComparing(Finding::category)
                        .thenComparing(Finding::test))
                .toList();
    }

    private Finding finding(Provoked provoked, Proof proof) {
        if (proof != null && proof.isRefuted() && provoked.hasOneCause()) {
            return finding(provoked.refutedBy(proof), null);
        }
        Confirmed best = provoked.best();
        List<Treatment> treatments =
                provoked.trials().stream().map(Trial::treatment).toList();
        return new Finding(
                module,
                best.test(),
                best.verdict() == Verdict.FLAKY ? Verdict.FLAKY : Verdict.SUSPECT,
                stage(best, proof),
                category(best, proof),
                treatments,
                best.failure().failure(),
                best.fingerprint(),
                cause(best, proof),
                sites(provoked.alike()),
                best.treated(),
                best.control(),
                plausible(best, proof),
                proof,
                command.apply(Finding.idOf(best.test(), best.fingerprint())));
    }

    private static Stage stage(Confirmed confirmed, Proof proof) {
        if (proof != null) {
            return Stage.PROVEN;
        }
        return confirmed.isSeenOnly() ? Stage.SEEN : Stage.CONFIRMED;
    }

    /** The sites of the smallest treatment; if it has no spots, all those that its strategies perturbed. */
    private List<Site> cause(Confirmed best, Proof proof) {
        if (proof == null) {
            return List.of();
        }
        return proof.treatment().isNarrow()
                ? proof.treatment().spots().stream().map(Spot::site).distinct().toList()
                : perturbed(best).stream()
                        .filter(site -> actsAt(site, proof, best))
                        .toList();
    }

    private static boolean actsAt(Site site, Proof proof, Confirmed best) {
        return proof.treatment().perturbations().stream()
                .anyMatch(part -> best.trial().strategyOf(part).actsAt(site));
    }

    private String category(Confirmed confirmed, Proof proof) {
        return confirmed.category() == null ? strategy(confirmed, proof).category() : confirmed.category();
    }

    /** What fails with nothing perturbed is plausible. */
    private Boolean plausible(Confirmed confirmed, Proof proof) {
        if (proof != null) {
            return proof.plausible();
        }
        return confirmed.trial() == null ? Boolean.TRUE : Plausibility.withoutMargin(strategy(confirmed, null));
    }

    /** The strategy of a trial; of several at once, the first that is needed, or whose sites the test reached. */
    private Strategy strategy(Confirmed confirmed, Proof proof) {
        Trial trial = confirmed.trial();
        if (proof != null) {
            return trial.strategyOf(proof.treatment().perturbations().get(0));
        }
        return trial.strategies().stream()
                .filter(strategy -> perturbed(confirmed).stream().anyMatch(strategy::actsAt))
                .findFirst()
                .orElse(trial.strategies().get(0));
    }

    private List<Site> sites(Collection<Confirmed> confirmed) {
        Set<Site> sites = new LinkedHashSet<>();
        confirmed.forEach(each -> sites.addAll(perturbed(each)));
        return List.copyOf(sites);
    }

    private List<Site> perturbed(Confirmed confirmed) {
        return confirmed.trial() == null ? List.of() : confirmed.perturbed(baseline, true);
    }
}
