package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.plan.ThreadProfile.ThreadOfTest;
import io.unflake.model.Failure;
import io.unflake.model.Hit;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.ThreadKey;
import io.unflake.model.strategy.SiteKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThreadProfileTest {

    private static final TestId TEST = TestId.parse("p.A#m");
    private static final ThreadKey OTHER = ThreadKey.MAIN.child("p.A.start:7", 0);

    private final ThreadProfile profile = new ThreadProfile();

    @Test
    void threads_have_the_points_of_all_runs_in_the_order_of_the_first() {
        assertThat(profile.add(run(hit(1, OTHER), hit(2, ThreadKey.MAIN)))).containsExactly(TEST);
        assertThat(profile.add(run(hit(3, OTHER), hit(1, OTHER)))).containsExactly(TEST);
        assertThat(profile.add(run(hit(1, OTHER)))).isEmpty();

        assertThat(profile.startedThreads())
                .containsExactly(new ThreadOfTest(TEST, OTHER, List.of(spot(1, OTHER), spot(3, OTHER))));
        assertThat(profile.threads()).hasSize(2);
    }

    @Test
    void invocations_of_a_test_count_as_one() {
        TestId second = TestId.parse("p.A#m[2]");
        profile.add(new Observation("r", List.of(result(TEST, hit(1, OTHER)), result(second, hit(2, OTHER))), 1));

        assertThat(profile.startedThreads())
                .singleElement()
                .satisfies(thread -> assertThat(thread.points()).hasSize(2));
    }

    @Test
    void a_test_that_fails_once_is_left_out() {
        profile.add(run(hit(1, OTHER)));
        TestResult failure = new TestResult(
                TEST,
                Outcome.FAILED,
                1,
                new Failure("java.lang.Error", "", List.of()),
                null,
                List.of(),
                List.of(),
                List.of(hit(2, OTHER)));
        profile.add(new Observation("r", List.of(failure), 1));
        profile.add(run(hit(1, OTHER)));

        assertThat(profile.threads()).isEmpty();
        assertThat(profile.failed()).containsExactly(TEST);
    }

    private static Observation run(Hit... hits) {
        return new Observation("r", List.of(result(TEST, hits)), 1);
    }

    private static TestResult result(TestId test, Hit... hits) {
        return new TestResult(test, Outcome.PASSED, 1, null, null, List.of(), List.of(), List.of(hits));
    }

    private static Hit hit(int line, ThreadKey thread) {
        return Hit.unperturbed(site(line), thread, 1);
    }

    private static Spot spot(int line, ThreadKey thread) {
        return Spot.all(site(line)).on(thread);
    }

    private static Site site(int line) {
        return new Site(SiteKind.BEFORE, "p.A", "m", "A.java", line, "task", 0, true);
    }
}
