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

    private final List<List<Integer>> tried = new ArrayList<>();

    @Test
    void finds_one_of_a_thousand_parts_in_about_twice_the_steps_of_bisection() {
        assertThat(minimise(1000, parts -> parts.contains(617))).containsExactly(617);
        assertThat(tried).hasSizeLessThan(25);
    }

    @Test
    void keeps_parts_that_are_needed_together() {
        assertThat(minimise(64, parts -> parts.containsAll(List.of(3, 40, 41)))).containsExactly(3, 40, 41);
    }

    @Test
    void keeps_all_parts_if_all_are_needed() {
        assertThat(minimise(7, parts -> parts.size() == 7)).hasSize(7);
    }

    @Test
    void a_single_part_needs_no_run() {
        assertThat(minimise(1, parts -> true)).hasSize(1);
        assertThat(tried).isEmpty();
    }

    @Test
    void every_result_is_1_minimal() {
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
    void returns_the_smallest_list_so_far_when_time_is_up() {
        DeltaDebugging<Integer> search = new DeltaDebugging<>(
                parts -> {
                    tried.add(parts);
                    return parts.contains(0);
                },
                () -> tried.size() >= 2);

        assertThat(search.minimise(IntStream.range(0, 64).boxed().toList())).hasSize(16);
    }

    private List<Integer> minimise(int size, Predicate<List<Integer>> fails) {
        tried.clear();
        DeltaDebugging<Integer> search = new DeltaDebugging<>(
                parts -> {
                    tried.add(parts);
                    return fails.test(parts);
                },
                () -> false);
        return search.minimise(IntStream.range(0, size).boxed().toList());
    }
}
