package io.unflake.engine.clean;

import static io.unflake.engine.invariant.RecordingBuilder.list;
import static io.unflake.engine.invariant.RecordingBuilder.nothing;
import static io.unflake.engine.invariant.RecordingBuilder.number;
import static io.unflake.engine.invariant.RecordingBuilder.string;
import static io.unflake.model.Detail.END;
import static io.unflake.model.Detail.START;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.unflake.engine.invariant.RecordingBuilder;
import io.unflake.model.Detail;
import io.unflake.model.Detail.Value;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.explain.Cleaner;
import io.unflake.model.explain.Problem;
import io.unflake.model.explain.Problem.Accessor;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CleanerSearchTest {

    private static final String POLLUTER = "shop.CartTest#polluter";

    private static Problem problem(String variable, Value failing, Value passing) {
        return new Problem(variable, Problem.INTERNAL, "differs", failing, passing, List.of(), null, null);
    }

    private static List<Cleaner> statements(Problem problem, TestResult... results) {
        return new CleanerSearch(List.of(results), List.of(TestId.parse(POLLUTER))).statements(List.of(problem));
    }

    private static RecordingBuilder recording() {
        return new RecordingBuilder();
    }

    @Nested
    class Methods {

        private static final String FIELD = "field shop.Config.rate";

        @Test
        void a_method_that_finds_the_polluted_value_and_leaves_the_clean_one_is_a_cleaner() {
            TestResult other = recording()
                    .sample("shop.Config.reset():::ENTER", 1, FIELD, number(7))
                    .sample("shop.Config.reset():::EXIT", 1, FIELD, number(1))
                    .call("shop.Config", "reset", "()V")
                    .passed("shop.CartTest#other");

            assertThat(statements(problem(FIELD, number(7), number(1)), other))
                    .contains(new Cleaner(Cleaner.METHOD, "shop.Config.reset();", FIELD, false));
        }

        @Test
        void a_method_that_finds_a_clean_value_cleans_nothing() {
            TestResult other = recording()
                    .sample("shop.Config.reset():::ENTER", 1, FIELD, number(1))
                    .sample("shop.Config.reset():::EXIT", 1, FIELD, number(1))
                    .sample("shop.Config.use(int):::ENTER", 1, FIELD, number(7))
                    .sample("shop.Config.use(int):::EXIT", 1, FIELD, number(7))
                    .sample("shop.Config.use(int):::EXIT", 2, FIELD, number(1))
                    .call("shop.Config", "reset", "()V")
                    .call("shop.Config", "use", "(I)V", number(7))
                    .passed("shop.CartTest#other");

            assertThat(statements(problem(FIELD, number(7), number(1)), other))
                    .extracting(Cleaner::kind)
                    .containsExactly(Cleaner.RESTORE);
        }

        @Test
        void arguments_of_the_polluter_are_not_used() {
            TestResult polluter =
                    recording().call("shop.Config", "use", "(I)V", number(7)).passed(POLLUTER);
            TestResult other = recording()
                    .sample("shop.Config.use(int):::ENTER", 1, FIELD, number(7))
                    .sample("shop.Config.use(int):::EXIT", 1, FIELD, number(1))
                    .call("shop.Config", "use", "(I)V", number(1))
                    .passed("shop.CartTest#other");

            assertThat(statements(problem(FIELD, number(7), number(1)), polluter, other))
                    .filteredOn(cleaner -> cleaner.kind().equals(Cleaner.METHOD))
                    .extracting(Cleaner::code)
                    .containsExactly("shop.Config.use(1);");
        }

        @Test
        void arguments_are_those_that_were_seen_and_an_overloaded_method_is_told_apart() {
            TestResult other = recording()
                    .sample("shop.Config.use(String):::ENTER", 1, FIELD, number(7))
                    .sample("shop.Config.use(String):::EXIT", 1, FIELD, number(1))
                    .call("shop.Config", "use", "(I)V", number(3))
                    .call("shop.Config", "use", "(Ljava/lang/String;)V", string("one"))
                    .passed("shop.CartTest#other");

            assertThat(statements(problem(FIELD, number(7), number(1)), other))
                    .extracting(Cleaner::code)
                    .contains("shop.Config.use(\"one\");")
                    .doesNotContain("shop.Config.use(3);");
        }
    }

    @Nested
    class Setters {

        @Test
        void the_call_that_polluted_is_repeated_with_the_clean_value() {
            TestResult polluter = recording()
                    .call("shop.Config", "use", "(Ljava/lang/String;I)V", string("oz"), number(3))
                    .call("shop.Config", "show", "(Ljava/lang/String;)V", string("oz"))
                    .passed(POLLUTER);

            assertThat(statements(written("field shop.Config.unit", string("oz"), string("g")), polluter))
                    .extracting(Cleaner::kind, Cleaner::code)
                    .containsExactly(
                            tuple(Cleaner.MODIFIER, "shop.Config.use(\"g\", 3);"),
                            tuple(Cleaner.RESTORE, "shop.Config.unit = \"g\";"));
        }

        @Test
        void an_object_is_recognised_by_its_type_since_its_content_may_have_changed() {
            TestResult polluter = recording()
                    .call("shop.Config", "use", "(Lshop/Unit;)V", list("shop.Unit"))
                    .passed(POLLUTER);

            assertThat(statements(written("field shop.Config.unit", list("shop.Unit", "used"), nothing()), polluter))
                    .extracting(Cleaner::code)
                    .containsExactly("shop.Config.use(null);", "shop.Config.unit = null;");
        }

        private static Problem written(String variable, Value failing, Value passing) {
            Accessor writer = new Accessor("shop.Config.use(Config.java:14)", null, List.of());
            return new Problem(variable, Problem.INTERNAL, "differs", failing, passing, List.of(), writer, null);
        }
    }

    @Nested
    class ReturnValues {

        @Test
        void another_method_of_the_class_is_called_with_what_the_polluter_left_as_in_the_paper() {
            TestResult polluter = recording()
                    .call("com.example.UserQuery", "createUser", "(Ljava/lang/String;)V", string("BobPolluter"))
                    .passed(POLLUTER);
            TestResult victim = recording()
                    .call("com.example.UserQuery", "createUser", "(Ljava/lang/String;)V", string("AliceVictim"))
                    .call("com.example.UserQuery", "deleteUser", "(Ljava/lang/String;)V", string("AliceVictim"))
                    .call("com.example.UserQuery", "countUsers", "()I")
                    .failed("com.example.UserQueryTest#testDeleteUser");

            List<Cleaner> cleaners = statements(
                    problem("return com.example.UserQuery.countUsers()", number(1), number(0)), polluter, victim);

            assertThat(cleaners.get(0).kind()).isEqualTo(Cleaner.MODIFIER);
            assertThat(cleaners.get(0).code()).isEqualTo("com.example.UserQuery.deleteUser(\"BobPolluter\");");
            assertThat(cleaners).extracting(Cleaner::code).doesNotContain("com.example.UserQuery.countUsers();");
        }
    }

    @Nested
    class Restorations {

        private static String restoring(String variable, Value failing, Value passing) {
            List<Cleaner> cleaners = statements(problem(variable, failing, passing));
            return cleaners.isEmpty() ? null : cleaners.get(0).code();
        }

        @Test
        void fields_get_the_value_of_the_passing_run() {
            assertThat(restoring("field a.B$C.x", string("a"), nothing())).isEqualTo("a.B.C.x = null;");
            assertThat(restoring("field a.B.x", number(2), number(1))).isEqualTo("a.B.x = 1;");
        }

        @Test
        void collections_that_were_empty_are_cleared() {
            assertThat(restoring("field a.B.x", list("java.util.ArrayList", "a"), list("java.util.ArrayList")))
                    .isEqualTo("a.B.x.clear();");
        }

        @Test
        void levels_of_loggers_are_set() {
            assertThat(restoring("logger shop.audit", setting("OFF"), nothing()))
                    .isEqualTo("java.util.logging.Logger.getLogger(\"shop.audit\").setLevel(null);");
            assertThat(restoring("logger shop.audit", setting("OFF"), setting("INFO")))
                    .isEqualTo("java.util.logging.Logger.getLogger(\"shop.audit\")"
                            + ".setLevel(java.util.logging.Level.parse(\"INFO\"));");
        }

        @Test
        void mocks_in_fields_are_reset() {
            assertThat(restoring("field a.B.mock", setting("mock of Bank [rate/0]"), setting("mock of Bank []")))
                    .isEqualTo("org.mockito.Mockito.reset(a.B.mock);");
        }

        @Test
        void static_mocks_are_closed() {
            assertThat(restoring("field a.BTest.mock", list("org.mockito.internal.MockedStaticImpl"), nothing()))
                    .isEqualTo("a.BTest.mock.close();");
        }

        @Test
        void values_that_source_code_cannot_contain_are_not_restored() {
            assertThat(restoring("field a.B.x", list("a.Other"), list("a.Config")))
                    .isNull();
        }

        @Test
        void an_enum_constant_whose_content_differs_is_not_assigned_to_itself() {
            assertThat(restoring("field a.Tier.LOW", constant("12"), constant("0")))
                    .isNull();
        }

        private static Value constant(String content) {
            return new Value("LOW{" + content + "}", "a.Tier", null, null, content, "a.Tier.LOW");
        }

        @Test
        void locale_and_zone_are_set_by_name() {
            assertThat(restoring("locale", setting("de_DE"), setting("en_US (format fr_FR)")))
                    .isEqualTo("java.util.Locale.setDefault(java.util.Locale.forLanguageTag(\"en-US\"));");
            assertThat(restoring("zone", setting("Asia/Tokyo"), setting("UTC")))
                    .isEqualTo("java.util.TimeZone.setDefault(java.util.TimeZone.getTimeZone(\"UTC\"));");
        }

        private static Value setting(String text) {
            return new Value(text, "java.util.Locale", null, null, text, null);
        }

        @Test
        void properties_are_set_or_cleared() {
            assertThat(restoring("property shop.mode", string("test"), nothing()))
                    .isEqualTo("System.clearProperty(\"shop.mode\");");
            assertThat(restoring("property shop.mode", string("test"), string("live")))
                    .isEqualTo("System.setProperty(\"shop.mode\", \"live\");");
        }
    }

    @Test
    void a_test_that_begins_with_the_polluted_value_and_leaves_the_clean_one_is_a_cleaner() {
        Problem problem = problem("field a.B.x", number(7), number(1));
        TestResult cleans = recording()
                .sample(START, 1, "field a.B.x", number(7))
                .sample(END, 1, "field a.B.x", number(1))
                .passed("shop.CartTest#cleans");
        TestResult changes = recording()
                .sample(START, 1, "field a.B.x", number(7))
                .sample(END, 1, "field a.B.x", number(2))
                .passed("shop.CartTest#changes");

        assertThat(CleanerSearch.tests(List.of(changes, cleans), List.of(problem)))
                .containsExactly(TestId.parse("shop.CartTest#cleans"));
    }

    @Test
    void a_test_that_empties_a_table_cleans_it_if_it_was_not_used_before() {
        Problem problem = problem("table users", table("written by insert"), table(Detail.UNUSED));
        TestResult empties = recording()
                .sample(START, 1, "table users", table("written by insert"))
                .sample(END, 1, "table users", table(Detail.EMPTY))
                .passed("shop.CartTest#empties");

        assertThat(CleanerSearch.tests(List.of(empties), List.of(problem)))
                .containsExactly(TestId.parse("shop.CartTest#empties"));
    }

    private static Value table(String content) {
        return new Value(content, "table", null, null, content, null);
    }
}
