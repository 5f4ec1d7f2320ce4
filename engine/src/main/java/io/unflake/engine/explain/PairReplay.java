package io.unflake.engine.explain;

import io.unflake.engine.replay.ClassesDigest;
import io.unflake.engine.replay.ReplayFiles;
import io.unflake.model.TestId;
import io.unflake.model.explain.Explanation;
import io.unflake.model.explain.Explanation.FailureSummary;
import io.unflake.model.replay.Replay;
import java.util.List;

/** Writes the failing run of a pair as a replay, so that other commands can use it. */
public final class PairReplay {

    private final Replay.Limits limits;
    private final List<String> jvmArguments;

    private PairReplay(Replay.Limits limits, List<String> jvmArguments) {
        this.limits = limits;
        this.jvmArguments = jvmArguments;
    }

    /**
     * For a pair that no detection has found.
     *
     * @param jvmArguments arguments for the test JVM that are not the project's own
     */
    public static PairReplay ofTest(List<String> jvmArguments) {
        long limit = ExplainSubject.LIMIT.toMillis();
        return new PairReplay(new Replay.Limits(limit, limit), jvmArguments);
    }

    /** For the pair of a finding. */
    public static PairReplay renewing(Replay earlier) {
        return new PairReplay(earlier.limits(), earlier.jvmArguments());
    }

    /**
     * Writes the replay, unless there is one for this version of the project.
     *
     * @param explanation has an id
     */
    public void write(Pair pair, Explanation explanation, ExplainSubject subject, ReplayFiles files) {
        Replay.Digests version = ClassesDigest.of(subject.module());
        if (!files.has(explanation.id(), version)) {
            files.write(replay(pair, explanation, subject, version));
        }
    }

    private Replay replay(Pair pair, Explanation explanation, ExplainSubject subject, Replay.Digests version) {
        FailureSummary failure = explanation.failure();
        return new Replay(
                Replay.SCHEMA,
                explanation.id(),
                explanation.module(),
                explanation.test(),
                pair.failing().tests().stream().map(TestId::toString).toList(),
                pair.failing().treatment(),
                limits,
                jvmArguments,
                subject.instrument(),
                version,
                new Replay.Expected(failure.type(), failure.message(), failure.fingerprint(), List.of()));
    }
}
