package io.unflake.engine.repair;

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
 * @param explanation which state differs, and what resets it; null if that is unknown
 * @param in the only class to change; null for the one that fits best
 */
public record RepairRequest(
        Replay replay,
        ModuleDescription module,
        String category,
        List<Before> before,
        Explanation explanation,
        Place in) {

    private static final int MOST_BEFORE = 5;

    public RepairRequest {
        before = List.copyOf(before);
    }

    /** The test that fails. */
    TestId test() {
        return TestId.parse(replay.test());
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
