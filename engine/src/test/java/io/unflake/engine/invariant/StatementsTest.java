package io.unflake.engine.invariant;

import static io.unflake.engine.invariant.RecordingBuilder.list;
import static io.unflake.engine.invariant.RecordingBuilder.nothing;
import static io.unflake.engine.invariant.RecordingBuilder.number;
import static io.unflake.engine.invariant.RecordingBuilder.string;
import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Detail;
import io.unflake.model.Detail.Sample;
import io.unflake.model.Detail.Value;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StatementsTest {

    private static List<String> of(Value... values) {
        List<Sample> samples = IntStream.range(0, values.length)
                .mapToObj(i -> new Sample(Detail.START, i + 1, "field a.B.x", values[i], null))
                .toList();
        return Statements.of("x", samples);
    }

    @Test
    void a_number_that_never_changes_is_a_constant_and_nothing_else() {
        assertThat(of(number(1), number(1))).containsExactly("x == 1");
    }

    @Test
    void numbers_that_change_have_values_a_range_and_a_sign() {
        assertThat(of(number(3), number(1), number(2)))
                .containsExactly("x one of { 1, 2, 3 }", "x >= 1", "x <= 3", "x > 0");
    }

    @Test
    void more_than_five_values_are_described_by_their_range_only() {
        Value[] values =
                IntStream.rangeClosed(-6, -1).mapToObj(RecordingBuilder::number).toArray(Value[]::new);

        assertThat(of(values)).containsExactly("x >= -6", "x <= -1", "x < 0");
    }

    @Test
    void null_is_a_constant() {
        assertThat(of(nothing())).containsExactly("x == null");
    }

    @Test
    void a_string_is_a_constant_of_a_type_that_is_not_null() {
        assertThat(of(string("EUR")))
                .containsExactly("x == \"EUR\"", "x != null", "x.getType() == \"java.lang.String\"");
    }

    @Test
    void collections_have_a_content_a_type_and_a_size() {
        assertThat(of(list("java.util.ArrayList"), list("java.util.LinkedList", "a")))
                .containsExactly(
                        "x one of { ArrayList(size 0) [], LinkedList(size 1) [a] }",
                        "x != null",
                        "x.getType() one of { \"java.util.ArrayList\", \"java.util.LinkedList\" }",
                        "size(x) >= 0",
                        "size(x) <= 1");
    }

    @Test
    void collections_are_empty_or_not() {
        assertThat(of(list("java.util.ArrayList"))).contains("size(x) == 0", "x is empty");
        assertThat(of(list("java.util.ArrayList", "a"))).contains("size(x) == 1", "x is not empty");
    }

    @Test
    void a_value_of_unknown_content_still_has_a_type_and_a_size() {
        Value huge = new Value("HashMap(size 100000)", "java.util.HashMap", null, 100_000, "", null);

        assertThat(of(huge))
                .containsExactly(
                        "x != null", "x.getType() == \"java.util.HashMap\"", "size(x) == 100000", "x is not empty");
    }

    @Test
    void a_change_since_the_initialisation_of_the_class_is_a_statement() {
        List<Sample> samples = Stream.of(true, true)
                .map(changed -> new Sample(Detail.START, 1, "field a.B.x", number(1), changed))
                .toList();

        assertThat(Statements.of("x", samples)).contains("x changed since class initialisation");
    }
}
