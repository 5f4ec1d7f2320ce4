package io.unflake.engine.detect;

import io.unflake.engine.plan.Trial;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Verdict;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Makes one finding of all that provokes the same failure of the same test. */
final class FindingWriter {

    private final String module;
    private final Map<TestId, TestResult> baseline;
    private final BiFunction<TestId, Treatment, String> command;

    FindingWriter(String module, Observation baseline, BiFunction<TestId, Treatment, String> command) {
        this.module = module;
        this.baseline = baseline.byTest();
        this.command = command;
    }

    List<Finding> write(List<Confirmed> confirmed) {
        Map<List<Object>, List<Confirmed>> alike = new LinkedHashMap<>();
        confirmed.forEach(
                each -> alike.computeIfAbsent(List.of(each.test(), each.fingerprint()), k -> new ArrayList<>())
                        .add(each));
        return alike.values().stream()
                .map(this::merge)
                .sorted(Comparator.comparing(Finding::verdict)
                        .thenComparing(Finding::category)
                        .thenComparing(Finding::test))
                .toList();
    }

    private Finding merge(List<Confirmed> alike) {
        Confirmed best =
                alike.stream().min(Comparator.comparing(Confirmed::verdict)).orElseThrow();
        List<Trial> trials = Stream.concat(Stream.of(best), alike.stream())
                .map(Confirmed::trial)
                .filter(Objects::nonNull)
                .distinct()
                .toList();
        Treatment treatment = trials.isEmpty() ? Treatment.NONE : trials.get(0).treatment();
        return new Finding(
                module,
                best.test(),
                best.verdict() == Verdict.FLAKY ? Verdict.FLAKY : Verdict.SUSPECT,
                category(best),
                trials.stream().map(Trial::treatment).toList(),
                best.failure().failure(),
                best.fingerprint(),
                sites(List.of(best)),
                sites(alike),
                best.treated(),
                best.control(),
                command.apply(best.test(), treatment));
    }

    /** The group of the strategy; of several at once, the first whose sites the test reached. */
    private String category(Confirmed confirmed) {
        if (confirmed.category() != null) {
            return confirmed.category();
        }
        return confirmed.trial().strategies().stream()
                .filter(strategy -> perturbed(confirmed).stream().anyMatch(strategy::actsAt))
                .findFirst()
                .orElse(confirmed.trial().strategies().get(0))
                .group();
    }

    private List<Site> sites(Collection<Confirmed> confirmed) {
        Set<Site> sites = new LinkedHashSet<>();
        confirmed.forEach(each -> sites.addAll(perturbed(each)));
        return List.copyOf(sites);
    }

    /**
     * The sites in project code that the treatment perturbed in the run that failed. A test that did not end could not
     * tell them: then those that it reaches in the baseline.
     */
    private List<Site> perturbed(Confirmed confirmed) {
        if (confirmed.trial() == null) {
            return List.of();
        }
        TestResult told = confirmed.failure();
        if (told.outcome() == Outcome.TIMED_OUT) {
            told = baseline.getOrDefault(confirmed.test(), told);
        }
        return Stream.concat(told.reached().stream(), told.initialised().stream())
                .filter(site -> site.project() && confirmed.trial().actsAt(site))
                .distinct()
                .toList();
    }
}
