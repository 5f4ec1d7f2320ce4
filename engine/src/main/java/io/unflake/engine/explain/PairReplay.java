package io.unflake.engine.explain;

import io.unflake.engine.replay.ClassesDigest;
import io.unflake.model.TestId;
import io.unflake.model.explain.Explanation;
import io.unflake.model.explain.Explanation.FailureSummary;
import io.unflake.model.replay.Replay;
import java.util.List;

/** Writes a pair that no detection has found as a replay, so that other commands can use it. */
public final class PairReplay {

    private PairReplay() {}

    /**
     * Returns the replay of the failing run.
     *
     * @param explanation has an id
     * @param jvmArguments arguments for the test JVM that are not the project's own
     */
    public static Replay of(Pair pair, Explanation explanation, ExplainSubject subject, List<String> jvmArguments) {
        FailureSummary failure = explanation.failure();
        long limit = ExplainSubject.LIMIT.toMillis();
        return new Replay(
                Replay.SCHEMA,
                explanation.id(),
                explanation.module(),
                explanation.test(),
                pair.failing().tests().stream().map(TestId::toString).toList(),
                pair.failing().treatment(),
                new Replay.Limits(limit, limit),
                jvmArguments,
                subject.instrument(),
                ClassesDigest.of(subject.module()),
                new Replay.Expected(failure.type(), failure.message(), failure.fingerprint(), List.of()));
    }
}
