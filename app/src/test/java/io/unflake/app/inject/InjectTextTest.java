package io.unflake.app.inject;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.inject.Injected;
import io.unflake.inject.operator.FlawPlace;
import io.unflake.inject.write.Dropped;
import io.unflake.inject.write.MutantCandidate;
import io.unflake.inject.write.MutantCandidates;
import io.unflake.model.labels.Labels;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InjectTextTest {

    private static List<String> score(double tr, int k) {
        Labels labels = new Labels(Labels.SCHEMA, Labels.ONE, tr, k, List.of(), "/shop", null, List.of());
        return InjectText.score(labels, Path.of("/out"), "unflake");
    }

    @Test
    void the_next_command_measures_the_suite_as_it_was_made() {
        assertThat(String.join(" ", score(0.5, 3)))
                .isEqualTo("unflake score --suite /out --detector unflake --tr 0.5 --k 3");
    }

    private static String written(MutantCandidates candidates, List<Dropped> dropped) {
        Labels labels = new Labels(Labels.SCHEMA, Labels.ONE, 0.5, 5, List.of(), "/shop", null, List.of());
        Injected injected = new Injected(labels, dropped, candidates.inapplicable(), 0);
        return InjectText.of(injected, candidates, Path.of("/out"), "unflake");
    }

    private static MutantCandidates candidates(int count) {
        FlawPlace place = new FlawPlace(null, null, Optional.empty(), "", null);
        return new MutantCandidates(
                Collections.nCopies(count, new MutantCandidate("RW-1", place)), Map.of("RW", "no test waits"));
    }

    @Test
    void a_suite_without_mutants_says_why_and_names_no_detector() {
        assertThat(written(candidates(0), List.of()))
                .contains("RW       NOD       -         -   no test waits\n")
                .endsWith("""

                        No mutants in /out: no test has a place for a flaw of these operators.
                        Try other operators: MD and TRR fit nearly every test, and without --operators all of them are tried.
                        """);
    }

    @Test
    void a_suite_whose_mutants_were_all_dropped_or_do_not_fill_a_group_says_so() {
        assertThat(written(candidates(1), List.of(new Dropped("RW-1", "passes"))))
                .contains("RW-1", "No mutants in /out: all that were possible were dropped.\nSee the reasons above")
                .doesNotContain("score");
        assertThat(written(candidates(1), List.of())).contains("as --order says.\nTry a smaller --order.\n");
    }

    @Test
    void a_list_without_places_says_what_to_try() {
        assertThat(InjectText.places(candidates(0)))
                .isEqualTo("RW         no test waits\n\n0 places\n" + NoMutants.NO_PLACE + "\n");
    }

    @Test
    void gates_that_never_open_are_measured_with_the_usual_probabilities() {
        assertThat(score(0, 0)).doesNotContain("--tr").endsWith("--k", "0");
    }
}
