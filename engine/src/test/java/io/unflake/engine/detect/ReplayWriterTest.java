package io.unflake.engine.detect;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.Trials;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.replay.ReplayFiles;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Verdict;
import io.unflake.model.replay.Replay;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayWriterTest {

    private static final TestId TEST = TestId.parse("a.T#t");
    private static final long TIMEOUT = 120_000;

    @TempDir
    private Path out;

    @Test
    void a_hang_keeps_the_time_limit_it_was_found_with() {
        TestResult hang = new TestResult(
                TEST, Outcome.TIMED_OUT, 12_345, Failure.hang("no end", List.of()), null, List.of(), List.of());

        assertThat(written("time.fast", hang).limits()).isEqualTo(new Replay.Limits(12_345, TIMEOUT));
    }

    @Test
    void any_other_failure_keeps_the_limit_of_the_user() {
        TestResult failure = TestResult.of(TEST, Outcome.FAILED, new Failure("E", "", List.of()));

        assertThat(written("time.fast", failure).limits()).isEqualTo(new Replay.Limits(TIMEOUT, TIMEOUT));
    }

    @Test
    void a_failure_under_a_delay_has_the_time_that_delays_add() {
        TestResult failure = TestResult.of(TEST, Outcome.FAILED, new Failure("E", "", List.of()));

        assertThat(written("sleep.increase", failure).limits())
                .isEqualTo(new Replay.Limits(TIMEOUT + 40_000, TIMEOUT + 40_000));
    }

    private Replay written(String strategy, TestResult failure) {
        Trial trial = Trials.trial(strategy);
        SimulatedModule module =
                new SimulatedModule(List.of("a.T#t"), (run, test) -> null, test -> List.of()).writingTo(out);
        List<Provoked> provoked = Provoked.of(List.of(new Confirmed(
                TEST,
                trial,
                null,
                Verdict.FLAKY,
                failure,
                FailureFingerprint.of(failure.failure(), name -> true),
                new Rate(2, 2),
                new Rate(0, 2),
                false)));
        List<Finding> findings =
                new FindingAssembly("shop", ModuleDetection.nothing(), id -> "command").assemble(provoked, Map.of());

        ReplayWriter writer = new ReplayWriter(module.description(), module.suite(), module.request(trial));
        writer.write(findings, provoked);
        return ReplayFiles.read(writer.file(findings.get(0).id()));
    }
}
