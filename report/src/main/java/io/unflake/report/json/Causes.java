package io.unflake.report.json;

import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Stage;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.SiteKind;
import io.unflake.report.text.Calls;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Converts the causes of findings. */
final class Causes {

    private Causes() {}

    /** The settings, tests and calls that make a test fail; none if they were not searched for. */
    static List<Cause> of(Finding finding) {
        return finding.stage() == Stage.PROVEN
                ? Stream.concat(settings(finding), cause(finding)).toList()
                : List.of();
    }

    static List<Cause> ofSites(List<Site> sites) {
        return sites(sites).toList();
    }

    /** Settings of the whole JVM, such as the default locale, which no call site shows. */
    private static Stream<Cause> settings(Finding finding) {
        return finding.smallestTreatment().perturbations().stream()
                .filter(Perturbation.JvmSetting.class::isInstance)
                .flatMap(perturbation -> perturbation.parameters().entrySet().stream())
                .map(parameter -> Cause.ofSetting(parameter.getKey(), parameter.getValue()));
    }

    /** The calls that must be perturbed, or all perturbed sites if those calls are unknown. */
    private static Stream<Cause> cause(Finding finding) {
        Proof proof = finding.proof();
        if (!proof.before().isEmpty()) {
            return proof.before().stream()
                    .map(each ->
                            Cause.ofTest(each.test().toString(), each.role().label(), each.state()));
        }
        return proof.treatment().isNarrow()
                ? proof.treatment().spots().stream().map(spot -> cause(spot, proof))
                : sites(finding.cause());
    }

    private static Cause cause(Spot spot, Proof proof) {
        boolean one = spot.calls().size() == 1
                && spot.calls().get(0).first() == spot.calls().get(0).last();
        Optional<Hit> hit = proof.hit(spot);
        Cause cause = Cause.ofCalls(
                spot.site().api(),
                spot.site().place(),
                one ? spot.calls().get(0).first() : null,
                one || spot.calls().isEmpty() ? null : Calls.of(spot),
                spot.thread() == null ? null : spot.thread().value(),
                hit.map(each -> each.stack().stream().map(Frame::toString).toList())
                        .orElse(null),
                hit.map(Hit::port).orElse(null));
        boolean isDelay =
                spot.site().kind().equals(SiteKind.BEFORE) || spot.site().kind().equals(SiteKind.AFTER);
        return isDelay
                ? cause.delayed(
                        spot.site().kind(),
                        delayMillis(proof),
                        hit.flatMap(each -> each.startedAt().stream().findFirst())
                                .map(Frame::toString)
                                .orElse(null))
                : cause;
    }

    private static Long delayMillis(Proof proof) {
        return proof.margin() == null
                ? null
                : Durations.parse(proof.margin().fails()).toMillis();
    }

    private static Stream<Cause> sites(List<Site> sites) {
        return sites.stream()
                .map(site -> Cause.ofSite(site.api(), site.place()))
                .distinct();
    }
}
