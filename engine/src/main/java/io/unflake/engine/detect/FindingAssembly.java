package io.unflake.engine.detect;

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
import io.unflake.model.finding.Verdict;
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
        Confirmed best = provoked.best();
        List<Treatment> treatments =
                provoked.trials().stream().map(Trial::treatment).toList();
        return new Finding(
                module,
                best.test(),
                best.verdict() == Verdict.FLAKY ? Verdict.FLAKY : Verdict.SUSPECT,
                category(best, proof),
                treatments,
                best.failure().failure(),
                best.fingerprint(),
                proof == null || !proof.treatment().isNarrow() ? sites(List.of(best)) : proven(proof),
                sites(provoked.alike()),
                best.treated(),
                best.control(),
                proof,
                command.apply(Finding.idOf(best.test(), best.fingerprint())));
    }

    private static List<Site> proven(Proof proof) {
        return proof.treatment().spots().stream().map(Spot::site).distinct().toList();
    }

    /** The group of the strategy; of several at once, the first that is needed, or whose sites the test reached. */
    private String category(Confirmed confirmed, Proof proof) {
        if (confirmed.category() != null) {
            return confirmed.category();
        }
        if (proof != null) {
            return confirmed
                    .trial()
                    .strategyOf(proof.treatment().perturbations().get(0))
                    .category();
        }
        return confirmed.trial().strategies().stream()
                .filter(strategy -> perturbed(confirmed).stream().anyMatch(strategy::actsAt))
                .findFirst()
                .orElse(confirmed.trial().strategies().get(0))
                .category();
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
