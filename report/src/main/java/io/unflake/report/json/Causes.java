package io.unflake.report.json;

import io.unflake.model.Frame;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Proof;
import io.unflake.report.text.Calls;
import java.util.List;
import java.util.stream.Stream;

/** Converts the causes of findings. */
final class Causes {

    private Causes() {}

    /** The settings, tests and calls that make a test fail. */
    static List<Cause> of(Finding finding) {
        return Stream.concat(settings(finding), cause(finding)).toList();
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
        if (proof != null && !proof.before().isEmpty()) {
            return proof.before().stream()
                    .map(each ->
                            Cause.ofTest(each.test().toString(), each.role().label(), each.state()));
        }
        return proof == null || !proof.treatment().isNarrow()
                ? sites(finding.cause())
                : proof.treatment().spots().stream().map(spot -> cause(spot, proof));
    }

    private static Cause cause(Spot spot, Proof proof) {
        boolean one = spot.calls().size() == 1
                && spot.calls().get(0).first() == spot.calls().get(0).last();
        return Cause.ofCalls(
                spot.site().api(),
                spot.site().place(),
                one ? spot.calls().get(0).first() : null,
                one || spot.calls().isEmpty() ? null : Calls.of(spot),
                spot.thread() == null ? null : spot.thread().value(),
                proof.hit(spot)
                        .map(hit -> hit.stack().stream().map(Frame::toString).toList())
                        .orElse(null));
    }

    private static Stream<Cause> sites(List<Site> sites) {
        return sites.stream()
                .map(site -> Cause.ofSite(site.api(), site.place()))
                .distinct();
    }
}
