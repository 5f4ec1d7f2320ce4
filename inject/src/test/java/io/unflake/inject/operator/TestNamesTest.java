package io.unflake.inject.operator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TestNamesTest {

    @Test
    void a_name_that_comes_after_another_one_is_found_wherever_its_beginning_leads() {
        assertThat(IntStream.range(0, 500))
                .allSatisfy(i -> assertComesAfter("svd_" + i, "zsvd_" + i + "Polluter"))
                .allSatisfy(i -> assertComesAfter("dsd_" + i + "Brittle", "zdsd_" + i + "Setter"));
    }

    private static void assertComesAfter(String other, String start) {
        assertThat(TestNames.after(other, start)).hasValueSatisfying(name -> {
            assertThat(name).startsWith(start).isGreaterThan(other);
            assertThat(name.hashCode()).isGreaterThan(other.hashCode());
        });
    }
}
