package io.unflake.engine.patch.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.patch.PatchedModule;
import io.unflake.engine.patch.state.ResetCalls.Reset;
import io.unflake.model.TestId;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StateSourcesTest {

    private static final String STALL = """
            package market;

            import java.util.*;

            public final class Stall {
                private static Map<String, List<Offer>> offers = new HashMap<>();
                static String currency = "EUR";
                public static final Stall ONLY = new Stall();

                public static String takes() { return currency; }
                public static void take(String other) { currency = other; }
                public static void open() throws java.io.IOException { offers.clear(); }
                public static int size() { return offers.size(); }
                public void reset() { }
                static void closeAll() { }
                private static void clear() { offers = null; }
            }
            """;

    @TempDir
    private Path folder;

    private PatchedModule module;

    @BeforeEach
    void writeSource() throws IOException {
        module = new PatchedModule(folder);
        module.write("market.Stall", STALL);
    }

    @Test
    void a_field_has_types_with_full_names_and_its_first_value() {
        assertThat(field("offers")).satisfies(field -> {
            assertThat(field.type())
                    .isEqualTo("${java.util.Map}<${java.lang.String}, ${java.util.List}<${market.Offer}>>");
            assertThat(field.initial()).isEqualTo("new ${java.util.HashMap}<>()");
            assertThat(field.isVisibleTo("market.CartTest")).isFalse();
        });
        assertThat(field("currency").isVisibleTo("market.CartTest")).isTrue();
        assertThat(field("currency").isVisibleTo("shop.CartTest")).isFalse();
        assertThat(field("ONLY").isVisibleTo("shop.CartTest")).isTrue();
        assertThat(FieldSource.of("market.Stall", "absent", module.description()))
                .isEmpty();
        assertThat(FieldSource.of("market.Absent", "offers", module.description()))
                .isEmpty();
    }

    @Test
    void methods_that_get_and_set_a_field_are_found() {
        assertThat(FieldAccessors.of(field("currency"), "shop.CartTest", module.description()))
                .contains(new FieldAccessors("takes", "take"));
        assertThat(FieldAccessors.of(field("offers"), "shop.CartTest", module.description()))
                .isEmpty();
    }

    /** Stands for a class of a library, since the module has no source of it. */
    public static final class Library {

        private static String style = "plain";
        private static int uses;

        private Library() {}

        public static String style() {
            return style;
        }

        public static String styleInUpperCase() {
            return style.toUpperCase(Locale.ROOT);
        }

        public static void use(String other) {
            uses++;
            style = Objects.requireNonNull(other);
        }

        static int uses() {
            return uses;
        }
    }

    @Test
    void static_fields_of_libraries_and_their_methods_are_found_in_class_files() throws Exception {
        ModuleDescription using = module.description(Path.of(Library.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .toString());
        FieldSource style =
                FieldSource.of(Library.class.getName(), "style", using).orElseThrow();
        FieldSource uses =
                FieldSource.of(Library.class.getName(), "uses", using).orElseThrow();

        assertThat(style.type()).isEqualTo("${java.lang.String}");
        assertThat(style.initial()).isNull();
        assertThat(style.isVisibleTo("shop.CartTest")).isFalse();
        assertThat(FieldAccessors.of(style, "shop.CartTest", using)).contains(new FieldAccessors("style", "use"));
        assertThat(uses.type()).isEqualTo("int");
        assertThat(FieldAccessors.of(uses, "shop.CartTest", using)).isEmpty();
    }

    @Test
    void calls_that_may_reset_state_are_visible_and_those_that_change_the_field_come_first() {
        assertThat(ResetCalls.of("market.Stall", "shop.CartTest", "offers", module.description()))
                .containsExactly(
                        new Reset("${market.Stall}.open();", "Stall.open()", true),
                        new Reset("${market.Stall}.ONLY.reset();", "Stall.ONLY.reset()", false));
        assertThat(ResetCalls.of("market.Stall", "market.CartTest", "offers", module.description()))
                .extracting(Reset::text)
                .contains("Stall.closeAll()");
    }

    @Test
    void the_statements_of_a_test_that_set_state_use_no_variables() throws IOException {
        module.write("shop.CartTest", """
                package shop;

                import market.Stall;
                import static org.junit.Assert.assertEquals;

                class CartTest {
                    void fills() {
                        String name = "x";
                        Stall.take("USD");
                        Stall.take(name);
                        assertEquals("USD", Stall.takes());
                    }
                }
                """);
        TestStatements statements = TestStatements.of(TestId.of("shop.CartTest", "fills"), module.description())
                .orElseThrow();

        assertThat(statements.settingState()).containsExactly("${market.Stall}.take(\"USD\");");
        assertThat(statements.types()).containsExactly("market.Stall");
    }

    private FieldSource field(String name) {
        return FieldSource.of("market.Stall", name, module.description()).orElseThrow();
    }
}
