package io.unflake.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.engine.plan.Suite;
import io.unflake.model.TestId;
import io.unflake.model.UserException;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MissingTestsTest {

    private static final TestId KEPT = TestId.parse("shop.CartTest#adds");

    private final Suite suite = new Suite("shop", List.of(new Suite.Member(KEPT, "[" + KEPT + "]")));

    private void refuse(List<TestId> wanted) {
        MissingTests.refuse(suite, wanted, "the project no longer has the test", "Run detect again.");
    }

    private static TestId gone(int number) {
        return TestId.of("shop.GoneTest", "test" + number);
    }

    @Test
    void names_all_missing_tests_of_an_order_once() {
        assertThatThrownBy(() -> refuse(List.of(gone(1), KEPT, gone(2), gone(3), gone(1))))
                .hasMessage("the project no longer has the tests"
                        + " shop.GoneTest#test1, shop.GoneTest#test2 and shop.GoneTest#test3")
                .isInstanceOfSatisfying(
                        UserException.class, e -> assertThat(e.remedy()).isEqualTo("Run detect again."));
    }

    @Test
    void a_single_missing_test_is_named_in_the_singular() {
        assertThatThrownBy(() -> refuse(List.of(KEPT, gone(1))))
                .hasMessage("the project no longer has the test shop.GoneTest#test1");
    }

    @Test
    void a_long_list_ends_with_a_count() {
        List<TestId> wanted =
                IntStream.rangeClosed(1, 25).mapToObj(MissingTestsTest::gone).toList();

        assertThatThrownBy(() -> refuse(wanted))
                .hasMessageEndingWith("shop.GoneTest#test19, shop.GoneTest#test20 and 5 more");
    }

    @Test
    void nothing_is_refused_if_all_tests_exist() {
        assertThatCode(() -> refuse(Stream.of(KEPT, KEPT).toList())).doesNotThrowAnyException();
    }
}
