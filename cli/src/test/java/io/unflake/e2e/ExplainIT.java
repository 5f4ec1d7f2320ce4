package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.explain.Cleaner;
import io.unflake.model.explain.Explanation;
import io.unflake.model.explain.Problem;
import io.unflake.report.json.ExplanationFile;
import io.unflake.report.json.FindingsFile.Found;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Explanations of tests that share state. */
class ExplainIT {

    private static final String TEST = "shared.RegistryTest#";

    @TempDir
    static Path folder;

    private static Subject subject;
    private static Unflake unflake;

    @BeforeAll
    static void compile() throws Exception {
        subject = Subject.compile("shared", folder);
        unflake = new Unflake(folder);
    }

    private static Unflake.Ended explain(String target, String... more) throws Exception {
        List<String> words = new ArrayList<>(List.of("explain", target, "--project", folder.toString()));
        words.addAll(List.of("--classpath", subject.classpath(), "--test-classes"));
        words.add(subject.classes().toString());
        words.addAll(List.of(more));
        return unflake.run(words);
    }

    private static Explanation read(Unflake.Ended ended) throws Exception {
        assertThat(ended.exit()).as(ended.err()).isZero();
        Path file = folder.resolve("printed.json");
        Files.writeString(file, ended.out());
        return ExplanationFile.read(file);
    }

    @Test
    void the_state_that_a_polluter_leaves_is_named_with_writer_reader_and_cleaners() throws Exception {
        Unflake.Ended ended = explain(TEST + "a_listsAreArrays", "--polluter", TEST + "e_listsAreLinked");

        assertThat(ended.exit()).as(ended.err()).isZero();
        assertThat(ended.out())
                .contains("\nshared.Registry.implementation is LinkedList after RegistryTest#e_listsAreLinked,")
                .containsPattern("written by Registry.use \\(Registry.java:17\\) +called from RegistryTest.e_lists")
                .containsPattern(
                        "read by    Registry.implementation \\(Registry.java:21\\) +called from RegistryTest.a_")
                .contains("test     " + TEST + "f_listsAreArraysAgain   (verified: the test passes after it)")
                .contains("method   shared.Registry.use(false);   (verified: the test passes after it)");
    }

    @Test
    void polluters_are_searched_also_if_they_pollute_only_together() throws Exception {
        Explanation explanation = read(explain(TEST + "b_fewNamesAreRegistered", "--json"));

        assertThat(explanation.role()).isEqualTo("victim");
        assertThat(explanation.before())
                .containsExactlyInAnyOrder(TEST + "g_oneNameIsAdded", TEST + "h_anotherNameIsAdded");
        assertThat(explanation.problems().get(0).variable()).isEqualTo("field shared.Registry.NAMES");
        assertThat(explanation.cleaners()).extracting(Cleaner::code).contains("shared.Registry.NAMES.clear();");
        assertThat(folder.resolve("target/unflake/replays/" + explanation.id() + ".json"))
                .exists();
        assertThat(unflake.run(
                                "replay",
                                explanation.id(),
                                "--times",
                                "1",
                                "--project",
                                folder.toString(),
                                "--classpath",
                                subject.classpath(),
                                "--test-classes",
                                subject.classes().toString())
                        .out())
                .startsWith("reproduced 1/1");
    }

    @Test
    void a_brittle_test_lacks_what_its_state_setter_sets() throws Exception {
        Explanation explanation = read(explain(TEST + "d_theOwnerIsLong", "--json"));

        assertThat(explanation.role()).isEqualTo("brittle");
        assertThat(explanation.before()).containsExactly(TEST + "c_theOwnerIsSet");
        assertThat(explanation.problems().get(0))
                .extracting(Problem::sentence)
                .isEqualTo("shared.Registry.owner is \"cook\" after RegistryTest#c_theOwnerIsSet, null otherwise");
    }

    @Test
    void a_finding_of_another_category_is_explained_by_its_treatment() throws Exception {
        Found found = unflake.run(subject.detect(
                        "random", "--strategy", "random.extreme", "--tests", TEST + "i_dicesAreSmall", "--json"))
                .findings()
                .findings()
                .get(0);

        Unflake.Ended ended =
                explain(found.id(), "--out", folder.resolve("random").toString(), "--json");

        assertThat(ended.out())
                .contains("\"category\": \"random\"", "\"type\": \"org.opentest4j.AssertionFailedError\"");
    }

    @Test
    void a_test_that_always_passes_has_nothing_to_explain() throws Exception {
        Unflake.Ended ended = explain(TEST + "f_listsAreArraysAgain");

        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.err())
                .contains("no order of tests was found in which " + TEST
                        + "f_listsAreArraysAgain fails: it passes alone");
    }

    @Test
    void a_pair_that_makes_no_difference_is_refused() throws Exception {
        Unflake.Ended ended = explain(TEST + "a_listsAreArrays", "--polluter", TEST + "c_theOwnerIsSet");

        assertThat(ended.exit()).isEqualTo(2);
        assertThat(ended.err()).contains("passes both alone and after " + TEST + "c_theOwnerIsSet");
    }
}
