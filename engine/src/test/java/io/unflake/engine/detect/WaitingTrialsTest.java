package io.unflake.engine.detect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.engine.Trials;
import io.unflake.engine.search.TrialOutcome;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WaitingTrialsTest {

    private static final TrialOutcome SLEEPS = new TrialOutcome(Trials.trial("sleep.increase"), 1, List.of(), 1, true);
    private static final TrialOutcome CONNECTS = new TrialOutcome(Trials.trial("network.delay"), 1, List.of(), 1, true);

    private final WaitingTrials trials = new WaitingTrials();
    private final CountDownLatch end = new CountDownLatch(1);

    private List<TrialOutcome> whenTold(TrialOutcome outcome) throws InterruptedException {
        assertThat(end.await(1, TimeUnit.MINUTES)).isTrue();
        return List.of(outcome);
    }

    @Test
    void returns_each_outcome_once() {
        trials.begin(() -> List.of(SLEEPS));
        trials.begin(() -> whenTold(CONNECTS));

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
        trials.begin(() -> whenTold(CONNECTS));

        assertThat(trials.await(() -> true)).isEmpty();
        assertThat(trials.areLeft()).isTrue();
        end.countDown();
    }

    @Test
    void a_defect_is_not_swallowed() {
        trials.begin(() -> {
            throw new IllegalArgumentException("a defect");
        });

        assertThatThrownBy(() -> trials.await(() -> false)).hasMessage("a defect");
    }
}
