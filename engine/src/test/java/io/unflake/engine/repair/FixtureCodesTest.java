package io.unflake.engine.repair;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.patch.PatchedModule;
import io.unflake.engine.patch.fixture.FixtureCode;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.explain.Cleaner;
import io.unflake.model.explain.Explanation;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Role;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.InstrumentOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FixtureCodesTest {

    private static final TestId VICTIM = TestId.of("shop.CartTest", "isEmpty");
    private static final TestId POLLUTER = TestId.of("shop.SaleTest", "sells");

    @TempDir
    private Path folder;

    private PatchedModule module;

    @BeforeEach
    void writeSources() throws IOException {
        module = new PatchedModule(folder);
        module.write("shop.SaleTest", "package shop;\nclass SaleTest {\n  void sells() { Ledger.book(\"rye\"); }\n}\n");
        module.write("shop.Ledger", """
                package shop;
                class Ledger {
                    static java.util.List<String> sales = new java.util.ArrayList<>();
                    private static int count;
                    static void book(String what) { sales.add(what); count++; }
                    static void clear() { count = 0; }
                }
                """);
    }

    @Test
    void a_property_is_restored_after_tests_and_cleared_before_them() {
        FixtureCodes codes = codes("property shop.unit", Role.POLLUTER);

        assertThat(codes.after(POLLUTER).get(0).after())
                .containsExactly("if (${saved} == null) {\n\tSystem.clearProperty(\"shop.unit\");\n} else {\n"
                        + "\tSystem.setProperty(\"shop.unit\", ${saved});\n}");
        assertThat(codes.before(VICTIM).get(0).before()).containsExactly("System.clearProperty(\"shop.unit\");");
    }

    @Test
    void a_file_of_the_project_is_never_deleted() throws IOException {
        assertThat(codes("file data.txt", Role.POLLUTER).after(POLLUTER))
                .extracting(FixtureCode::what)
                .startsWith("delete the file data.txt", "restore the file data.txt");

        Files.createFile(folder.resolve("data.txt"));

        assertThat(codes("file data.txt", Role.POLLUTER).after(POLLUTER))
                .extracting(FixtureCode::what)
                .contains("restore the file data.txt")
                .doesNotContain("delete the file data.txt");
        assertThat(codes("file data.txt", Role.POLLUTER).before(VICTIM))
                .extracting(FixtureCode::what)
                .doesNotContain("delete the file");
    }

    @Test
    void a_field_is_restored_by_name_or_reset_by_a_method_and_by_reflection_last() {
        assertThat(codes("field shop.Ledger.count", Role.POLLUTER).after(POLLUTER))
                .extracting(FixtureCode::what)
                .containsExactly(
                        "call Ledger.clear()",
                        "set the initial value of Ledger.count by reflection, as no method of the project does that");
        assertThat(codes("field shop.Ledger.sales", Role.POLLUTER)
                        .after(POLLUTER)
                        .get(0)
                        .before())
                .containsExactly("${saved} = new ${java.util.ArrayList}<>(${shop.Ledger}.sales);");
    }

    @Test
    void the_content_of_collections_in_a_record_is_restored() throws IOException {
        module.write("shop.Menu", """
                package shop;
                import java.util.*;
                public record Menu(String meal, List<String> dishes) {
                    static final Menu LUNCH = new Menu("lunch", new ArrayList<>());
                }
                """);

        assertThat(codes("field shop.Menu.LUNCH", Role.POLLUTER).after(POLLUTER).get(0))
                .satisfies(code -> {
                    assertThat(code.what()).isEqualTo("restore the content of Menu.LUNCH");
                    assertThat(code.after())
                            .containsExactly(
                                    "${shop.Menu}.LUNCH.dishes().clear();",
                                    "${shop.Menu}.LUNCH.dishes().addAll(${saved});");
                });
    }

    @Test
    void the_state_of_an_enum_constant_is_restored_by_its_accessors_or_by_reflection() throws IOException {
        module.write("shop.Tier", """
                package shop;
                public enum Tier {
                    LOW, HIGH;
                    private final int limit = 3;
                    private int load;
                    private String label = "";
                    public String label() { return label; }
                    public void label(String label) { this.label = label; }
                }
                """);
        FixtureCodes codes = codes("field shop.Tier.LOW", Role.POLLUTER);

        assertThat(codes.after(POLLUTER))
                .extracting(FixtureCode::what)
                .containsSubsequence(
                        "restore label of Tier.LOW",
                        "restore load of Tier.LOW by reflection, as no method of the project does that",
                        "restore label of Tier.LOW by reflection, as no method of the project does that");
        assertThat(codes.after(POLLUTER).get(0).after()).containsExactly("${shop.Tier}.LOW.label(${saved});");
        assertThat(codes.before(VICTIM))
                .extracting(FixtureCode::before)
                .contains(List.of("${java.lang.reflect.Field} field = ${shop.Tier}.class.getDeclaredField(\"load\");\n"
                        + "field.setAccessible(true);\nfield.set(${shop.Tier}.LOW, 0);"));
    }

    @Test
    void the_state_of_a_singleton_is_restored_through_the_method_that_returns_it() throws IOException {
        module.write("shop.Till", """
                package shop;
                public class Till {
                    private static final Till ONLY = new Till();
                    private int cash;
                    public static Till only() { return ONLY; }
                    public int getCash() { return cash; }
                    public void setCash(int cash) { this.cash = cash; }
                }
                """);

        assertThat(codes("field shop.Till.ONLY", Role.POLLUTER).after(POLLUTER).get(0))
                .satisfies(code -> {
                    assertThat(code.before()).containsExactly("${saved} = ${shop.Till}.only().getCash();");
                    assertThat(code.after()).containsExactly("${shop.Till}.only().setCash(${saved});");
                });
    }

    @Test
    void a_static_mock_is_closed_and_created_again() throws IOException {
        module.write("shop.SaleTest", """
                package shop;
                import org.mockito.MockedStatic;
                class SaleTest {
                    private static MockedStatic<Ledger> ledger;
                    void sells() { }
                }
                """);

        FixtureCodes codes = new FixtureCodes(
                request("return shop.Ledger.size()", Role.POLLUTER, null, folder.resolve("mockito-core-5.0.jar")));
        assertThat(codes.after(POLLUTER))
                .extracting(FixtureCode::what)
                .contains("close the mock SaleTest.ledger", "close all static mocks of Mockito");
        assertThat(codes("field shop.SaleTest.ledger", Role.POLLUTER)
                        .after(POLLUTER)
                        .get(0)
                        .after())
                .containsExactly("if (${shop.SaleTest}.ledger != null) {\n\t${shop.SaleTest}.ledger.close();\n"
                        + "\t${shop.SaleTest}.ledger = null;\n}");
    }

    @Test
    void a_table_is_reset_by_methods_of_classes_that_the_polluter_calls() {
        assertThat(codes("table sales", Role.POLLUTER).after(POLLUTER))
                .extracting(FixtureCode::after)
                .containsExactly(List.of("${shop.Ledger}.clear();"));
    }

    @Test
    void a_brittle_test_does_what_the_state_setter_does() {
        assertThat(codes("field shop.Ledger.sales", Role.STATE_SETTER)
                        .before(VICTIM)
                        .get(0)
                        .before())
                .containsExactly("${shop.Ledger}.book(\"rye\");");
    }

    @Test
    void what_the_explanation_has_verified_comes_first() {
        Explanation explanation = new Explanation(
                Explanation.SCHEMA,
                "1",
                "shop",
                VICTIM.toString(),
                "order",
                "victim",
                List.of(POLLUTER.toString()),
                null,
                List.of(),
                List.of(
                        new Cleaner(Cleaner.METHOD, "shop.Registry.drop();", "field shop.Registry.a", false),
                        new Cleaner(
                                Cleaner.MODIFIER, "shop.Users.delete(\"Bob\");", "return shop.Users.count()", true)),
                null,
                List.of());

        FixtureCodes codes = new FixtureCodes(request("table sales", Role.POLLUTER, explanation));

        assertThat(codes.before(VICTIM))
                .extracting(FixtureCode::before)
                .startsWith(List.of("${shop.Users}.delete(\"Bob\");"), List.of("${shop.Registry}.drop();"));
        assertThat(codes.after(POLLUTER))
                .extracting(FixtureCode::after)
                .startsWith(List.of("${shop.Registry}.drop();"), List.of("${shop.Users}.delete(\"Bob\");"));
    }

    private FixtureCodes codes(String state, Role role) {
        return new FixtureCodes(request(state, role, null));
    }

    private RepairRequest request(String state, Role role, Explanation explanation, Path... jars) {
        Replay replay = new Replay(
                Replay.SCHEMA,
                "1",
                "shop",
                VICTIM.toString(),
                List.of(POLLUTER.toString(), VICTIM.toString()),
                Treatment.NONE,
                new Replay.Limits(1, 1),
                List.of(),
                InstrumentOptions.DEFAULT,
                new Replay.Digests("", ""),
                new Replay.Expected("", "", "", List.of()));
        return new RepairRequest(
                replay,
                module.description(Stream.of(jars).map(Path::toString).toArray(String[]::new)),
                "order",
                List.of(new Before(POLLUTER, role, state)),
                List.of(),
                explanation,
                null);
    }
}
