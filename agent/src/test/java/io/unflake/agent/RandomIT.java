package io.unflake.agent;

import static io.unflake.agent.Treated.reachedApis;
import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import subject.Dice;

class RandomIT {

    private static final String MAX = Treated.LARGEST_DRAWS;

    @Test
    void every_draw_returns_the_largest_value_in_its_bounds() throws Exception {
        Map<String, Object> drawn = under(() -> Dice.all(new Random()), MAX);

        assertThat(drawn)
                .containsEntry("int", Integer.MAX_VALUE)
                .containsEntry("int<10", 9)
                .containsEntry("int 5..10", 9)
                .containsEntry("long", Long.MAX_VALUE)
                .containsEntry("long<10", 9L)
                .containsEntry("long 5..10", 9L)
                .containsEntry("float", Math.nextDown(1f))
                .containsEntry("float<10", Math.nextDown(10f))
                .containsEntry("float 5..10", Math.nextDown(10f))
                .containsEntry("double", Math.nextDown(1d))
                .containsEntry("double<10", Math.nextDown(10d))
                .containsEntry("double 5..10", Math.nextDown(10d))
                .containsEntry("boolean", true)
                .containsEntry("ints", List.of(9, 9, 9))
                .containsEntry("ints unbounded", List.of(Integer.MAX_VALUE, Integer.MAX_VALUE))
                .containsEntry("longs", List.of(9L, 9L, 9L))
                .containsEntry("doubles", List.of(Math.nextDown(1d), Math.nextDown(1d)))
                .containsEntry("bytes", List.of((byte) 127, (byte) 127));
        assertThat(under(() -> Dice.gaussian(new Random()), MAX)).isEqualTo(7.99);
    }

    @Test
    void every_draw_returns_the_smallest_value_in_its_bounds() throws Exception {
        Map<String, Object> drawn = under(() -> Dice.all(new Random()), "random.smallest");

        assertThat(drawn)
                .containsEntry("int", Integer.MIN_VALUE)
                .containsEntry("int<10", 0)
                .containsEntry("int 5..10", 5)
                .containsEntry("double 5..10", 5d)
                .containsEntry("boolean", false)
                .containsEntry("ints", List.of(5, 5, 5));
    }

    @Test
    void a_fixed_value_is_clamped_to_the_bounds_of_each_call() throws Exception {
        Map<String, Object> drawn = under(() -> Dice.all(new Random()), "random.extreme:value=7");

        assertThat(drawn)
                .containsEntry("int", 7)
                .containsEntry("int<10", 7)
                .containsEntry("double", Math.nextDown(1d))
                .containsEntry("float 5..10", 7f);
        assertThat(under(() -> Dice.ofRandom(new Random(), 3), "random.extreme:value=7"))
                .isEqualTo(2);
    }

    @Test
    void the_bounds_alternate_starting_with_the_largest() throws Exception {
        assertThat(under(() -> new Random().nextInt() == 0 ? null : drawFour(), "random.cycle"))
                .containsExactly(9, 0, 9, 0);
    }

    private static List<Integer> drawFour() {
        Random random = new Random();
        return List.of(
                Dice.ofRandom(random, 10),
                Dice.ofRandom(random, 10),
                Dice.ofRandom(random, 10),
                Dice.ofRandom(random, 10));
    }

    @Test
    void all_generators_without_a_seed_are_perturbed() throws Exception {
        assertThat(under(() -> Dice.ofThread(10), MAX)).isEqualTo(9);
        assertThat(under(() -> Dice.ofSplittable(new SplittableRandom(), 10), MAX))
                .isEqualTo(9);
        assertThat(under(() -> Dice.ofSplittable(new SplittableRandom().split(), 10), MAX))
                .isEqualTo(9);
        assertThat(under(() -> Dice.ofSecure(new SecureRandom(), 10), MAX)).isEqualTo(9);
        assertThat(under(() -> Dice.ofSecure(SecureRandom.getInstance("SHA1PRNG"), 10), MAX))
                .isEqualTo(9);
        assertThat(under(() -> Dice.ofNamed(new Dice.Named(), 10), MAX)).isEqualTo(9);
        assertThat(under(() -> Dice.byReference(new Random(), 10), MAX)).isEqualTo(9);
        assertThat(under(() -> Dice.all(Dice.made("L64X128MixRandom")), MAX)).containsEntry("int<10", 9);
        assertThat(under(Dice::math, MAX)).isEqualTo(2 * Math.nextDown(1d));
    }

    @Test
    void a_uuid_keeps_its_version() throws Exception {
        assertThat(under(Dice::uuid, MAX).version()).isEqualTo(4);
        assertThat(under(Dice::uuid, MAX)).isEqualTo(under(Dice::uuid, MAX));
        assertThat(under(Dice::uuid, "random.smallest").variant()).isEqualTo(2);
    }

    @Test
    void shuffling_stays_a_permutation() throws Exception {
        assertThat(under(() -> Dice.shuffled(5), MAX)).containsExactly(0, 1, 2, 3, 4);
        assertThat(under(() -> Dice.shuffled(5), "random.smallest"))
                .containsExactlyInAnyOrder(0, 1, 2, 3, 4)
                .isNotEqualTo(List.of(0, 1, 2, 3, 4));
    }

    @Nested
    class Deliberate_choices_are_kept {

        @Test
        void a_seeded_generator() throws Exception {
            assertThat(under(() -> Dice.all(new Random(42)), MAX)).isEqualTo(Dice.all(new Random(42)));
            assertThat(under(() -> Dice.ofNamed(new Dice.Named(42), 10), MAX)).isEqualTo(new Random(42).nextInt(10));
            assertThat(under(() -> Dice.ofSplittable(new SplittableRandom(42), 100), MAX))
                    .isEqualTo(new SplittableRandom(42).nextInt(100));
            assertThat(under(() -> Dice.ofSplittable(new SplittableRandom(42).split(), 100), MAX))
                    .isEqualTo(new SplittableRandom(42).split().nextInt(100));
        }

        @Test
        void a_generator_seeded_later() throws Exception {
            Random random = new Random();
            random.setSeed(42);
            assertThat(under(() -> Dice.ofRandom(random, 1000), MAX)).isEqualTo(new Random(42).nextInt(1000));
        }

        @ParameterizedTest
        @ValueSource(strings = {"Random", "SplittableRandom", "L64X128MixRandom", "Xoshiro256PlusPlus"})
        void a_seeded_generator_of_a_factory(String algorithm) throws Exception {
            assertThat(under(() -> Dice.all(Dice.made(algorithm, 42)), MAX))
                    .isEqualTo(Dice.all(Dice.made(algorithm, 42)));
        }

        @Test
        void a_secure_generator_with_a_seed() throws Exception {
            assertThat(under(() -> Dice.ofSecure(seeded(), 1000), MAX)).isEqualTo(seeded().nextInt(1000));
        }

        private static SecureRandom seeded() throws Exception {
            SecureRandom random = SecureRandom.getInstance("SHA1PRNG");
            random.setSeed(42);
            return random;
        }

        @Test
        void a_subclass_that_overrides_the_drawing_methods() throws Exception {
            assertThat(under(() -> Dice.ofRandom(new Dice.Loaded(), 10), MAX)).isEqualTo(4);
        }

        @Test
        void deliberate_generators_reach_no_site() throws Exception {
            assertThat(reachedApis(() -> Dice.all(new Random(42)))).isEmpty();
        }
    }

    @Test
    void invalid_arguments_still_fail() {
        assertThatThrownBy(() -> under(() -> Dice.ofRandom(new Random(), 0), MAX))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void loops_that_wait_for_another_value_end() throws Exception {
        assertThat(under(() -> Dice.untilDifferent(new Random()), MAX)).isNotEqualTo(99);
        assertThat(under(() -> Dice.untilDistinct(new Random(), 5), MAX)).isEqualTo(5);
        assertThat(under(() -> Dice.untilShuffled(new Random(), 10), MAX)).hasSize(10);
        assertThat(under(() -> Dice.untilDistinct(new Random(), 5), "random.cycle"))
                .isEqualTo(5);
    }

    @Test
    void the_api_of_a_site_names_the_class_of_the_generator() throws Exception {
        assertThat(reachedApis(() -> Dice.ofRandom(new Random(), 10))).containsExactly("java.util.Random.nextInt(int)");
        assertThat(reachedApis(() -> Dice.ofThread(10)))
                .containsExactly("java.util.concurrent.ThreadLocalRandom.nextInt(int)");
        assertThat(reachedApis(() -> Dice.ofNamed(new Dice.Named(), 10)))
                .containsExactly("java.util.random.RandomGenerator.nextInt(int)");
    }
}
