package io.unflake.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WaitInsertionTest {

    private static final String COMMENT =
            "// Mitigation: gives another thread time. It is better to wait for a signal of that thread.";

    @Test
    void waits_before_a_statement_of_several_lines() {
        String source = """
                class A {
                    void test() throws Exception {
                        send();
                        assertEquals(
                                1,
                                size());
                    }
                }
                """;

        assertThat(edited(source, 6, false)).isEqualTo("""
                class A {
                    void test() throws Exception {
                        send();
                        %s
                        Thread.sleep(500);
                        assertEquals(
                                1,
                                size());
                    }
                }
                """.formatted(COMMENT));
    }

    @Test
    void waits_after_a_statement() {
        String source = """
                class A {
                    void test() throws InterruptedException {
                        send();
                    }
                }
                """;

        assertThat(edited(source, 3, true)).isEqualTo("""
                class A {
                    void test() throws InterruptedException {
                        send();
                        %s
                        Thread.sleep(500);
                    }
                }
                """.formatted(COMMENT));
    }

    @Test
    void declares_the_exception_if_the_method_does_not() {
        assertThat(edited("class A {\n\tvoid test() {\n\t\tsend();\n\t}\n}\n", 3, false))
                .contains("void test() throws InterruptedException {\n\t\t" + COMMENT
                        + "\n\t\tThread.sleep(500);\n\t\tsend();");
        assertThat(edited("class A { void test() throws java.io.IOException\n{\nsend();\n}\n}\n", 3, false))
                .contains("throws java.io.IOException, InterruptedException\n{");
    }

    @Test
    void declares_nothing_if_the_exception_is_caught_around_or_the_code_is_a_lambda() {
        String caught =
                "class A {\nvoid a() {\ntry {\nsend();\n} catch (Error | InterruptedException e) {\nend();\n}\n}\n}\n";
        assertThat(edited(caught, 4, false)).doesNotContain("throws");
        assertThat(edited(caught, 6, false)).contains("void a() throws InterruptedException {");
        assertThat(edited("class A {\nvoid a() {\nrun(() -> {\nsend();\n});\n}\n}\n", 4, false))
                .doesNotContain("throws");
    }

    @Test
    void chooses_the_innermost_block() {
        String source = "class A {\nvoid a() throws Exception {\nif (b) {\nsend();\n}\nif (c) send();\n}\n}\n";

        assertThat(edited(source, 4, false)).contains("{\n" + COMMENT + "\nThread.sleep(500);\nsend();");
        assertThat(edited(source, 6, false)).contains(COMMENT + "\nThread.sleep(500);\nif (c) send();");
    }

    @Test
    void nothing_follows_a_return_and_there_is_no_wait_outside_of_methods() {
        String source = "class A {\nint size = size();\nint a() {\nreturn size();\n}\n}\n";

        assertThat(insertion(source, 4, true)).isEmpty();
        assertThat(insertion(source, 4, false)).isPresent();
        assertThat(insertion(source, 2, false)).isEmpty();
        assertThat(insertion(source, 99, false)).isEmpty();
    }

    @Test
    void keeps_line_endings_and_code_of_new_java_versions() {
        String source = """
                record A(Object o) {
                  void a() {
                    switch (o) {
                      case Integer _ -> b();
                      default -> {
                        c();
                      }
                    }
                  }
                }
                """.replace("\n", "\r\n");

        assertThat(edited(source, 6, false))
                .contains("        " + COMMENT + "\r\n        Thread.sleep(500);\r\n        c();\r\n");
    }

    @Test
    void the_compiled_form_keeps_all_lines() {
        String source = "class A {\nvoid a() {\nsend();\nsize();\n}\n}\n";

        assertThat(insertion(source, 3, true).orElseThrow().keepingLines())
                .isEqualTo(
                        "class A {\nvoid a() throws InterruptedException {\nsend(); Thread.sleep(500);\nsize();\n}\n}\n");
    }

    private static String edited(String source, int line, boolean after) {
        return insertion(source, line, after).orElseThrow().text();
    }

    private static Optional<EditedSource> insertion(String source, int line, boolean after) {
        return WaitInsertion.of(new SourceFile(Path.of("A.java"), source, StandardCharsets.UTF_8), line, after, 500);
    }
}
