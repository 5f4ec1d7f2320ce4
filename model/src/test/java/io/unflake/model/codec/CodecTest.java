package io.unflake.model.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class CodecTest {

    record Point(int x, long y, double z, boolean on, String name, Color color) {}

    record Parcel(String sender, @WrittenIfNull String receiver) {}

    enum Color {
        RED,
        GREEN
    }

    record Box(List<Point> points, Map<String, List<Integer>> numbers, Point corner) {}

    sealed interface Shape permits Circle, Square {}

    record Circle(int radius) implements Shape {}

    record Square(int side, Shape inside) implements Shape {}

    @Test
    void a_record_can_be_written_and_read() {
        Point point = new Point(1, Long.MIN_VALUE, -1.5e300, true, "Brötchen", Color.GREEN);
        Box box = new Box(List.of(point), Map.of("a", List.of(1, 2)), null);

        assertThat(Codec.read(Box.class, Codec.write(box))).isEqualTo(box);
    }

    @Test
    void a_null_component_is_written_only_if_it_is_marked() {
        assertThat(Codec.write(new Parcel(null, null))).isEqualTo("{\"receiver\":null}");
        assertThat(Codec.read(Parcel.class, "{\"receiver\":null}")).isEqualTo(new Parcel(null, null));
    }

    @Test
    void a_sealed_type_is_identified_by_its_name() {
        Shape shape = new Square(2, new Circle(1));

        String text = Codec.write(shape);

        assertThat(text).isEqualTo("{\"type\":\"Square\",\"side\":2,\"inside\":{\"type\":\"Circle\",\"radius\":1}}");
        assertThat(Codec.read(Shape.class, text)).isEqualTo(shape);
    }

    @RepeatedTest(50)
    void any_string_can_be_written_and_read(RepetitionInfo info) {
        Random random = new Random(info.getCurrentRepetition());
        StringBuilder string = new StringBuilder();
        random.ints(random.nextInt(200), 0, 0x10000).forEach(c -> string.append((char) c));
        Point point = new Point(0, 0, 0, false, string.toString(), Color.RED);

        String text = Codec.write(point);

        assertThat(Codec.read(Point.class, text)).isEqualTo(point);
        assertThat(text.chars()).allMatch(c -> c >= ' ' && c < 127);
    }

    @Test
    void missing_members_read_as_null_and_unknown_ones_are_ignored() {
        Point point = Codec.read(Point.class, " { \"x\" : 7 , \"future\" : [ { } , null ] } ");

        assertThat(point).isEqualTo(new Point(7, 0, 0, false, null, null));
        assertThat(Codec.read(Box.class, "{}")).isEqualTo(new Box(List.of(), Map.of(), null));
    }

    @Test
    void truncated_text_is_rejected() {
        String text = Codec.write(new Point(1, 2, 3.5, true, "a\n\"b", Color.RED));

        for (int length = 0; length < text.length(); length++) {
            String part = text.substring(0, length);
            assertThatThrownBy(() -> Codec.read(Point.class, part)).as(part).isInstanceOf(CodecException.class);
        }
    }

    @Test
    void malicious_text_is_rejected_with_a_message() {
        assertThatThrownBy(() -> Codec.read(Point.class, "[".repeat(100_000)))
                .isInstanceOf(CodecException.class)
                .hasMessageContaining("levels");
        assertThatThrownBy(() -> Codec.read(Point.class, "{\"x\":\"seven\"}")).isInstanceOf(CodecException.class);
        assertThatThrownBy(() -> Codec.read(Point.class, "{\"x\":99999999999}")).isInstanceOf(CodecException.class);
        assertThatThrownBy(() -> Codec.read(Point.class, "{\"color\":\"BLUE\"}"))
                .isInstanceOf(CodecException.class)
                .hasMessageContaining("no Color is called BLUE");
        assertThatThrownBy(() -> Codec.read(Shape.class, "{\"type\":\"java.lang.Runtime\"}"))
                .isInstanceOf(CodecException.class)
                .hasMessageContaining("no Shape is called");
        assertThatThrownBy(() -> Codec.read(Point.class, "{} {}")).isInstanceOf(CodecException.class);
    }
}
