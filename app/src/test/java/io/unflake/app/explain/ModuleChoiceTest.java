package io.unflake.app.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.TestId;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModuleChoiceTest {

    @TempDir
    Path folder;

    private ModuleChoice choice;

    @BeforeEach
    void createModules() throws IOException {
        choice =
                new ModuleChoice(List.of(module("cart", "AppTest", "CartTest"), module("till", "AppTest", "TillTest")));
    }

    private ModuleDescription module(String name, String... classes) throws IOException {
        Path tests = Files.createDirectories(folder.resolve(name).resolve("shop"));
        for (String each : classes) {
            Files.createFile(tests.resolve(each + ".class"));
        }
        String location = tests.getParent().toString();
        return new ModuleDescription(
                name,
                location,
                "",
                List.of(location),
                List.of(),
                List.of(),
                List.of(location),
                List.of(),
                List.of(),
                List.of(),
                "",
                "",
                List.of(),
                Map.of(),
                Map.of(),
                location,
                false);
    }

    private ModuleDescription of(String... tests) {
        return choice.of(Stream.of(tests).map(TestId::parse).toList());
    }

    private void isRefused(String sentence, String remedy, String... tests) {
        assertThatThrownBy(() -> of(tests))
                .hasMessage(sentence)
                .isInstanceOfSatisfying(
                        UserException.class, e -> assertThat(e.remedy()).startsWith(remedy));
    }

    @Test
    void the_polluter_tells_which_of_two_modules_with_the_same_class_is_meant() {
        assertThat(of("shop.AppTest#starts", "shop.TillTest#pays").name()).isEqualTo("till");
        assertThat(of("shop.AppTest#starts", "shop.CartTest#adds").name()).isEqualTo("cart");
    }

    @Test
    void a_class_of_two_modules_alone_is_ambiguous() {
        isRefused(
                "more than one module has the class shop.AppTest: cart, till",
                "Name one of them with --project DIR.",
                "shop.AppTest#starts",
                "shop.AppTest#ends");
    }

    @Test
    void tests_of_different_modules_cannot_pollute_each_other() {
        isRefused(
                "no module has all of the classes shop.CartTest and shop.TillTest",
                "Name tests of the same module",
                "shop.CartTest#adds",
                "shop.TillTest#pays");
    }

    @Test
    void a_class_that_no_module_has_is_named() {
        isRefused(
                "the project does not have the class shop.GoneTest",
                "Name a test as fully.qualified.Class#method",
                "shop.CartTest#adds",
                "shop.GoneTest#pays");
    }
}
