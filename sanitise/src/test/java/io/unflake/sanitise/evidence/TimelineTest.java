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
    void attributes_occurrences_to_the_running_test() {
        timeline.begin(MAIN, 10, 100);
        timeline.occur(MAIN, "first");
        timeline.attribute();
        timeline.occur(MAIN, "second");
        timeline.attribute();

        assertThat(during(10)).containsExactly("first", "second");
    }

    @Test
    void drops_a_test_that_has_ended() {
        timeline.begin(MAIN, 10, 100);
        timeline.occur(MAIN, "stale");
        timeline.end(MAIN, 10, 200);
        timeline.occur(MAIN, "between");
        timeline.begin(MAIN, 11, 300);
        timeline.attribute();

        assertThat(timeline.of(10)).isNull();
        assertThat(during(11)).isEmpty();
    }

    @Test
    void attributes_occurrences_to_the_innermost_scope() {
        timeline.begin(MAIN, 10, 100);
        timeline.occur(MAIN, "outer");
        timeline.begin(MAIN, 11, 200);
        timeline.occur(MAIN, "inner");
        timeline.leave(MAIN, 11, 300);
        timeline.occur(MAIN, "outer again");
        timeline.attribute();

        assertThat(during(10)).containsExactly("outer", "outer again");
        assertThat(during(11)).containsExactly("inner");
    }

    @Test
    void attributes_a_thread_to_a_test_that_began_in_an_earlier_part_with_a_faster_clock() {
        timeline.begin(MAIN, 10, 100);
        timeline.attribute();
        timeline.start(CHILD, MAIN, 90);
        timeline.occur(CHILD, "in the child");
        timeline.attribute();

        assertThat(during(10)).containsExactly("in the child");
    }

    @Test
    void gives_every_open_test_what_occurs_on_an_unknown_thread() {
        timeline.begin(MAIN, 10, 100);
        timeline.begin(OTHER, 11, 100);
        timeline.occur(Timeline.UNKNOWN_THREAD, "somewhere");
        timeline.attribute();

        assertThat(timeline.of(10)).containsExactlyElementsOf(timeline.of(11));
        assertThat(timeline.of(10)).singleElement().satisfies(occurrence -> {
            assertThat(occurrence.own()).isFalse();
            assertThat(occurrence.openScopes()).containsExactlyInAnyOrder(10L, 11L);
        });
    }

    @Test
    void separates_parallel_tests() {
        timeline.begin(MAIN, 10, 100);
        timeline.begin(OTHER, 11, 100);
        timeline.occur(OTHER, "of the other");
        timeline.attribute();

        assertThat(during(10)).isEmpty();
        assertThat(during(11)).containsExactly("of the other");
    }

    @Test
    void attributes_threads_to_the_test_that_started_them() {
        timeline.occur(GRANDCHILD, "late");
        timeline.occur(CHILD, "early");
        timeline.start(GRANDCHILD, CHILD, 170);
        timeline.start(CHILD, MAIN, 150);
        timeline.begin(MAIN, 10, 100);
        timeline.attribute();

        assertThat(during(10)).containsExactlyInAnyOrder("late", "early");
        assertThat(timeline.of(10)).noneMatch(Occurrence::own);
    }

    @Test
    void attributes_older_threads_to_no_test() {
        timeline.start(CHILD, MAIN, 50);
        timeline.begin(MAIN, 10, 100);
        timeline.occur(CHILD, "of a pool");
        timeline.attribute();

        assertThat(during(10)).isEmpty();
    }

    @Test
    void does_not_attribute_threads_of_an_earlier_test_to_the_next() {
        timeline.begin(MAIN, 10, 100);
        timeline.start(CHILD, MAIN, 150);
        timeline.end(MAIN, 10, 200);
        timeline.attribute();
        timeline.begin(MAIN, 11, 300);
        timeline.occur(CHILD, "left over");
        timeline.attribute();

        assertThat(during(11)).isEmpty();
    }
}
