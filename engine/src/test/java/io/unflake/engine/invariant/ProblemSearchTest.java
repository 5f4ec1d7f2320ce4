package io.unflake.engine.invariant;

import static io.unflake.engine.invariant.RecordingBuilder.frame;
import static io.unflake.engine.invariant.RecordingBuilder.list;
import static io.unflake.engine.invariant.RecordingBuilder.number;
import static io.unflake.engine.invariant.RecordingBuilder.string;
import static io.unflake.model.Detail.END;
import static io.unflake.model.Detail.RETURN;
import static io.unflake.model.Detail.START;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.unflake.model.Detail.Value;
import io.unflake.model.TestResult;
import io.unflake.model.explain.Problem;
import io.unflake.model.explain.Problem.Difference;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ProblemSearchTest {

    private static final String VICTIM = "shop.CartTest#victim";
    private static final String POLLUTER = "shop.CartTest#polluter";
    private static final Predicate<String> PROJECT = name -> !name.startsWith("lib.");
    private static final Contrast AFTER_POLLUTER = new Contrast("after CartTest#polluter", true, true);

    private static List<Problem> problems(TestResult failing, TestResult passing, TestResult... before) {
        RecordedRun alone = new RecordedRun(List.of(), passing);
        return new ProblemSearch(new RecordedRun(List.of(before), failing), alone, alone, AFTER_POLLUTER, PROJECT)
                .problems();
    }

    private static RecordingBuilder recording() {
        return new RecordingBuilder();
    }

    @Nested
    class Differences {

        @Test
        void what_a_method_returns_differs_as_in_figure_7_of_the_paper() {
            String count = "com.example.UserQuery.countUsers():::EXIT";
            Problem problem = problems(
                            recording().sample(count, 1, RETURN, number(1)).failed(VICTIM),
                            recording().sample(count, 1, RETURN, number(0)).passed(VICTIM))
                    .get(0);

            assertThat(problem.variable()).isEqualTo("return com.example.UserQuery.countUsers()");
            assertThat(problem.differences())
                    .containsExactly(new Difference(count, List.of("return == 1"), List.of("return == 0")));
            assertThat(problem.sentence())
                    .isEqualTo("com.example.UserQuery.countUsers() returns 1 after CartTest#polluter, 0 otherwise");
        }

        @Test
        void the_type_of_a_field_differs_as_in_figure_4_of_the_paper() {
            String field = "field dm.Factory.dmClass";
            String create = "dm.Factory.create():::ENTER";
            Problem problem = problems(
                            recording()
                                    .sample(create, 1, field, list("dm.TestManager"))
                                    .sample(create, 2, field, list("dm.ManagerImpl"))
                                    .failed(VICTIM),
                            recording()
                                    .sample(create, 1, field, list("dm.ManagerImpl"))
                                    .passed(VICTIM))
                    .get(0);

            assertThat(problem.differences().get(0).failing())
                    .contains("dmClass.getType() one of { \"dm.ManagerImpl\", \"dm.TestManager\" }");
            assertThat(problem.differences().get(0).passing()).contains("dmClass.getType() == \"dm.ManagerImpl\"");
        }

        @Test
        void a_point_that_only_one_run_reaches_is_no_evidence() {
            assertThat(problems(
                            recording()
                                    .sample("a.B.m():::EXIT", 1, RETURN, number(1))
                                    .failed(VICTIM),
                            recording()
                                    .sample("a.B.n():::EXIT", 1, RETURN, number(0))
                                    .passed(VICTIM)))
                    .isEmpty();
        }

        @Test
        void a_variable_with_statements_of_one_run_only_is_no_evidence() {
            assertThat(problems(
                            recording()
                                    .sample(START, 1, "field a.B.x", number(1))
                                    .sample(START, 1, "field a.B.y", number(2))
                                    .failed(VICTIM),
                            recording()
                                    .sample(START, 1, "field a.B.x", number(2))
                                    .sample(START, 1, "field a.B.y", number(2))
                                    .passed(VICTIM)))
                    .as("x == y holds in the passing run only, but that is said of x")
                    .extracting(Problem::variable)
                    .containsExactly("field a.B.x");
        }

        @Test
        void values_that_differ_between_passing_runs_are_no_evidence() {
            RecordedRun failing = new RecordedRun(
                    List.of(),
                    recording().sample(START, 1, "field a.B.seed", number(1)).failed(VICTIM));
            RecordedRun passing = new RecordedRun(
                    List.of(),
                    recording().sample(START, 1, "field a.B.seed", number(2)).passed(VICTIM));
            RecordedRun again = new RecordedRun(
                    List.of(),
                    recording().sample(START, 1, "field a.B.seed", number(3)).passed(VICTIM));

            assertThat(new ProblemSearch(failing, passing, again, AFTER_POLLUTER, PROJECT).problems())
                    .isEmpty();
        }

        @Test
        void the_stable_part_of_a_value_that_varies_is_evidence() {
            RecordedRun failing = new RecordedRun(
                    List.of(),
                    recording()
                            .sample(START, 1, "field a.B.log", list("java.util.ArrayList", "12:01", "12:02"))
                            .failed(VICTIM));
            RecordedRun passing = new RecordedRun(
                    List.of(),
                    recording()
                            .sample(START, 1, "field a.B.log", list("java.util.ArrayList", "12:03"))
                            .passed(VICTIM));
            RecordedRun again = new RecordedRun(
                    List.of(),
                    recording()
                            .sample(START, 1, "field a.B.log", list("java.util.ArrayList", "12:04"))
                            .passed(VICTIM));

            Problem problem = new ProblemSearch(failing, passing, again, AFTER_POLLUTER, PROJECT)
                    .problems()
                    .get(0);

            assertThat(problem.differences().get(0).passing()).containsExactly("size(log) == 1");
        }
    }

    @Nested
    class Ranking {

        @Test
        void more_differing_statements_come_first() {
            assertThat(problems(
                            recording()
                                    .sample(START, 1, "field a.B.few", number(1))
                                    .sample(START, 1, "field a.B.many", list("java.util.LinkedList", "a"))
                                    .failed(VICTIM),
                            recording()
                                    .sample(START, 1, "field a.B.few", number(0))
                                    .sample(START, 1, "field a.B.many", list("java.util.ArrayList"))
                                    .passed(VICTIM)))
                    .extracting(Problem::variable)
                    .containsExactly("field a.B.many", "field a.B.few");
        }

        @Test
        void what_is_read_on_the_failing_path_comes_before_what_is_read_elsewhere() {
            assertThat(problems(
                            recording()
                                    .sample(START, 1, "field a.B.far", number(1))
                                    .sample(START, 1, "field a.B.near", number(1))
                                    .read("field a.B.far", frame("a.B", "far", 3), frame("shop.CartTest", "setUp", 9))
                                    .read(
                                            "field a.B.near",
                                            frame("a.B", "near", 4),
                                            frame("shop.CartTest", "victim", 20))
                                    .failed(VICTIM, frame("shop.CartTest", "victim", 20)),
                            recording()
                                    .sample(START, 1, "field a.B.far", number(0))
                                    .sample(START, 1, "field a.B.near", number(0))
                                    .passed(VICTIM)))
                    .extracting(Problem::variable)
                    .containsExactly("field a.B.near", "field a.B.far");
        }

        @Test
        void state_that_the_test_never_reads_comes_after_state_that_it_reads() {
            TestResult polluter = recording().write("field a.B.unread").passed(POLLUTER);

            assertThat(problems(
                            recording()
                                    .sample(START, 1, "field a.B.unread", list("java.util.LinkedList", "a"))
                                    .sample(START, 1, "field a.B.read", number(1))
                                    .read("field a.B.read")
                                    .failed(VICTIM),
                            recording()
                                    .sample(START, 1, "field a.B.unread", list("java.util.ArrayList"))
                                    .sample(START, 1, "field a.B.read", number(0))
                                    .passed(VICTIM),
                            polluter))
                    .extracting(Problem::variable)
                    .containsExactly("field a.B.read", "field a.B.unread");
        }

        @Test
        void state_that_shows_in_what_its_reader_returns_comes_before_a_counter_that_nobody_sees() {
            String take = "a.Tickets.take():::EXIT";
            assertThat(problems(
                            recording()
                                    .sample(START, 1, "field a.Journal.entries", list("java.util.ArrayList", "x"))
                                    .sample(START, 1, "field a.Tickets.next", number(2))
                                    .read("field a.Journal.entries", frame("a.Journal", "note", 3))
                                    .read("field a.Tickets.next", frame("a.Tickets", "take", 4))
                                    .sample(take, 1, RETURN, number(2))
                                    .failed(VICTIM),
                            recording()
                                    .sample(START, 1, "field a.Journal.entries", list("java.util.ArrayList"))
                                    .sample(START, 1, "field a.Tickets.next", number(1))
                                    .sample(take, 1, RETURN, number(1))
                                    .passed(VICTIM)))
                    .extracting(Problem::variable)
                    .containsExactly("field a.Tickets.next", "field a.Journal.entries", "return a.Tickets.take()");
        }

        @Test
        void the_default_locale_needs_no_reader_to_come_before_a_counter_that_nobody_sees() {
            TestResult polluter = recording().write("locale").passed(POLLUTER);
            assertThat(problems(
                            recording()
                                    .sample(START, 1, "field a.Journal.entries", list("java.util.ArrayList", "x"))
                                    .sample(START, 1, "locale", string("de_DE"))
                                    .read("field a.Journal.entries", frame("a.Journal", "note", 3))
                                    .failed(VICTIM),
                            recording()
                                    .sample(START, 1, "field a.Journal.entries", list("java.util.ArrayList"))
                                    .sample(START, 1, "locale", string("en_US"))
                                    .passed(VICTIM),
                            polluter))
                    .extracting(Problem::variable)
                    .containsExactly("locale", "field a.Journal.entries");
        }

        @Test
        void a_cache_inside_a_library_comes_after_what_methods_return() {
            String count = "a.Users.count():::EXIT";
            assertThat(problems(
                            recording()
                                    .sample(START, 1, "field lib.Engine.cache", list("java.util.HashMap", "a"))
                                    .read(
                                            "field lib.Engine.cache",
                                            frame("lib.Engine", "open", 5),
                                            frame("lib.Driver", "connect", 6),
                                            frame("a.Users", "count", 7))
                                    .sample(count, 1, RETURN, number(1))
                                    .failed(VICTIM),
                            recording()
                                    .sample(START, 1, "field lib.Engine.cache", list("java.util.HashMap"))
                                    .sample(count, 1, RETURN, number(0))
                                    .passed(VICTIM)))
                    .extracting(Problem::variable)
                    .containsExactly("return a.Users.count()", "field lib.Engine.cache");
        }

        @Test
        void a_setting_of_a_library_that_the_project_uses_comes_before_what_methods_return() {
            String show = "a.Item.show():::EXIT";
            TestResult polluter = recording()
                    .write(
                            "field lib.Builder.style",
                            frame("lib.Builder", "setStyle", 5),
                            frame("shop.CartTest", "polluter", 31))
                    .passed(POLLUTER);

            assertThat(problems(
                            recording()
                                    .sample(START, 1, "field lib.Builder.style", string("json"))
                                    .read("field lib.Builder.style", frame("lib.Builder", "<init>", 8))
                                    .sample(show, 1, RETURN, string("{}"))
                                    .failed(VICTIM),
                            recording()
                                    .sample(START, 1, "field lib.Builder.style", string("plain"))
                                    .sample(show, 1, RETURN, string("Item"))
                                    .passed(VICTIM),
                            polluter))
                    .extracting(Problem::variable)
                    .containsExactly("field lib.Builder.style", "return a.Item.show()");
        }

        @Test
        void what_the_test_changed_itself_comes_last() {
            assertThat(problems(
                            recording()
                                    .sample(START, 1, "field a.B.result", list("java.util.ArrayList"))
                                    .sample(START, 1, "field a.B.rate", number(1))
                                    .sample(END, 1, "field a.B.result", list("java.util.ArrayList", "a"))
                                    .failed(VICTIM),
                            recording()
                                    .sample(START, 1, "field a.B.result", list("java.util.ArrayList"))
                                    .sample(START, 1, "field a.B.rate", number(2))
                                    .sample(END, 1, "field a.B.result", list("java.util.ArrayList", "b", "c"))
                                    .passed(VICTIM)))
                    .extracting(Problem::variable)
                    .containsExactly("field a.B.rate", "field a.B.result");
        }
    }

    @Nested
    class Texts {

        @Test
        void the_sentence_names_both_values_writer_and_reader() {
            TestResult polluter = recording()
                    .write(
                            "field shop.Config.currency",
                            frame("shop.Config", "use", 14),
                            frame("shop.CartTest", "polluter", 31))
                    .passed(POLLUTER);
            Problem problem = problems(
                            recording()
                                    .sample(START, 1, "field shop.Config.currency", string("USD"))
                                    .read(
                                            "field shop.Config.currency",
                                            frame("shop.Config", "format", 17),
                                            frame("shop.CartTest", "victim", 22))
                                    .failed(VICTIM, frame("shop.CartTest", "victim", 22)),
                            recording()
                                    .sample(START, 1, "field shop.Config.currency", string("EUR"))
                                    .passed(VICTIM),
                            polluter)
                    .get(0);

            assertThat(problem.sentence())
                    .isEqualTo("shop.Config.currency is \"USD\" after CartTest#polluter, \"EUR\" otherwise");
            assertThat(problem.writer().at()).isEqualTo("shop.Config.use(Config.java:14)");
            assertThat(problem.writer().calledFrom()).isEqualTo("shop.CartTest.polluter(CartTest.java:31)");
            assertThat(problem.reader().at()).isEqualTo("shop.Config.format(Config.java:17)");
            assertThat(problem.reader().calledFrom()).isEqualTo("shop.CartTest.victim(CartTest.java:22)");
            assertThat(problem.place()).isEqualTo(Problem.INTERNAL);
        }

        @Test
        void the_sentence_names_classes_by_their_simple_names() {
            assertThat(problems(
                                    recording()
                                            .sample(START, 1, "field a.B.type", type("java.util.LinkedList"))
                                            .failed(VICTIM),
                                    recording()
                                            .sample(START, 1, "field a.B.type", type("a.B$Own"))
                                            .passed(VICTIM))
                            .get(0)
                            .sentence())
                    .isEqualTo("a.B.type is LinkedList after CartTest#polluter, Own otherwise");
        }

        private static Value type(String name) {
            return new Value(name + ".class", "java.lang.Class", null, null, name, name.replace('$', '.') + ".class");
        }

        @Test
        void the_sentence_of_a_brittle_test_describes_the_passing_run() {
            RecordedRun failing = new RecordedRun(
                    List.of(),
                    recording().sample(START, 1, "field a.B.x", number(0)).failed(VICTIM));
            RecordedRun passing = new RecordedRun(
                    List.of(),
                    recording().sample(START, 1, "field a.B.x", number(1)).passed(VICTIM));
            Contrast contrast = new Contrast("after SetupTest#loads", false, true);

            assertThat(new ProblemSearch(failing, passing, passing, contrast, PROJECT)
                            .problems()
                            .get(0)
                            .sentence())
                    .isEqualTo("a.B.x is 1 after SetupTest#loads, 0 otherwise");
        }

        @Test
        void files_and_tables_are_external_and_so_is_a_return_value_that_no_state_on_the_heap_explains() {
            String count = "a.Users.count():::EXIT";
            assertThat(problems(
                            recording()
                                    .sample(START, 1, "table users", number(1))
                                    .sample(count, 1, RETURN, number(1))
                                    .failed(VICTIM),
                            recording()
                                    .sample(START, 1, "table users", number(0))
                                    .sample(count, 1, RETURN, number(0))
                                    .passed(VICTIM)))
                    .extracting(Problem::variable, Problem::place)
                    .containsExactly(
                            tuple("table users", Problem.EXTERNAL), tuple("return a.Users.count()", Problem.EXTERNAL));
        }
    }
}
