package io.unflake.app.repair;

import io.unflake.model.TestId;
import io.unflake.model.explain.Explanation;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Role;
import io.unflake.model.replay.Replay;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Decides whether an explanation of an earlier command is about the tests that are to be repaired now. A test may have
 * been explained with other tests before it.
 *
 * @param detected the tests that decide by running before it, according to the finding
 */
record ExplanationMatch(Replay replay, List<Before> detected) {

    boolean fits(Explanation explanation) {
        Set<TestId> known = Stream.concat(
                        detected.stream().map(Before::test),
                        replay.tests().stream()
                                .limit(replay.tests().size() - 1L)
                                .map(TestId::parse))
                .map(TestId::base)
                .collect(Collectors.toSet());
        boolean isOfTheTest = explanation.test().equals(replay.test());
        // What makes a brittle test pass is not part of the run in which it fails.
        boolean isOnlyKnownThere = known.isEmpty() && Role.BRITTLE.label().equals(explanation.role());
        return isOfTheTest
                && (isOnlyKnownThere
                        || explanation.before().stream()
                                .map(each -> TestId.parse(each).base())
                                .allMatch(known::contains));
    }
}
