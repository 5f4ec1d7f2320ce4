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
import subject.Locales;
import subject.Surroundings;
import subject.Unordered;

class CollectionIT {

    private static final String SHUFFLE = "collection.shuffle";

    @TempDir
    Path folder;

    @Test
    void unordered_results_are_reordered_and_keep_their_elements() throws Exception {
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
    void the_order_is_the_same_each_time_and_the_real_one_afterwards() throws Exception {
        Map<String, Unordered.Look> looks = Unordered.open(folder);
        Map<String, List<?>> real = all(looks);
        Map<String, List<?>> shuffled = under(() -> all(looks), SHUFFLE);

        assertThat(under(() -> all(looks), SHUFFLE)).isEqualTo(shuffled);
        assertThat(under(() -> all(looks), SHUFFLE + ":seed=2")).isNotEqualTo(shuffled);
        assertThat(all(looks)).isEqualTo(real);
    }

    @Test
    void different_ways_to_iterate_a_collection_still_agree() throws Exception {
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
    void two_elements_occur_in_both_orders_if_orders_vary() throws Exception {
        assertThat(under(Unordered::twoInBothOrders, "collection.vary")).isTrue();
        assertThat(under(Unordered::twoInBothOrders, SHUFFLE)).isFalse();
    }

    @Test
    void ordered_results_keep_their_order() throws Exception {
        Map<String, List<?>> real = all(Unordered.ordered());

        assertThat(under(() -> all(Unordered.ordered()), SHUFFLE)).isEqualTo(real);
    }

    @Test
    void time_zones_have_another_name_only_while_perturbed() throws Exception {
        List<Integer> real = Unordered.zoneNames();

        assertThat(under(Unordered::zoneNames, SHUFFLE))
                .isEqualTo(real.stream().map(names -> names + 1).toList());
        assertThat(Unordered.zoneNames()).isEqualTo(real);
    }

    @Test
    void readings_of_the_default_locale_are_still_seen_when_locales_are_reordered() throws Exception {
        under(Unordered::keepVowels, SHUFFLE);
        Treated.agent().testStarted();

        assertThat(Treated.reachedApis(() -> Locales.lower("I"))).contains("java.lang.String.toLowerCase()");
    }

    @Test
    void removing_while_iterating_works() throws Exception {
        assertThat(under(Unordered::keepVowels, SHUFFLE)).containsExactlyInAnyOrder("a", "e");
    }

    @Test
    void concurrent_modification_is_still_detected() throws Exception {
        assertThat(under(Unordered::failsFast, SHUFFLE)).isTrue();
    }

    @Test
    void the_order_of_an_unchanged_collection_varies_only_if_requested() throws Exception {
        assertThat(under(Unordered::looksTheSameTwice, SHUFFLE)).isTrue();
        assertThat(under(Unordered::looksTheSameTwice, "collection.vary")).isFalse();
    }

    @Test
    void what_the_jdk_iterates_to_serve_a_request_is_no_site() throws Exception {
        Treated.agent().drainReached();
        under(Surroundings::serve, SHUFFLE);

        assertThat(Treated.sites(Treated.agent().drainReached()))
                .extracting(Site::kind)
                .doesNotContain("collection");
    }

    @Test
    void the_site_names_the_method_of_reflection() throws Exception {
        Treated.agent().drainReached();
        under(() -> all(Unordered.open(folder)), SHUFFLE);

        assertThat(Treated.sites(Treated.agent().drainReached()))
                .extracting(Site::api)
                .contains(
                        "java.lang.reflect.Field.getDeclaredAnnotations()",
                        "java.lang.reflect.Method.getExceptionTypes()")
                .doesNotContain("");
    }

    @Test
    void the_site_is_the_project_line_that_iterates() throws Exception {
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
