package io.unflake.engine.minimise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DeltaDebuggingTest {

    private final List<List<Integer>> asked = new ArrayList<>();

    @Test
    void one_part_among_a_thousand_is_found_in_about_twice_as_many_steps_as_halving_takes() {
        assertThat(minimise(1000, parts -> parts.contains(617))).containsExactly(617);
        assertThat(asked).hasSizeLessThan(25);
    }

    @Test
    void what_is_needed_together_stays_together() {
        assertThat(minimise(64, parts -> parts.containsAll(List.of(3, 40, 41)))).containsExactly(3, 40, 41);
    }

    @Test
    void where_all_are_needed_all_remain() {
        assertThat(minimise(7, parts -> parts.size() == 7)).hasSize(7);
    }

    @Test
    void one_part_needs_no_question() {
        assertThat(minimise(1, parts -> true)).hasSize(1);
        assertThat(asked).isEmpty();
    }

    @Test
    void nothing_can_be_taken_from_any_result() {
        Random random = new Random(7);
        for (int i = 0; i < 200; i++) {
            Set<Integer> needed = new TreeSet<>();
            for (int j = 0; j <= random.nextInt(4); j++) {
                needed.add(random.nextInt(30));
            }
            int threshold = random.nextInt(5);
            Predicate<Collection<Integer>> fails = parts -> parts.containsAll(needed)
                    && parts.stream().filter(p -> p % 3 == 0).count() >= threshold;
            List<Integer> least = minimise(30, fails::test);
            assertThat(fails).accepts(least);
            for (Integer part : least) {
                List<Integer> rest = new ArrayList<>(least);
                rest.remove(part);
                assertThat(fails).rejects(rest);
            }
        }
    }

    @Test
    void when_time_is_up_the_smallest_so_far_is_the_result() {
        DeltaDebugging<Integer> search = new DeltaDebugging<>(
                parts -> {
                    asked.add(parts);
                    return parts.contains(0);
                },
                () -> asked.size() >= 2);

        assertThat(search.minimise(IntStream.range(0, 64).boxed().toList())).hasSize(16);
    }

    private List<Integer> minimise(int size, Predicate<List<Integer>> fails) {
        asked.clear();
        DeltaDebugging<Integer> search = new DeltaDebugging<>(
                parts -> {
                    asked.add(parts);
                    return fails.test(parts);
                },
                () -> false);
        return search.minimise(IntStream.range(0, size).boxed().toList());
    }
}
