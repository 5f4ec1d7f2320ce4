package io.unflake.engine.patch.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.patch.CompiledForm;
import io.unflake.engine.patch.Rewrite;
import io.unflake.engine.patch.SourceFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RewritesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    name.toUpperCase()                   | name.toUpperCase(Locale.ROOT)
                    a.trim().toLowerCase()               | a.trim().toLowerCase(Locale.ROOT)
                    String.format("%d", 1)               | String.format(Locale.ROOT, "%d", 1)
                    "%d".formatted(1)                    | String.format(Locale.ROOT, "%d", 1)
                    DateTimeFormatter.ofPattern("EEEE")  | DateTimeFormatter.ofPattern("EEEE", Locale.ROOT)
                    new SimpleDateFormat("EEEE")         | new SimpleDateFormat("EEEE", Locale.ROOT)
                    NumberFormat.getInstance()           | NumberFormat.getInstance(Locale.ROOT)
                    Locale.getDefault()                  | Locale.ROOT
                    """)
    void states_the_locale(String before, String after) {
        assertThat(SettingRewrites.locale(line("class A {\n  Object a = " + before + ";\n}\n", 2))
                        .get(0))
                .satisfies(rewrite -> assertThat(text(rewrite)).contains("Object a = " + after + ";"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    a.toUpperCase().toLowerCase()           | a.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT)
                    "%s".formatted(a.toUpperCase())         | String.format(Locale.ROOT, "%s", a.toUpperCase(Locale.ROOT))
                    "%s".formatted(a).toUpperCase()         | String.format(Locale.ROOT, "%s", a).toUpperCase(Locale.ROOT)
                    "%%s".formatted(1).formatted(2)         | String.format(Locale.ROOT, String.format(Locale.ROOT, "%%s", 1), 2)
                    String.format("%s".formatted(a), 1)     | String.format(Locale.ROOT, String.format(Locale.ROOT, "%s", a), 1)
                    String.format("%s", "%s".formatted(a))  | String.format(Locale.ROOT, "%s", String.format(Locale.ROOT, "%s", a))
                    Locale.getDefault().toString()          | Locale.ROOT.toString()
                    a.toUpperCase(Locale.getDefault())      | a.toUpperCase(Locale.ROOT)
                    String.format(Locale.getDefault(), "a") | String.format(Locale.ROOT, "a")
                    DateTimeFormatter.ofLocalizedDate(a).format(b) | DateTimeFormatter.ofLocalizedDate(a).withLocale(Locale.ROOT).format(b)
                    """)
    void changes_calls_that_contain_each_other(String before, String after) {
        Rewrite rewrite = SettingRewrites.locale(line("class A {\n  Object a = " + before + ";\n}\n", 2))
                .get(0);

        assertThat(text(rewrite)).contains("Object a = " + after + ";");
    }

    @Test
    void leaves_text_that_only_looks_like_a_call() {
        assertThat(SettingRewrites.locale(line(body("use(\"Locale.getDefault()\"); // a.toUpperCase()"), 3)))
                .isEmpty();
    }

    @Test
    void changes_a_call_over_several_lines_once_and_keeps_the_lines() {
        String source = body("use(a // first\n        .toUpperCase()\n        .toLowerCase());");
        List<CodeLine> lines = List.of(new CodeLine(file(source), 4), new CodeLine(file(source), 5));

        Rewrite rewrite = SettingRewrites.locale(lines).get(0);

        assertThat(text(rewrite))
                .contains("use(a // first\n        .toUpperCase(Locale.ROOT)\n        .toLowerCase(Locale.ROOT));");
        assertThat(CompiledForm.of(rewrite.sources().get(0)).lines())
                .hasSameSizeAs(source.lines().toList());
    }

    @Test
    void imports_what_it_names_and_falls_back_to_english() {
        String source = "package a;\n\nimport java.util.List;\n\nclass A {\n    String a = b.toUpperCase();\n}\n";

        assertThat(SettingRewrites.locale(line(source, 6)))
                .extracting(RewritesTest::text)
                .containsExactly(upperCaseIn("Locale.ROOT"), upperCaseIn("Locale.ENGLISH"));
        assertThat(SettingRewrites.locale(line("class A {\n  String a = b.toUpperCase(c);\n}\n", 2)))
                .isEmpty();
    }

    private static String upperCaseIn(String locale) {
        return """
                package a;

                import java.util.List;
                import java.util.Locale;

                class A {
                    String a = b.toUpperCase(%s);
                }
                """.formatted(locale);
    }

    @ParameterizedTest
    @CsvSource({
        "ZoneId.systemDefault(), ZoneOffset.UTC",
        "LocalDate.now(), LocalDate.now(ZoneOffset.UTC)",
        "Calendar.getInstance(), Calendar.getInstance(TimeZone.getTimeZone(\"UTC\"))",
        "Clock.systemDefaultZone(), Clock.systemUTC()"
    })
    void states_the_zone(String before, String after) {
        assertThat(text(SettingRewrites.zone(line("class A {\n  Object a = " + before + ";\n}\n", 2))
                        .get(0)))
                .contains("Object a = " + after + ";");
    }

    @Test
    void links_the_collections_that_a_line_iterates() {
        String source = """
                import java.util.HashMap;
                import java.util.Map;

                class A {
                    private final Map<String, Integer> prices = new HashMap<>();
                    private final Map<String, Integer> others = new HashMap<>();

                    String line() {
                        return String.join(", ", prices.keySet());
                    }
                }
                """;

        Rewrite first = LinkedRewrite.of(line(source, 9)).get(0);

        assertThat(text(first))
                .contains("prices = new LinkedHashMap<>();")
                .contains("others = new HashMap<>();")
                .startsWith("import java.util.HashMap;\nimport java.util.LinkedHashMap;\nimport java.util.Map;\n");
        assertThat(CompiledForm.of(first.sources().get(0)).lines())
                .hasSameSizeAs(source.lines().toList());
    }

    @Test
    void removes_an_import_that_is_no_longer_used() {
        String source = "import java.util.HashSet;\n\nclass A {\n    Object a = new HashSet<String>();\n}\n";

        Rewrite rewrite = LinkedRewrite.of(line(source, 4)).get(0);

        assertThat(text(rewrite))
                .isEqualTo(
                        "import java.util.LinkedHashSet;\n\nclass A {\n    Object a = new LinkedHashSet<String>();\n}\n");
        assertThat(CompiledForm.of(rewrite.sources().get(0)))
                .isEqualTo(
                        "import java.util.LinkedHashSet; \n\nclass A {\n    Object a = new LinkedHashSet<String>();\n}\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    assertThat(a).containsExactly(1, 2)   | assertThat(a).containsExactlyInAnyOrder(1, 2)
                    assertThat(a, contains(1, 2))         | assertThat(a, containsInAnyOrder(1, 2))
                    assertEquals(List.of(1, 2), a)        | assertEquals(new HashSet<>(List.of(1, 2)), new HashSet<>(a))
                    """)
    void compares_in_any_order(String before, String after) {
        assertThat(text(OrderFreeRewrites.of(line(body(before + ";"), 3)).get(0)))
                .contains(after + ";");
    }

    @Test
    void adapts_an_expected_order_only_if_the_elements_are_the_same() {
        SourceFile test = file(body("assertEquals(\"b, a\", line());"));
        Rewrite made = new Rewrite("use linked collections", List.of());

        assertThat(OrderFreeRewrites.expecting(made, new CodeLine(test, 3), "expected: <b, a> but was: <a, b>")
                        .map(RewritesTest::text))
                .hasValueSatisfying(text -> assertThat(text).contains("assertEquals(\"a, b\", line());"));
        assertThat(OrderFreeRewrites.expecting(made, new CodeLine(test, 3), "expected: <b, a> but was: <a, c>"))
                .isEmpty();
        assertThat(OrderFreeRewrites.expecting(made, new CodeLine(test, 3), null))
                .isEmpty();
    }

    @Test
    void adapts_the_expected_order_in_the_file_that_is_changed() {
        SourceFile test =
                file(body("Map<String, Integer> map = new HashMap<>();\n    assertEquals(\"b, a\", line(map));"));
        Rewrite made = LinkedRewrite.of(List.of(new CodeLine(test, 4))).get(0);

        assertThat(OrderFreeRewrites.expecting(made, new CodeLine(test, 4), "expected: <b, a> but was: <a, b>"))
                .hasValueSatisfying(both -> assertThat(both.sources())
                        .singleElement()
                        .satisfies(edited -> assertThat(edited.text())
                                .contains("new LinkedHashMap<>();", "assertEquals(\"a, b\", line(map));")));
    }

    @Test
    void keeps_random_numbers_in_bounds() {
        assertThat(text(RandomRewrites.bounds(line(body("use(Math.abs(random.nextInt()) % list.size());"), 3))
                        .get(0)))
                .contains("use(Math.floorMod(random.nextInt(), list.size()));");
        assertThat(text(RandomRewrites.bounds(line(body("use(Math.abs(Math.abs(a) % b) % c);"), 3))
                        .get(0)))
                .contains("use(Math.floorMod(Math.floorMod(a, b), c));");
    }

    @Test
    void passes_a_generator_to_one_of_two_calls_with_the_same_name() {
        SourceFile test = file(body("roll(roll(1));"));

        assertThat(RandomRewrites.seeds(test, "A", "a"))
                .extracting(RewritesTest::text)
                .anySatisfy(text -> assertThat(text).contains("roll(roll(1, new Random(42)));"))
                .anySatisfy(text -> assertThat(text).contains("roll(roll(1), new Random(42));"));
    }

    @Test
    void seeds_generators_of_the_test_or_passes_one() {
        SourceFile test = file(body("new Dice(new Random()).roll();"));

        assertThat(RandomRewrites.seeds(test, "A", "a"))
                .extracting(RewritesTest::text)
                .anySatisfy(text -> assertThat(text).contains("new Dice(new Random(42)).roll();"))
                .anySatisfy(text -> assertThat(text).contains("new Dice(new Random()).roll(new Random(42));"))
                .anySatisfy(text -> assertThat(text).contains("new Dice(new Random(), new Random(42)).roll();"));
    }

    @Test
    void waits_for_the_condition_instead_of_sleeping() {
        String source = body("Thread.sleep(400);\n\n    assertEquals(2, bells.get());");

        List<Rewrite> rewrites = WaitRewrites.of(line(source, 3), true);

        assertThat(text(rewrites.get(0)))
                .contains(
                        "    Awaitility.await().untilAsserted(() -> assertEquals(2, bells.get()));\n\n    assertEquals(2,");
        assertThat(text(rewrites.get(1)).lines())
                .containsSequence(
                        "    long deadline = System.nanoTime() + 30_000_000_000L;",
                        "    while (!Objects.equals(2, bells.get()) && System.nanoTime() < deadline) {",
                        "      Thread.sleep(10);",
                        "    }",
                        "",
                        "    assertEquals(2, bells.get());");
    }

    private static String body(String statements) {
        return "class A {\n  void a() throws Exception {\n    " + statements + "\n  }\n}\n";
    }

    private static List<CodeLine> line(String source, int line) {
        return List.of(new CodeLine(file(source), line));
    }

    private static SourceFile file(String source) {
        return new SourceFile(Path.of("A.java"), source, StandardCharsets.UTF_8);
    }

    private static String text(Rewrite rewrite) {
        return rewrite.sources().get(rewrite.sources().size() - 1).text();
    }
}
