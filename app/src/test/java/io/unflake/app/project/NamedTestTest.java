package io.unflake.app.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.UserException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamedTestTest {

    private static final List<String> CLASSES =
            List.of("shop.TillTest", "shop.TillTest$Closing", "shop.DoorTest", "back.DoorTest");

    @ParameterizedTest
    @CsvSource({
        "shop.TillTest#closes, shop.TillTest#closes",
        "TillTest.closes(), shop.TillTest#closes",
        "closes(TillTest), shop.TillTest#closes",
        "TillTest#adds[2], shop.TillTest#adds[2]",
        "TillTest$Closing#closes, shop.TillTest$Closing#closes",
        "shop.TillTest.Closing#closes, shop.TillTest$Closing#closes",
        "TillTest > Closing > closes(), shop.TillTest$Closing#closes",
        "back.DoorTest#opens, back.DoorTest#opens",
        "shop.OtherTest#x, shop.OtherTest#x",
        "Test#x, Test#x"
    })
    void the_class_is_completed(String text, String test) {
        assertThat(NamedTest.complete(NamedTest.parse(text), CLASSES)).hasToString(test);
    }

    @Test
    void classes_with_the_same_name_need_a_package() {
        assertThatThrownBy(() -> NamedTest.complete(NamedTest.parse("DoorTest#opens"), CLASSES))
                .isInstanceOf(UserException.class)
                .hasMessage("DoorTest#opens is ambiguous: the class may be back.DoorTest or shop.DoorTest");
    }

    @ParameterizedTest
    @ValueSource(strings = {"shop.TillTest#closes", "shop.TillTest.closes", "TillTest > closes()", "TillTest"})
    void tests_and_classes_are_no_findings(String text) {
        assertThat(NamedTest.isTest(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"bec944", "be", "/Home/out/replays/bec944.json", "Replay.json"})
    void ids_and_files_are_no_tests(String text) {
        assertThat(NamedTest.isTest(text)).isFalse();
    }

    @Test
    void a_class_alone_is_not_enough() {
        assertThatThrownBy(() -> NamedTest.parse("shop.TillTest")).isInstanceOfSatisfying(UserException.class, e -> {
            assertThat(e).hasMessage("'shop.TillTest' is not a test, but a class");
            assertThat(e.remedy()).isEqualTo("Name a test of it, such as shop.TillTest#closes.");
        });
    }
}
