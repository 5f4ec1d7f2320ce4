package io.unflake.report.text;

import io.unflake.model.Hit;
import io.unflake.model.Perturbation;
import io.unflake.model.WorkerBroken;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Stage;
import io.unflake.model.finding.Verdict;
import java.util.List;
import java.util.stream.Collectors;

/** Words the cause of one finding. */
record CausePhrase(Phrases phrases, Finding finding) {

    private static final int NAMED = 3;

    String text() {
        if (finding.treatments().isEmpty()) {
            return untreated();
        }
        return switch (finding.stage()) {
            case SEEN ->
                "seen once under " + Printable.line(finding.strategies().get(0)) + ", not confirmed (out of time)";
            case CONFIRMED -> treatment() + "; cause not searched (" + whyNotSearched() + ")";
            case PROVEN -> treatment() + (mayBeTooLarge() ? "; perhaps not all of it is needed (out of time)" : "");
        };
    }

    private String whyNotSearched() {
        if (WorkerBroken.isMeantBy(finding.failure())) {
            return "the JVM ended, which may have other reasons";
        }
        return failsTooRarely() ? "fails too rarely" : "out of time";
    }

    /** A suspect that failed in every treated run is one only because a check is missing. */
    private boolean failsTooRarely() {
        return finding.verdict() != Verdict.FLAKY && !finding.treated().always();
    }

    private boolean mayBeTooLarge() {
        return finding.proof() != null && finding.proof().mayBeTooLarge();
    }

    private String untreated() {
        if (finding.category().equals("order")) {
            return "passes or fails depending on the tests that run before it";
        }
        return finding.control().always()
                ? "fails in every plain run so far; not run alone (out of time)"
                : "passes and fails in plain runs, with nothing perturbed";
    }

    private String treatment() {
        List<Perturbation> parts = finding.smallestTreatment().perturbations();
        if (parts.size() == 1 && parts.get(0) instanceof Perturbation.TestOrder order) {
            return order(order);
        }
        SiteWords sites = new SiteWords(finding.cause(), hits());
        return parts.size() == 1 ? phrases.cause(parts.get(0), sites) : combined(parts, sites);
    }

    private List<Hit> hits() {
        return finding.proof() == null
                ? List.of()
                : finding.proof().hits().stream().filter(Hit::perturbed).toList();
    }

    private String order(Perturbation.TestOrder order) {
        List<Before> before =
                finding.proof() == null ? List.of() : finding.proof().before();
        if (before.isEmpty()) {
            return phrases.cause(order, new SiteWords(List.of()));
        }
        String names = before.stream()
                .limit(NAMED)
                .map(each -> Printable.line(each.test().toString()))
                .collect(Collectors.joining(", "));
        String more = before.size() > NAMED ? " and " + (before.size() - NAMED) + " more" : "";
        return switch (before.get(0).role()) {
            case ITSELF -> "not idempotent: fails when run a second time";
            case STATE_SETTER -> "fails unless " + names + more + (before.size() > 1 ? " run" : " runs") + " before it";
            default -> "fails after " + names + more + state(before);
        };
    }

    private static String state(List<Before> before) {
        String state = before.get(0).state();
        return before.size() > 1 || state == null ? "" : ", which changes " + Printable.line(state);
    }

    private String combined(List<Perturbation> parts, SiteWords sites) {
        String names = parts.stream().map(Perturbation::strategy).distinct().collect(Collectors.joining(" + "));
        String only = finding.stage() == Stage.PROVEN && !mayBeTooLarge() ? "only " : "";
        return "fails " + only + "under " + Printable.line(names) + " together" + sites.inBrackets();
    }
}
