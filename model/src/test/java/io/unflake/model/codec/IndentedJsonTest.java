package io.unflake.model.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class IndentedJsonTest {

    record Part(String name, List<Integer> numbers) {}

    record Whole(String title, List<Part> parts) {}

    @Test
    void short_values_take_one_line_and_long_ones_are_indented() {
        Whole whole = new Whole("a", List.of(new Part("b", List.of(1, 2)), new Part("c", List.of())));

        assertThat(Codec.writeIndented(whole)).isEqualTo("""
                        {
                          "title": "a",
                          "parts": [
                            {
                              "name": "b",
                              "numbers": [1, 2]
                            },
                            {
                              "name": "c",
                              "numbers": []
                            }
                          ]
                        }
                        """);
    }

    @Test
    void a_line_that_is_too_long_is_broken_after_each_element() {
        String long60 = "x".repeat(60);

        assertThat(Codec.writeIndented(List.of(long60, long60)))
                .isEqualTo("[\n  \"" + long60 + "\",\n  \"" + long60 + "\"\n]\n");
    }

    @Test
    void indented_text_reads_like_text_in_one_line() {
        Whole whole = new Whole("\u001b[31m\n\u2028\ud800", List.of(new Part("\"\\", List.of(1))));

        assertThat(Codec.read(Whole.class, Codec.writeIndented(whole))).isEqualTo(whole);
    }

    @Test
    void empty_maps_and_null_values_are_valid_json() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("empty", Map.of());
        map.put("nothing", null);

        assertThat(Codec.writeIndented(map)).isEqualTo("{\n  \"empty\": {},\n  \"nothing\": null\n}\n");
    }
}
