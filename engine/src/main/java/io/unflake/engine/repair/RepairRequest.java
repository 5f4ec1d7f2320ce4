package io.unflake.engine.repair;

import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.explain.Explanation;
import io.unflake.model.finding.Before;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import java.util.List;
import java.util.stream.Stream;

/**
 * What to repair.
 *
 * @param category the category of the finding
 * @param before the tests that make the test fail, or pass, by running before it
 * @param reached the sites that the treatment perturbs, for a treatment that does not name any
 * @param explanation which state differs, and what resets it; null if that is unknown
 * @param in the only class to change; null for the one that fits best
 */
public record RepairRequest(
        Replay replay,
        ModuleDescription module,
        String category,
        List<Before> before,
        List<Site> reached,
        Explanation explanation,
        Place in) {

    private static final int MOST_BEFORE = 5;

    public RepairRequest {
        before = List.copyOf(before);
        reached = List.copyOf(reached);
    }

    /** The test that fails. */
    TestId test() {
        return TestId.parse(replay.test());
    }

    /**
     * Where calls must be perturbed for the test to fail. If a test fails in some of the runs only, those are often
     * unknown; then all perturbed ones.
     */
    List<Site> sites() {
        List<Site> needed = replay.treatment().spots().stream()
                .map(Spot::site)
                .filter(Site::isPlace)
                .distinct()
                .toList();
        return needed.isEmpty() ? reached : needed;
    }

    /** The classes of the tests that take part. If a detection ran out of time, it names more than matter. */
    List<String> classes() {
        return Stream.concat(
                        before.stream()
                                .limit(MOST_BEFORE)
                                .map(each -> each.test().className()),
                        Stream.of(test().className()))
                .distinct()
                .toList();
    }
}
