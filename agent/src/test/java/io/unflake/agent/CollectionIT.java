package io.unflake.agent;

import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import io.unflake.model.Site;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import subject.Unordered;

class CollectionIT {

    private static final String SHUFFLE = "collection.shuffle";

    @TempDir
    Path folder;

    @Test
    void what_has_no_order_comes_in_another_one_with_the_same_elements() throws Exception {
        Map<String, Unordered.Look> looks = Unordered.open(folder);
        Map<String, List<?>> real = all(looks);
        Map<String, List<?>> shuffled = under(() -> all(looks), SHUFFLE);

        assertSoftly(softly -> real.forEach((name, elements) -> {
            List<Object> before = List.copyOf(elements);
            List<Object> after = List.copyOf(shuffled.get(name));
            softly.assertThat(after).as(name).isNotEqualTo(before);
            if (!name.endsWith("toString")) {
                softly.assertThat(after).as(name).containsExactlyInAnyOrderElementsOf(before);
            }
        }));
    }

    @Test
    void it_is_the_same_order_each_time_and_the_real_one_again_afterwards() throws Exception {
        Map<String, Unordered.Look> looks = Unordered.open(folder);
        Map<String, List<?>> real = all(looks);
        Map<String, List<?>> shuffled = under(() -> all(looks), SHUFFLE);

        assertThat(under(() -> all(looks), SHUFFLE)).isEqualTo(shuffled);
        assertThat(under(() -> all(looks), SHUFFLE + ":seed=2")).isNotEqualTo(shuffled);
        assertThat(all(looks)).isEqualTo(real);
    }

    @Test
    void ways_to_look_at_a_collection_that_agree_still_do() throws Exception {
        Map<String, Unordered.Look> looks = Unordered.open(folder);
        Map<String, List<?>> real = all(looks);
        Map<String, List<?>> shuffled = under(() -> all(looks), SHUFFLE);

        assertSoftly(softly -> shuffled.forEach((name, elements) -> {
            if (name.endsWith(" loop")) {
                String collection = name.substring(0, name.length() - "loop".length());
                for (String way : List.of("forEach", "stream", "copy", "array")) {
                    boolean agrees = real.get(collection + way).equals(real.get(name));
                    List<Object> seen = List.copyOf(shuffled.get(collection + way));
                    softly.assertThat(seen.equals(elements) || !agrees)
                            .as(collection + way)
                            .isTrue();
                }
            }
        }));
    }

    @Test
    void two_elements_come_in_both_orders_where_they_vary() throws Exception {
        assertThat(under(Unordered::twoInBothOrders, "collection.vary")).isTrue();
        assertThat(under(Unordered::twoInBothOrders, SHUFFLE)).isFalse();
    }

    @Test
    void what_has_an_order_keeps_it() throws Exception {
        Map<String, List<?>> real = all(Unordered.ordered());

        assertThat(under(() -> all(Unordered.ordered()), SHUFFLE)).isEqualTo(real);
    }

    @Test
    void removing_while_iterating_works() throws Exception {
        assertThat(under(Unordered::keepVowels, SHUFFLE)).containsExactlyInAnyOrder("a", "e");
    }

    @Test
    void a_change_while_iterating_is_still_noticed() throws Exception {
        assertThat(under(Unordered::failsFast, SHUFFLE)).isTrue();
    }

    @Test
    void only_where_that_is_wanted_an_unchanged_collection_looks_different_each_time() throws Exception {
        assertThat(under(Unordered::looksTheSameTwice, SHUFFLE)).isTrue();
        assertThat(under(Unordered::looksTheSameTwice, "collection.vary")).isFalse();
    }

    @Test
    void the_site_is_where_the_project_asks() throws Exception {
        Treated.agent().drainReached();
        under(Unordered::keepVowels, SHUFFLE);

        assertThat(Treated.sites(Treated.agent().drainReached()))
                .extracting(Site::kind, Site::api)
                .contains(tuple("collection", "java.util.HashSet.iterator()"));
    }

    private static Map<String, List<?>> all(Map<String, Unordered.Look> looks) throws Exception {
        Map<String, List<?>> result = new LinkedHashMap<>();
        for (Map.Entry<String, Unordered.Look> look : looks.entrySet()) {
            result.put(look.getKey(), look.getValue().elements());
        }
        return result;
    }
}
