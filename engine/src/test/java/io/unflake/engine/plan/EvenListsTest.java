package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.TestId;
import java.util.List;
import org.junit.jupiter.api.Test;

class EvenListsTest {

    private static final TestId SHORT = new TestId("p.A", "takes1", "");
    private static final TestId OTHER = new TestId("p.A", "takes2", "");
    private static final TestId LONG = new TestId("p.B", "takes5", "");
    private static final TestId LONGER = new TestId("p.B", "takes6", "");

    private final EvenLists lists = new EvenLists(
            tests -> tests.stream().mapToLong(EvenListsTest::seconds).sum());

    @Test
    void classes_stay_together() {
        assertThat(lists.spread(List.of(SHORT, LONG, OTHER), 2)).containsExactly(List.of(LONG), List.of(SHORT, OTHER));
    }

    @Test
    void a_class_that_takes_too_long_is_split() {
        assertThat(lists.spread(List.of(SHORT, LONG, LONGER), 2))
                .containsExactly(List.of(LONGER), List.of(LONG, SHORT));
    }

    @Test
    void whole_classes_are_not_split_however_long_they_take() {
        assertThat(lists.spreadClasses(List.of(SHORT, LONG, LONGER), 2))
                .containsExactly(List.of(LONG, LONGER), List.of(SHORT));
    }

    @Test
    void nested_classes_stay_with_their_outer_class() {
        TestId nested = new TestId("p.A$Nested", "takes4", "");

        assertThat(lists.spreadClasses(List.of(SHORT, nested, LONG), 2))
                .containsExactly(List.of(SHORT, nested), List.of(LONG));
    }

    @Test
    void no_list_is_empty() {
        assertThat(lists.spread(List.of(SHORT, OTHER), 8)).containsExactly(List.of(OTHER), List.of(SHORT));
    }

    @Test
    void one_list_has_all_tests() {
        assertThat(lists.spread(List.of(SHORT, LONG), 1)).containsExactly(List.of(LONG, SHORT));
    }

    private static long seconds(TestId test) {
        return Long.parseLong(test.method().substring("takes".length()));
    }
}
