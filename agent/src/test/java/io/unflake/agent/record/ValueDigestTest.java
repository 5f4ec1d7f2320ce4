package io.unflake.agent.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(OpenJdk.class)
class ValueDigestTest {

    private static final class Counter {

        int count;

        Counter(int count) {
            this.count = count;
        }
    }

    private static final class Link {

        Object to;
    }

    private enum Mode {
        FAST,
        SLOW
    }

    private record Pair(Object one, Object other) {}

    private static WalkBudget budget() {
        return new WalkBudget(20_000, System.nanoTime() + TimeUnit.SECONDS.toNanos(10));
    }

    private static ValueDigest digests() {
        return new ValueDigest(new InstanceFields(), Thread.currentThread(), budget());
    }

    private static DigestSink.ContentHash digest(Object value) throws ReflectiveOperationException {
        return digests().of(value);
    }

    static Stream<Arguments> equalValues() {
        return Stream.of(
                Arguments.of(new Counter(1), new Counter(1)),
                Arguments.of(new ArrayList<>(List.of("a")), new ArrayList<>(Arrays.asList("a"))),
                Arguments.of(new LinkedHashSet<>(List.of(1, 2)), new LinkedHashSet<>(List.of(2, 1))),
                Arguments.of(map(1, 2), map(2, 1)),
                Arguments.of(new int[] {1, 2}, new int[] {1, 2}),
                Arguments.of(cycle(), cycle()),
                Arguments.of(new HostileValues.Throwing(), new HostileValues.Throwing()));
    }

    private static Map<Integer, String> map(int first, int second) {
        Map<Integer, String> map = new LinkedHashMap<>();
        map.put(first, "v" + first);
        map.put(second, "v" + second);
        return map;
    }

    private static Link cycle() {
        Link link = new Link();
        link.to = new Object[] {link, "end"};
        return link;
    }

    @ParameterizedTest
    @MethodSource("equalValues")
    void equal_values_have_equal_digests(Object one, Object other) throws ReflectiveOperationException {
        assertThat(digest(one)).isEqualTo(digest(other));
    }

    static Stream<Arguments> differentValues() {
        return Stream.of(
                Arguments.of(null, "null"),
                Arguments.of(1, 1L),
                Arguments.of(new Counter(1), new Counter(2)),
                Arguments.of(List.of(1, 2), List.of(2, 1)),
                Arguments.of(new ArrayList<>(List.of(1)), new LinkedList<>(List.of(1))),
                Arguments.of(Map.of("a", "b"), Map.of("b", "a")),
                Arguments.of(new int[1], new int[2]),
                Arguments.of(Mode.FAST, Mode.SLOW),
                Arguments.of(Mode.class, Pair.class),
                Arguments.of(new Pair(1, 2), new Pair(2, 1)));
    }

    @ParameterizedTest
    @MethodSource("differentValues")
    void different_values_have_different_digests(Object one, Object other) throws ReflectiveOperationException {
        assertThat(digest(one).number()).isNotEqualTo(digest(other).number());
    }

    static Stream<Arguments> mutability() {
        return Stream.of(
                Arguments.of("a", false),
                Arguments.of(List.of("a"), false),
                Arguments.of(new Pair("a", 1), false),
                Arguments.of(new int[0], false),
                Arguments.of(new int[1], true),
                Arguments.of(new ArrayList<>(), true),
                Arguments.of(new Counter(1), true),
                Arguments.of(new Pair("a", new Counter(1)), true),
                Arguments.of(ThreadLocal.withInitial(() -> "a"), true));
    }

    @ParameterizedTest
    @MethodSource("mutability")
    void values_that_can_change_inside_are_mutable(Object value, boolean mutable) throws ReflectiveOperationException {
        assertThat(digest(value).mutable()).isEqualTo(mutable);
    }

    @Test
    void an_object_seen_before_is_as_mutable_as_the_first_time() throws ReflectiveOperationException {
        List<String> shared = new ArrayList<>();
        ValueDigest digests = digests();
        assertThat(digests.of(new Pair(shared, 1)).mutable()).isTrue();
        assertThat(digests.of(shared).mutable()).isTrue();
        assertThat(digests.of(new Pair(2, shared)).mutable()).isTrue();
    }

    @Test
    void the_hash_code_of_an_enum_constant_does_not_count() throws ReflectiveOperationException {
        long before = digest(Mode.FAST).number();
        assertThat(Mode.FAST.hashCode()).isEqualTo(System.identityHashCode(Mode.FAST));
        assertThat(digest(Mode.FAST).number()).isEqualTo(before);
    }

    private static Link chain(int length) {
        Link last = new Link();
        for (int i = 0; i < length; i++) {
            Link next = new Link();
            next.to = last;
            last = next;
        }
        return last;
    }

    @Test
    void a_value_that_is_too_large_or_too_deep_is_rejected() {
        assertThatThrownBy(() -> digest(new long[1_000_000])).isInstanceOf(WalkBudget.TooLargeException.class);
        assertThatThrownBy(() -> digest(chain(1000))).isInstanceOf(WalkBudget.TooLargeException.class);
    }

    @Test
    void a_walk_past_its_deadline_is_rejected() {
        WalkBudget late = new WalkBudget(20_000, System.nanoTime() - 1);
        ValueDigest digests = new ValueDigest(new InstanceFields(), Thread.currentThread(), late);
        assertThatThrownBy(() -> digests.of(new Object[1000])).isInstanceOf(WalkBudget.TooLargeException.class);
    }

    @Test
    void objects_of_a_rejected_value_are_visited_again() throws ReflectiveOperationException {
        Link link = new Link();
        link.to = chain(1000);
        ValueDigest digests = digests();
        assertThatThrownBy(() -> digests.of(link)).isInstanceOf(WalkBudget.TooLargeException.class);
        link.to = "end";
        assertThat(digests.of(link)).isEqualTo(digest(link));
    }
}
