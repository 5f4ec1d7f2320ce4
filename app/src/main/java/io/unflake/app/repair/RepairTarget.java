package io.unflake.app.repair;

import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.explain.Explanation;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Role;
import io.unflake.model.replay.Replay;
import io.unflake.report.json.Cause;
import io.unflake.report.json.FindingsFile.Found;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The finding to repair.
 *
 * @param out the output folder that it belongs to
 * @param category the category of the finding
 * @param before the tests that decide by running before it
 * @param reached the sites that are perturbed when the test fails
 * @param explanation which state differs; null if that is unknown
 */
record RepairTarget(
        Path out, Replay replay, String category, List<Before> before, List<Site> reached, Explanation explanation) {

    /**
     * Combines what a detection and an explanation say; at least one of them must be known. The explanation comes first,
     * since a detection that runs out of time names more tests than necessary.
     */
    static RepairTarget of(Path out, Replay replay, Optional<Found> found, Optional<Explanation> explanation) {
        List<Before> detected = detected(found);
        List<Before> before = explanation
                .map(each -> before(each, detected))
                .filter(each -> !each.isEmpty())
                .orElse(detected);
        return new RepairTarget(
                out,
                replay.after(before),
                found.map(Found::category)
                        .or(() -> explanation.map(Explanation::category))
                        .orElseThrow(),
                before,
                found.map(each -> ReachedSites.of(each, replay.treatment())).orElse(List.of()),
                explanation.orElse(null));
    }

    /** The tests that decide by running before it, according to a finding. */
    static List<Before> detected(Optional<Found> found) {
        return found.map(each ->
                        each.cause().stream().flatMap(RepairTarget::before).toList())
                .orElse(List.of());
    }

    private static Stream<Before> before(Cause cause) {
        return cause.before() == null
                ? Stream.of()
                : Stream.of(Role.values())
                        .filter(role -> role.label().equals(cause.role()))
                        .map(role -> new Before(TestId.parse(cause.before()), role, cause.state()));
    }

    private static List<Before> before(Explanation explanation, List<Before> detected) {
        Role role = Role.BRITTLE.label().equals(explanation.role()) ? Role.STATE_SETTER : Role.POLLUTER;
        return explanation.before().stream()
                .map(TestId::parse)
                .map(test -> detected.stream()
                        .filter(each -> each.test().equals(test))
                        .findFirst()
                        .orElse(new Before(test, role)))
                .toList();
    }
}
