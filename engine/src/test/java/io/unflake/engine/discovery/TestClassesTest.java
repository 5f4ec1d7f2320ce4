package io.unflake.engine.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestClassesTest {

    private static final List<String> FILES = List.of(
            "module-info",
            "RootTest",
            "shop/package-info",
            "shop/PriceTest",
            "shop/PriceTest$Nested",
            "shop/PriceTests",
            "shop/PriceTestCase",
            "shop/TestPrice",
            "shop/PriceSpec",
            "shop/Prices",
            "shop/slow/SlowTest",
            "shop/slow/HugeIT");

    @TempDir
    private Path folder;

    @BeforeEach
    void compile() throws IOException {
        for (String file : FILES) {
            Path path = folder.resolve(file + ".class");
            Files.createDirectories(path.getParent());
            Files.createFile(path);
        }
    }

    @Test
    void surefires_defaults_apply_without_patterns() {
        assertThat(classes(List.of(), List.of()))
                .containsExactly(
                        "RootTest",
                        "shop.PriceTest",
                        "shop.PriceTestCase",
                        "shop.PriceTests",
                        "shop.TestPrice",
                        "shop.slow.SlowTest");
    }

    @Test
    void excludes_apply_to_the_defaults() {
        assertThat(classes(List.of(), List.of("**/slow/**", "**/Test*.java, **/*Tests.java")))
                .containsExactly("RootTest", "shop.PriceTest", "shop.PriceTestCase");
    }

    @Test
    void includes_replace_the_defaults() {
        assertThat(classes(List.of("**/*Spec.java"), List.of())).containsExactly("shop.PriceSpec");
        assertThat(classes(List.of("**/slow/*"), List.of())).containsExactly("shop.slow.HugeIT", "shop.slow.SlowTest");
        assertThat(classes(List.of("shop/Pric?Test.class"), List.of())).containsExactly("shop.PriceTest");
        assertThat(classes(List.of("**/*T.*"), List.of())).containsExactly("shop.slow.HugeIT");
    }

    @Test
    void a_class_name_is_also_a_pattern() {
        assertThat(classes(List.of("SlowTest"), List.of())).containsExactly("shop.slow.SlowTest");
        assertThat(classes(List.of("shop.slow.SlowTest"), List.of())).containsExactly("shop.slow.SlowTest");
        assertThat(classes(List.of("slow.SlowTest.java"), List.of())).containsExactly("shop.slow.SlowTest");
        assertThat(classes(List.of("%ant[**/SlowTest.java]"), List.of())).containsExactly("shop.slow.SlowTest");
    }

    @Test
    void an_exclamation_mark_excludes() {
        assertThat(classes(List.of("shop/*Test*", "!**/*TestCase.java, !TestPrice"), List.of()))
                .containsExactly("shop.PriceTest", "shop.PriceTests");
        assertThat(classes(List.of("!%regex[.*Price.*]"), List.of())).containsExactly("RootTest", "shop.slow.SlowTest");
    }

    @Test
    void regular_expressions_match_the_path_of_the_class_file() {
        assertThat(classes(List.of("%regex[shop/slow/.{4,8}\\.class]"), List.of()))
                .containsExactly("shop.slow.HugeIT", "shop.slow.SlowTest");
        assertThat(classes(List.of("%regex[.*(Slow|Root)Test.*]"), List.of()))
                .containsExactly("RootTest", "shop.slow.SlowTest");
    }

    @Test
    void a_pattern_with_a_method_includes_the_class_but_excludes_nothing() {
        assertThat(classes(List.of("SlowTest#first+second", "RootTest"), List.of("RootTest#first")))
                .containsExactly("RootTest", "shop.slow.SlowTest");
    }

    @Test
    void nested_classes_are_listed_only_if_a_pattern_names_them() {
        assertThat(classes(List.of("**/*"), List.of())).doesNotContain("shop.PriceTest$Nested");
        assertThat(classes(List.of("**/*$Nested.java"), List.of())).containsExactly("shop.PriceTest$Nested");
    }

    @Test
    void finds_tests_in_a_jar() throws IOException {
        Path jar = folder.resolve("tests.jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (String name : List.of("shop/JarTest.class", "META-INF/versions/9/shop/JarTest.class")) {
                zip.putNextEntry(new ZipEntry(name));
            }
        }
        assertThat(TestClasses.of(Modules.withTests(List.of(jar.toString()), List.of(), List.of())))
                .containsExactly("shop.JarTest");
    }

    private List<String> classes(List<String> includes, List<String> excludes) {
        return TestClasses.of(Modules.withTests(List.of(folder.toString()), includes, excludes));
    }
}
