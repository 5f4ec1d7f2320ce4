package io.unflake.report.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Detail.Value;
import io.unflake.model.explain.Cleaner;
import io.unflake.model.explain.Explanation;
import io.unflake.model.explain.Problem;
import io.unflake.model.explain.Problem.Accessor;
import io.unflake.model.explain.Problem.Difference;
import io.unflake.report.json.ExplanationFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplanationPageTest {

    private static final Style STYLE = new Style(160, Ink.PLAIN, false);

    private static Problem problem(String sentence) {
        Value value = new Value("1", "java.lang.Integer", 1.0, null, "1", "1");
        return new Problem(
                "field heldout.Registry.implementation",
                Problem.INTERNAL,
                sentence,
                value,
                null,
                List.of(new Difference("heldout.Registry.make():::ENTER", List.of("x == 1"), List.of("x == 2"))),
                new Accessor(
                        "heldout.Registry.use(Registry.java:14)",
                        "heldout.SharedStateTest.b_polluter(SharedStateTest.java:31)",
                        List.of("heldout.Registry.use(Registry.java:14)")),
                new Accessor("heldout.Registry.make(Registry.java:17)", null, List.of()));
    }

    private static Explanation explanation(String role, String sentence) {
        return new Explanation(
                Explanation.SCHEMA,
                "3f9c2a",
                "heldout",
                "heldout.SharedStateTest#a_victim",
                "order",
                role,
                role == null ? List.of() : List.of("heldout.SharedStateTest#b_polluter"),
                new Explanation.FailureSummary("java.lang.AssertionError", "wrong", "abc"),
                List.of(problem(sentence), problem("another")),
                List.of(
                        new Cleaner(Cleaner.TEST, "heldout.SharedStateTest#c", "field heldout.Registry.x", true),
                        new Cleaner(Cleaner.RESTORE, "heldout.Registry.x = 2;", "field heldout.Registry.x", false)),
                new Explanation.Cost(1, 2, 2.5, 2.9, 3.14, 7),
                List.of("A note."));
    }

    @Test
    void the_sentence_comes_with_writer_and_reader_in_columns() {
        assertThat(ExplanationPage.render(explanation("victim", "x is 1 after A#b, 2 otherwise"), STYLE, 1))
                .contains("""
                        x is 1 after A#b, 2 otherwise
                            written by Registry.use (Registry.java:14)   called from SharedStateTest.b_polluter (SharedStateTest.java:31)
                            read by    Registry.make (Registry.java:17)
                        """)
                .contains("VICTIM   heldout.SharedStateTest#a_victim")
                .contains("fails after heldout.SharedStateTest#b_polluter")
                .contains("test     heldout.SharedStateTest#c   (verified: the test passes after it)")
                .contains("1 more difference: --top 2 shows all")
                .contains("A note.")
                .contains("3.1 s in 7 runs; a plain run of these tests takes 1.0 s")
                .doesNotContain("pv>");
    }

    @Test
    void a_cleaner_that_was_not_tried_is_labelled() {
        assertThat(ExplanationPage.render(explanation("victim", "s"), STYLE, 5))
                .contains("restore  heldout.Registry.x = 2;   (not verified)");
    }

    @Test
    void all_statements_are_shown_in_the_form_of_the_paper_if_wanted() {
        Style verbose = new Style(160, Ink.PLAIN, true);

        assertThat(ExplanationPage.render(explanation("victim", "s"), verbose, 5))
                .contains("heldout.Registry.make():::ENTER\n      pv> x == 1\n      .v> x == 2\n");
        assertThat(ExplanationPage.render(explanation("brittle", "s"), verbose, 5))
                .contains("      .v> x == 1\n      pv> x == 2\n")
                .contains("passes only after");
        assertThat(ExplanationPage.render(explanation(null, "s"), verbose, 5))
                .contains("      failing> x == 1\n      passing> x == 2\n");
    }

    @Test
    void control_characters_of_values_are_not_printed() {
        assertThat(ExplanationPage.render(explanation("victim", "x is \u001b[31m\nred"), STYLE, 5))
                .contains("x is \\u001b[31m\\nred");
    }

    @Test
    void an_explanation_that_is_written_can_be_read_back(@TempDir Path out) throws IOException {
        Explanation explanation = explanation("victim", "s");

        assertThat(ExplanationFile.read(ExplanationFile.write(out, explanation)))
                .isEqualTo(explanation);
        assertThat(out.resolve("explanations/3f9c2a.json")).exists();
    }
}
