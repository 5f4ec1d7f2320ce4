package io.unflake.engine.detect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.Trials;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class WaitingTrialsTest {

    private static final TrialOutcome SLEEPS = new TrialOutcome(Trials.trial("sleep.increase"), 1, List.of(), 1, true);
    private static final TrialOutcome CONNECTS = new TrialOutcome(Trials.trial("network.delay"), 1, List.of(), 1, true);

    private final WaitingTrials trials = new WaitingTrials();
    private final CountDownLatch end = new CountDownLatch(1);

    private void awaitEnd() {
        try {
            assertThat(end.await(1, TimeUnit.MINUTES)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void whenTold(TrialOutcome outcome, Consumer<TrialOutcome> ended) {
        awaitEnd();
        ended.accept(outcome);
    }

    @Test
    void returns_each_outcome_once() {
        trials.begin(ended -> ended.accept(SLEEPS));
        trials.begin(ended -> whenTold(CONNECTS, ended));

        List<TrialOutcome> first;
        do {
            first = trials.await(() -> true);
        } while (first.isEmpty());
        assertThat(first).containsExactly(SLEEPS);
        assertThat(trials.areLeft()).isTrue();
        end.countDown();

        assertThat(trials.await(() -> false)).containsExactly(CONNECTS);
        assertThat(trials.areLeft()).isFalse();
    }

    @Test
    void does_not_wait_when_time_is_over() {
        trials.begin(ended -> whenTold(CONNECTS, ended));

        assertThat(trials.await(() -> true)).isEmpty();
        assertThat(trials.areLeft()).isTrue();
        end.countDown();
    }

    @Test
    void may_wait_until_a_test_has_failed() {
        TestResult failure = SimulatedExperiment.failed(TestId.of("p.A", "a"), "here");
        TrialOutcome failing =
                new TrialOutcome(SLEEPS.trial(), 1, List.of(new Candidate(SLEEPS.trial(), failure)), 1, true);
        trials.begin(ended -> {
            ended.accept(SLEEPS);
            ended.accept(failing);
            whenTold(CONNECTS, ended);
        });

        assertThat(trials.awaitFailure(() -> false)).containsExactly(SLEEPS, failing);
        end.countDown();
        assertThat(trials.awaitFailure(() -> false)).containsExactly(CONNECTS);
        assertThat(trials.areLeft()).isFalse();
    }

    @Test
    void a_defect_is_not_swallowed() {
        trials.begin(ended -> {
            throw new IllegalArgumentException("a defect");
        });

        assertThatThrownBy(() -> trials.await(() -> false)).hasMessage("a defect");
    }
}
