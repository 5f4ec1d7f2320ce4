package io.unflake.agent.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(OpenJdk.class)
@Timeout(30)
class ReadableValuesTest {

    private static final int MAX_LENGTH = 500;

    private final ReadableValues values = new ReadableValues();

    private static final class Config {

        String currency = "EUR";
        double rate = 1.2;
    }

    private static final class Person {

        final String name;
        Object friend;

        Person(String name) {
            this.name = name;
        }
    }

    private enum Plain {
        ONE,
        TWO
    }

    private enum Rated {
        LOW;

        int limit = 3;
    }

    private record Point(int x, int y) {}

    private interface Greeter {
        String greet();
    }

    private static String name(Class<?> type) {
        return "ReadableValuesTest." + type.getSimpleName();
    }

    @Nested
    class Simple {

        static Stream<Arguments> literals() {
            return Stream.of(
                    Arguments.of(null, "null"),
                    Arguments.of("a", "\"a\""),
                    Arguments.of("say \"hi\"\n\t\\\u0000", "\"say \\\"hi\\\"\\n\\t\\\\\\u0000\""),
                    Arguments.of("caf\u00e9", "\"caf\u00e9\""),
                    Arguments.of('x', "'x'"),
                    Arguments.of('\'', "'\\''"),
                    Arguments.of(true, "true"),
                    Arguments.of(5, "5"),
                    Arguments.of(5L, "5L"),
                    Arguments.of((byte) 5, "(byte) 5"),
                    Arguments.of((short) 5, "(short) 5"),
                    Arguments.of(1.5, "1.5"),
                    Arguments.of(1.5f, "1.5f"),
                    Arguments.of(Double.NaN, "NaN"),
                    Arguments.of(Pattern.compile("a*"), "Pattern \"a*\""));
        }

        @ParameterizedTest
        @MethodSource("literals")
        void simple_values_look_like_java_literals(Object value, String text) {
            assertThat(values.of(value)).isEqualTo(text);
        }

        @Test
        void a_long_string_is_cut_and_shows_its_length() {
            assertThat(values.of("x".repeat(1000))).isEqualTo("\"" + "x".repeat(60) + "...\" (length 1000)");
        }

        @Test
        void a_surrogate_pair_is_not_cut_in_half() {
            String text = values.of("x".repeat(59) + "\ud83d\ude00".repeat(5));
            assertThat(text).isEqualTo("\"" + "x".repeat(59) + "...\" (length 69)");
        }

        @Test
        void enum_constants_and_classes_show_their_names() {
            assertThat(values.of(Plain.ONE)).isEqualTo(name(Plain.class) + ".ONE");
            assertThat(values.of(Rated.LOW)).isEqualTo(name(Rated.class) + ".LOW{limit=3}");
            assertThat(values.of(TimeUnit.DAYS)).isEqualTo("TimeUnit.DAYS");
            assertThat(values.of(String.class)).isEqualTo("java.lang.String.class");
        }
    }

    @Nested
    class Jdk {

        static Stream<Arguments> jdkValues() {
            return Stream.of(
                    Arguments.of(new LinkedList<>(List.of("a", "b")), "LinkedList(size 2) [\"a\", \"b\"]"),
                    Arguments.of(new ArrayList<>(), "ArrayList(size 0) []"),
                    Arguments.of(List.of(1), "immutable List(size 1) [1]"),
                    Arguments.of(Arrays.asList(1, null), "Arrays.asList(size 2) [1, null]"),
                    Arguments.of(new TreeSet<>(List.of(2, 1)), "TreeSet(size 2) [1, 2]"),
                    Arguments.of(new HashMap<>(Map.of("k", 1)), "HashMap(size 1) {\"k\"=1}"),
                    Arguments.of(new EnumMap<>(Map.of(TimeUnit.DAYS, 2)), "EnumMap(size 1) {TimeUnit.DAYS=2}"),
                    Arguments.of(new Hashtable<>(Map.of(1, 2)), "Hashtable {1=2}"),
                    Arguments.of(Optional.of("x"), "Optional{value=\"x\"}"),
                    Arguments.of(new AtomicInteger(3), "AtomicInteger{value=3}"),
                    Arguments.of(new StringBuilder("abc"), "StringBuilder \"abc\""),
                    Arguments.of(new BigDecimal("1.20"), "BigDecimal 1.20"),
                    Arguments.of(BigInteger.TWO, "BigInteger 2"),
                    Arguments.of(BigInteger.ONE.shiftLeft(1_000_000), "BigInteger of 1000001 bits"),
                    Arguments.of(LocalDate.of(2024, 2, 29), "LocalDate 2024-02-29"),
                    Arguments.of(Duration.ofMillis(1500), "Duration PT1.5S"),
                    Arguments.of(ZoneId.of("Asia/Tokyo"), "ZoneId Asia/Tokyo"),
                    Arguments.of(TimeZone.getTimeZone("Asia/Tokyo"), "TimeZone Asia/Tokyo"),
                    Arguments.of(Locale.CANADA_FRENCH, "Locale fr_CA"),
                    Arguments.of(new UUID(0, 1), "UUID 00000000-0000-0000-0000-000000000001"),
                    Arguments.of(new File("a/b"), "File a/b"),
                    Arguments.of(new Random(), "Random"),
                    Arguments.of(new Object(), "Object"));
        }

        @ParameterizedTest
        @MethodSource("jdkValues")
        void jdk_values_show_their_content(Object value, String text) {
            assertThat(values.of(value)).isEqualTo(text);
        }

        @Test
        void properties_show_their_entries() {
            Properties properties = new Properties();
            properties.setProperty("a", "b");
            assertThat(values.of(properties)).isEqualTo("Properties(size 1) {\"a\"=\"b\"}");
        }

        @Test
        void a_wrapper_shows_the_collection_behind_it_once() {
            assertThat(values.of(Collections.unmodifiableList(new ArrayList<>(List.of(1)))))
                    .isEqualTo("Collections.UnmodifiableRandomAccessList"
                            + "{list=ArrayList(size 1) [1], c=(same as list)}");
        }

        @Test
        void a_thread_local_variable_shows_the_value_of_the_calling_thread() {
            ThreadLocal<String> variable = new ThreadLocal<>();
            variable.set("mine");
            assertThat(values.of(variable)).isEqualTo("ThreadLocal{value=\"mine\"}");
        }

        @Test
        void rendering_does_not_change_the_value() throws ReflectiveOperationException {
            BigDecimal decimal = new BigDecimal(new BigInteger("123456789012345678901234567890"), 3);
            InstanceFields fields = new InstanceFields();
            long before = digest(fields, decimal);
            assertThat(values.of(decimal)).isEqualTo("BigDecimal 123456789012345678901234567.890");
            assertThat(digest(fields, decimal)).isEqualTo(before);
        }

        private static long digest(InstanceFields fields, Object value) throws ReflectiveOperationException {
            WalkBudget budget = new WalkBudget(1000, System.nanoTime() + TimeUnit.SECONDS.toNanos(10));
            return new ValueDigest(fields, Thread.currentThread(), budget)
                    .of(value)
                    .number();
        }
    }

    @Nested
    class ArrayValues {

        @Test
        void arrays_show_their_length_and_elements() {
            assertThat(values.of(new int[] {1, 2})).isEqualTo("int[2] [1, 2]");
            assertThat(values.of(new String[] {"a", null})).isEqualTo("String[2] [\"a\", null]");
            assertThat(values.of(new int[][] {{1}, {}})).isEqualTo("int[2][] [int[1] [1], int[0] []]");
        }

        @Test
        void a_huge_array_shows_its_first_elements() {
            assertThat(values.of(new long[10_000_000])).isEqualTo("long[10000000] [0L, 0L, 0L, 0L, 0L, ...]");
        }
    }

    @Nested
    class UserTypes {

        @Test
        void objects_show_their_fields() {
            assertThat(values.of(new Config())).isEqualTo(name(Config.class) + "{currency=\"EUR\", rate=1.2}");
        }

        @Test
        void records_show_their_components() {
            assertThat(values.of(new Point(1, 2))).isEqualTo(name(Point.class) + "{x=1, y=2}");
        }

        @Test
        void lambdas_show_where_they_are_declared_and_what_they_capture() {
            String captured = String.valueOf(7);
            Supplier<String> capturing = () -> captured;
            Supplier<String> plain = () -> "x";
            assertThat(values.of(plain)).isEqualTo("lambda in ReadableValuesTest.UserTypes");
            assertThat(values.of(capturing)).isEqualTo("lambda in ReadableValuesTest.UserTypes{arg$1=\"7\"}");
        }

        @Test
        void proxies_show_their_interfaces() {
            Object proxy = java.lang.reflect.Proxy.newProxyInstance(
                    Greeter.class.getClassLoader(), new Class<?>[] {Greeter.class}, (self, method, arguments) -> {
                        throw new IllegalStateException("called");
                    });
            assertThat(values.of(proxy)).startsWith("proxy of " + name(Greeter.class));
        }

        @Test
        void mocks_show_their_calls() {
            Greeter greeter = mock(Greeter.class);
            greeter.greet();
            assertThat(values.of(greeter)).startsWith("mock of " + name(Greeter.class) + " [greet/0, stubbed 0]");
        }

        @Test
        void collections_of_the_user_show_their_fields() {
            assertThat(values.of(new HostileValues.ThrowingList()))
                    .isEqualTo("HostileValues.ThrowingList{content=\"inside\"}");
        }
    }

    @Nested
    class Cycles {

        @Test
        void an_object_that_refers_to_itself_is_a_cycle() {
            Person person = new Person("Ann");
            person.friend = person;
            assertThat(values.of(person))
                    .isEqualTo("%1$s{name=\"Ann\", friend=(cycle to %1$s)}".formatted(name(Person.class)));
        }

        @Test
        void a_longer_cycle_is_found() {
            Person ann = new Person("Ann");
            Person bob = new Person("Bob");
            ann.friend = bob;
            bob.friend = List.of(ann);
            assertThat(values.of(ann))
                    .isEqualTo(("%1$s{name=\"Ann\", friend=%1$s{name=\"Bob\", "
                                    + "friend=immutable List(size 1) [(cycle to %1$s)]}}")
                            .formatted(name(Person.class)));
        }

        @Test
        void collections_and_arrays_may_contain_themselves() {
            Map<String, Object> map = new HashMap<>();
            map.put("self", map);
            Object[] array = new Object[1];
            array[0] = array;
            assertThat(values.of(map)).isEqualTo("HashMap(size 1) {\"self\"=(cycle to HashMap)}");
            assertThat(values.of(array)).isEqualTo("Object[1] [(cycle to Object[])]");
        }

        @Test
        void an_object_that_occurs_twice_is_not_a_cycle() {
            Point point = new Point(1, 2);
            assertThat(values.of(List.of(point, point))).doesNotContain("cycle").contains("}, ");
        }
    }

    @Nested
    class Bounds {

        @Test
        void a_huge_collection_shows_its_size_and_first_elements() {
            List<Integer> numbers =
                    new ArrayList<>(IntStream.range(0, 1_000_000).boxed().toList());
            assertThat(values.of(numbers)).isEqualTo("ArrayList(size 1000000) [0, 1, 2, 3, 4, ...]");
        }

        @Test
        void a_huge_map_is_bounded() {
            Map<Integer, String> map = new LinkedHashMap<>();
            IntStream.range(0, 100_000).forEach(i -> map.put(i, "x"));
            assertThat(values.of(map))
                    .startsWith("LinkedHashMap(size 100000) {0=\"x\", 1=\"x\"")
                    .endsWith(", ...}");
        }

        @Test
        void a_deep_chain_is_cut() {
            Person last = null;
            for (int i = 0; i < 100_000; i++) {
                Person next = new Person("p" + i);
                next.friend = last;
                last = next;
            }
            assertThat(values.of(last))
                    .startsWith(name(Person.class) + "{name=\"p99999\"")
                    .endsWith("{...}}}}}");
        }

        @Test
        void a_wide_and_deep_tree_is_bounded_in_length() {
            assertThat(values.of(tree(6))).hasSizeLessThanOrEqualTo(MAX_LENGTH).contains("...");
        }

        private static List<Object> tree(int depth) {
            List<Object> children = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                children.add(depth == 0 ? "leaf" : tree(depth - 1));
            }
            return children;
        }

        @Test
        void large_sets_of_large_sets_end_within_the_visits_allowed() {
            Set<Object> outer = new HashSet<>();
            for (int i = 0; i < 200; i++) {
                outer.add(new HashSet<>(
                        IntStream.range(i * 200, i * 200 + 200).boxed().toList()));
            }
            assertThat(values.of(outer))
                    .startsWith("HashSet(size 200) [HashSet(size 200) [")
                    .endsWith("...]");
        }

        @Test
        void an_empty_collection_is_shown_as_empty_at_any_depth() {
            assertThat(values.of(List.of(List.of(List.of(List.of(List.of())))))).contains("immutable List(size 0) []");
        }

        @Test
        void long_class_names_are_cut() {
            assertThat(ReadableNames.of(AVeryLongNameThatWouldTakeUpMostOfTheSpaceThatATextForPeopleHasForItself.class))
                    .hasSize(80)
                    .endsWith("...");
        }

        private static final class AVeryLongNameThatWouldTakeUpMostOfTheSpaceThatATextForPeopleHasForItself {}
    }

    @Nested
    class Order {

        @Test
        void equal_hash_tables_have_equal_texts_whatever_their_iteration_order() {
            List<String> keys = List.of("Aa", "BB", "C#");
            Set<String> one = new HashSet<>(keys);
            Set<String> other = new HashSet<>(List.of("C#", "BB", "Aa"));
            assertThat(values.of(one))
                    .isEqualTo(values.of(other))
                    .isEqualTo("HashSet(size 3) [\"Aa\", \"BB\", \"C#\"]");
        }

        @Test
        void ordered_collections_keep_their_order() {
            Map<String, Integer> map = new LinkedHashMap<>();
            map.put("b", 1);
            map.put("a", 2);
            assertThat(values.of(map)).isEqualTo("LinkedHashMap(size 2) {\"b\"=1, \"a\"=2}");
        }
    }

    @Nested
    class Hostile {

        @Test
        void methods_that_throw_are_not_called() {
            assertThat(values.of(new HostileValues.Throwing())).isEqualTo("HostileValues.Throwing{number=7}");
        }

        @Test
        void methods_that_hang_are_not_called() {
            assertThat(values.of(new Object[] {new HostileValues.Hanging()}))
                    .isEqualTo("Object[1] [HostileValues.Hanging{name=\"x\"}]");
        }

        @Test
        void locks_are_not_taken() {
            Map<Object, Object> table = new Hashtable<>(Map.of(1, 2));
            synchronized (table) {
                assertThat(values.of(table)).isEqualTo("Hashtable {1=2}");
            }
        }

        @Test
        void the_content_is_unknown_after_a_walk_that_failed() {
            WalkThread thread = new WalkThread("failing", 20_000);
            assertThat(thread.call(() -> {
                        throw new IllegalStateException("broken");
                    }))
                    .isEmpty();
            ReadableValues disabled = new ReadableValues(thread);
            assertThat(disabled.of(new ArrayList<>())).isEqualTo("ArrayList (content unknown)");
            assertThat(disabled.of(null)).isEqualTo("null");
        }

        @Test
        void the_interrupt_status_of_the_caller_survives() {
            Thread.currentThread().interrupt();
            assertThat(values.of("a")).isEqualTo("\"a\"");
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
