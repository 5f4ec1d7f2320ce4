package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.Trials;
import io.unflake.model.TestId;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArrangementTest {

    private final Suite suite = new Suite(
            "m",
            Stream.of("a.A#one", "a.A#two", "b.B#one", "b.B#two", "n.N#one", "n.N#two")
                    .map(TestId::parse)
                    .map(test -> new Suite.Member(test, id(test)))
                    .toList());

    @Test
    void reverses_classes_and_methods_except_those_that_may_depend_on_each_other() {
        assertThat(by("order.reverse", Map.of()))
                .containsExactly("n.N#one", "n.N#two", "b.B#two", "b.B#one", "a.A#two", "a.A#one");
    }

    @Test
    void a_random_order_depends_only_on_the_seed_and_keeps_classes_together() {
        List<String> order = by("order.random", Map.of("seed", "5"));

        assertThat(order).isEqualTo(by("order.random", Map.of("seed", "5")));
        assertThat(order).hasSize(6).doesNotHaveDuplicates();
        for (int i = 0; i < order.size(); i += 2) {
            assertThat(order.get(i).substring(0, 3)).isEqualTo(order.get(i + 1).substring(0, 3));
        }
    }

    @Test
    void repeats_the_whole_suite() {
        List<String> order = by("order.twice", Map.of());

        assertThat(order.subList(0, 6)).startsWith("a.A#one", "a.A#two", "b.B#one");
        assertThat(order.subList(6, 12)).isEqualTo(order.subList(0, 6));
    }

    @Test
    void inserts_polluters_before_each_class() {
        assertThat(new Arrangement(suite).after(List.of(TestId.parse("b.B#two"))))
                .extracting(TestId::toString)
                .containsExactly(
                        "b.B#two", "a.A#one", "a.A#two", "b.B#two", "b.B#one", "b.B#two", "n.N#one", "n.N#two");
    }

    @Test
    void blocks_are_as_large_as_possible() {
        String jupiter = "[engine:junit-jupiter]/";
        String testNg = "[engine:testng]/";
        assertThat(blocks("a.A#one", "a.A#two", "b.B#one"))
                .containsExactly(List.of("a.A"), List.of(jupiter + "b.B#one"));
        assertThat(blocks("a.A#two", "a.A#one")).containsExactly(List.of(jupiter + "a.A#two", jupiter + "a.A#one"));
        assertThat(blocks("n.N#two", "n.N#one"))
                .containsExactly(List.of(testNg + "n.N#two"), List.of(testNg + "n.N#one"));
        assertThat(blocks("a.A#one", "a.A#one"))
                .containsExactly(List.of(jupiter + "a.A#one"), List.of(jupiter + "a.A#one"));
        assertThat(blocks("a.A#one", "b.B#one", "a.A#two"))
                .containsExactly(
                        List.of(jupiter + "a.A#one"), List.of(jupiter + "b.B#one"), List.of(jupiter + "a.A#two"));
    }

    private List<List<String>> blocks(String... tests) {
        return suite.blocks(Stream.of(tests).map(TestId::parse).toList());
    }

    private List<String> by(String strategy, Map<String, String> parameters) {
        return new Arrangement(suite)
                        .by(
                                Trials.strategy(strategy).ordering().orElseThrow(),
                                Trials.strategy(strategy).with(parameters))
                        .stream()
                        .map(TestId::toString)
                        .toList();
    }

    private static String id(TestId test) {
        return test.className().startsWith("n.") ? "[engine:testng]/" + test : "[engine:junit-jupiter]/" + test;
    }
}
