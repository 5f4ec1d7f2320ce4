package io.unflake.engine.detect;

import io.unflake.engine.plan.Trial;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** All that provokes the same failure of the same test: what becomes one finding. */
record Provoked(List<Confirmed> alike) {

    static List<Provoked> of(List<Confirmed> confirmed) {
        Map<List<Object>, List<Confirmed>> alike = new LinkedHashMap<>();
        confirmed.forEach(
                each -> alike.computeIfAbsent(List.of(each.test(), each.fingerprint()), k -> new ArrayList<>())
                        .add(each));
        return alike.values().stream().map(Provoked::new).toList();
    }

    /** Returns the same, with strategies that stand for another group last, since the others name a clearer cause. */
    Provoked clearestFirst() {
        return new Provoked(
                alike.stream().sorted(Comparator.comparing(Provoked::isStandIn)).toList());
    }

    /** What the finding tells about first: what is confirmed before what was only seen. */
    Confirmed best() {
        return alike.stream()
                .min(Comparator.comparing(Confirmed::verdict).thenComparing(Confirmed::isSeenOnly))
                .orElseThrow();
    }

    private static boolean isStandIn(Confirmed confirmed) {
        return confirmed.trial() != null
                && confirmed.trial().strategies().stream().allMatch(strategy -> strategy.standsFor() != null);
    }

    /** Whether one of these trials may name a clearer cause of this failure. */
    boolean mayBeClearer(List<Trial> trials) {
        return isStandIn(best())
                && best().trial().strategies().stream()
                        .anyMatch(own -> trials.stream()
                                .flatMap(trial -> trial.strategies().stream())
                                .anyMatch(other -> other.group().equals(own.standsFor())));
    }

    /** The trials that provoke it, that of the best first; none for a test that fails unprovoked. */
    List<Trial> trials() {
        return Stream.concat(Stream.of(best()), alike.stream())
                .map(Confirmed::trial)
                .filter(Objects::nonNull)
                .distinct()
                .toList();
    }

    /** Whether another one is about the same test and fingerprint, so that both would be the same finding. */
    boolean isSameFailure(Provoked other) {
        return best().test().equals(other.best().test())
                && best().fingerprint().equals(other.best().fingerprint());
    }

    /** Whether it is provoked by the order of tests. */
    boolean isOrder() {
        return best().trial() != null && best().trial().isOrder();
    }

    /** Whether only one of the trials is confirmed as a cause. */
    boolean hasOneCause() {
        return alike.stream().filter(each -> each.verdict() == Verdict.FLAKY).count() == 1;
    }

    /** The same, if the test passed under its trial when the cause was searched. */
    Provoked refutedBy(Proof proof) {
        return new Provoked(alike.stream()
                .map(each -> each.verdict() == Verdict.FLAKY
                        ? each.asSuspect(proof.effort().passed())
                        : each)
                .toList());
    }

    /** Whether there is a treatment that a proof can be sought for. */
    boolean canBeProven() {
        return best().trial() != null && best().verdict() == Verdict.FLAKY;
    }
}
