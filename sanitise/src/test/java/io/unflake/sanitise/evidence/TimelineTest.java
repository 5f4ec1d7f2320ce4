package io.unflake.sanitise.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.sanitise.evidence.Timeline.Occurrence;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimelineTest {

    private static final long MAIN = 1;
    private static final long OTHER = 2;
    private static final long CHILD = 3;
    private static final long GRANDCHILD = 4;

    private final Timeline<String> timeline = new Timeline<>();

    private List<String> during(long scope) {
        return timeline.of(scope).stream().map(Occurrence::what).toList();
    }

    @Test
    void givesWhatHappensToTheTestUnderWay() {
        timeline.begin(MAIN, 10, 100);
        timeline.happen(MAIN, "first");
        timeline.settle();
        timeline.happen(MAIN, "second");
        timeline.settle();

        assertThat(during(10)).containsExactly("first", "second");
    }

    @Test
    void aTestThatHasEndedIsForgottenAndTheNextStartsAfresh() {
        timeline.begin(MAIN, 10, 100);
        timeline.happen(MAIN, "stale");
        timeline.end(MAIN, 10, 200);
        timeline.happen(MAIN, "between");
        timeline.begin(MAIN, 11, 300);
        timeline.settle();

        assertThat(timeline.of(10)).isNull();
        assertThat(during(11)).isEmpty();
    }

    @Test
    void theInnermostTestOfAThreadCounts() {
        timeline.begin(MAIN, 10, 100);
        timeline.happen(MAIN, "outer");
        timeline.begin(MAIN, 11, 200);
        timeline.happen(MAIN, "inner");
        timeline.leave(MAIN, 11, 300);
        timeline.happen(MAIN, "outer again");
        timeline.settle();

        assertThat(during(10)).containsExactly("outer", "outer again");
        assertThat(during(11)).containsExactly("inner");
    }

    @Test
    void parallelTestsDoNotMix() {
        timeline.begin(MAIN, 10, 100);
        timeline.begin(OTHER, 11, 100);
        timeline.happen(OTHER, "of the other");
        timeline.settle();

        assertThat(during(10)).isEmpty();
        assertThat(during(11)).containsExactly("of the other");
    }

    @Test
    void threadsBelongToTheTestThatStartedThem() {
        timeline.happen(GRANDCHILD, "late");
        timeline.happen(CHILD, "early");
        timeline.start(GRANDCHILD, CHILD, 170);
        timeline.start(CHILD, MAIN, 150);
        timeline.begin(MAIN, 10, 100);
        timeline.settle();

        assertThat(during(10)).containsExactlyInAnyOrder("late", "early");
        assertThat(timeline.of(10)).noneMatch(Occurrence::own);
    }

    @Test
    void threadsFromBeforeBelongToNobody() {
        timeline.start(CHILD, MAIN, 50);
        timeline.begin(MAIN, 10, 100);
        timeline.happen(CHILD, "of a pool");
        timeline.settle();

        assertThat(during(10)).isEmpty();
    }

    @Test
    void threadsOfAnEarlierTestDoNotCountForTheNext() {
        timeline.begin(MAIN, 10, 100);
        timeline.start(CHILD, MAIN, 150);
        timeline.end(MAIN, 10, 200);
        timeline.settle();
        timeline.begin(MAIN, 11, 300);
        timeline.happen(CHILD, "left over");
        timeline.settle();

        assertThat(during(11)).isEmpty();
    }
}
