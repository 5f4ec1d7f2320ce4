package io.unflake.inject;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.inject.subjects.BusySubject;
import io.unflake.inject.subjects.MockingSubject;
import io.unflake.inject.subjects.OldSubject;
import io.unflake.inject.subjects.PlainSubject;
import io.unflake.inject.subjects.SharedSubject;
import io.unflake.inject.subjects.TidySubject;
import io.unflake.model.labels.LabelledTest;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GatedMutantsTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"MD", "PD", "STD-V", "STD-Z", "CTD", "AW", "TRR", "RC"})
    void a_test_fails_if_and_only_if_its_gate_is_open(String operator) throws Exception {
        for (Class<?> subject : List.of(PlainSubject.class, OldSubject.class)) {
            MutatedSuite suite = MutatedSuite.of(folder.resolve(subject.getSimpleName()), operator, true, subject);

            assertThat(suite.run(0, 2, suite.flaky())).as("closed").isEmpty();
            assertThat(suite.run(1, 2, suite.flaky())).as("open").hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"UCIA", "UCC", "RAM"})
    void the_misuse_of_an_order_passes_as_long_as_the_order_is_the_usual_one(String operator) throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, operator, true, PlainSubject.class);

        assertThat(suite.mutants()).hasSize(1);
        assertThat(suite.run(0, 2, suite.flaky())).isEmpty();
        assertThat(suite.run(1, 2, suite.flaky())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"SVD", "TPFD", "CSD", "FPD"})
    void a_victim_fails_after_its_polluter_unless_a_cleaner_runs_in_between(String operator) throws Exception {
        for (Class<?> subject : List.of(PlainSubject.class, OldSubject.class)) {
            MutatedSuite suite = MutatedSuite.of(folder.resolve(subject.getSimpleName()), operator, true, subject);
            var victim = suite.role(LabelledTest.VICTIM);
            var polluter = suite.role(LabelledTest.POLLUTER);
            var cleaner = suite.role(LabelledTest.CLEANER);

            assertThat(suite.run(0, 2, victim)).as("alone").isEmpty();
            assertThat(suite.run(0, 2, polluter, victim)).as("after").hasSize(1);
            assertThat(suite.run(0, 2, polluter, cleaner, victim)).as("cleaned").isEmpty();
            assertThat(suite.run(0, 0, polluter, cleaner, victim)).as("k = 0").hasSize(1);
            assertThat(polluter.method().hashCode())
                    .isGreaterThan(victim.method().hashCode());
        }
    }

    @Test
    void a_stubbing_of_the_user_is_not_interrupted() throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, "TPFD", true, MockingSubject.class);
        var victim = suite.role(LabelledTest.VICTIM);

        assertThat(suite.mutants()).extracting(Mutant::place).containsExactly(Mutant.OWN);
        assertThat(suite.run(0, 2, victim)).as("alone").isEmpty();
        assertThat(suite.run(0, 2, suite.role(LabelledTest.POLLUTER), victim))
                .as("after")
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"DSD", "RA"})
    void a_brittle_test_passes_only_after_its_state_setter(String operator) throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, operator, true, PlainSubject.class);
        var brittle = suite.role(LabelledTest.BRITTLE);
        var setter = suite.role(LabelledTest.STATE_SETTER);
        var unsetter = suite.role(LabelledTest.STATE_UNSETTER);

        assertThat(suite.run(0, 2, brittle)).as("alone").hasSize(1);
        assertThat(suite.run(0, 2, setter, brittle)).as("after").isEmpty();
        assertThat(suite.run(0, 2, setter, unsetter, brittle)).as("unset").hasSize(1);
    }

    @Test
    void an_instance_variable_is_shared_only_if_the_instance_is() throws Exception {
        MutatedSuite plain = MutatedSuite.of(folder.resolve("plain"), "IVD", true, PlainSubject.class);
        MutatedSuite shared = MutatedSuite.of(folder.resolve("shared"), "IVD", true, SharedSubject.class);

        assertThat(plain.mutants()).isEmpty();
        assertThat(plain.injected.inapplicable().get("IVD")).startsWith("not applicable");
        assertThat(shared.mutants()).hasSize(1);
        assertThat(shared.mutants().get(0).site()).endsWith("SharedSubject#greets: the field greeting");
    }

    @ParameterizedTest
    @CsvSource({
        "AW, waitsForAThread, CountDownLatch.await",
        "RW, joinsAThread, Thread.join",
        "RW, getsAFuture, CompletableFuture.join",
        "STD-V, readsTheClock, System.currentTimeMillis",
        "PD, bindsAPort, new ServerSocket",
        "RC, joinsAThread, Thread.start"
    })
    void a_flaw_uses_what_the_test_of_the_user_has(String operator, String test, String element) throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, operator, true, BusySubject.class);

        Mutant mutant = suite.mutants().stream()
                .filter(each -> each.flaky().get(0).id().method().equals(test))
                .findFirst()
                .orElseThrow();
        assertThat(mutant.place()).isEqualTo(Mutant.OWN);
        assertThat(mutant.site()).endsWith("#" + test + ": " + element);
        assertThat(suite.run(0, 2, mutant.flaky().get(0).id())).as("closed").isEmpty();
        assertThat(suite.run(1, 2, mutant.flaky().get(0).id())).as("open").hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"FPD, writesAFile", "CSD, caches"})
    void a_victim_is_a_test_of_the_user_that_uses_such_state(String operator, String test) throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, operator, true, BusySubject.class);

        assertThat(suite.role(LabelledTest.VICTIM).method()).isEqualTo(test);
        assertThat(suite.mutants().get(0).place()).isEqualTo(Mutant.OWN);
        assertThat(suite.run(0, 0, suite.role(LabelledTest.POLLUTER), suite.role(LabelledTest.VICTIM)))
                .hasSize(1);
    }

    @Test
    void a_cleanup_is_taken_out_where_one_test_changes_a_field_that_another_one_reads() throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, "RCL", true, TidySubject.class);
        var victim = suite.role(LabelledTest.VICTIM);
        var polluter = suite.role(LabelledTest.POLLUTER);

        assertThat(suite.mutants())
                .singleElement()
                .satisfies(mutant -> assertThat(mutant.site())
                        .endsWith("TidySubject#isPaidInEuros: the tear-down reset of the field currency"));
        assertThat(suite.run(0, 2, victim, polluter)).as("before").isEmpty();
        assertThat(suite.run(0, 2, polluter, victim)).as("after").hasSize(1);
        assertThat(suite.run(0, 2, polluter, suite.role(LabelledTest.CLEANER), victim))
                .as("cleaned")
                .isEmpty();
    }

    @Test
    void unordered_collections_are_found_by_the_flow_of_values() throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, "UCC", true, BusySubject.class);

        Mutant mutant = suite.mutants().get(0);
        assertThat(mutant.site()).endsWith("#fillsCollections: a local HashMap");
        assertThat(suite.run(1, 2, mutant.flaky().get(0).id())).isEmpty();
    }

    @Test
    void one_folder_has_at_most_one_mutant_for_each_test() throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, null, true, BusySubject.class, PlainSubject.class);

        assertThat(suite.mutants().stream()
                        .flatMap(mutant -> mutant.flaky().stream())
                        .map(LabelledTest::test))
                .doesNotHaveDuplicates();
        assertThat(suite.injected.dropped()).isEmpty();
        assertThat(suite.injected.others()).isPositive();
    }

    @Test
    void each_mutant_has_its_own_folder_if_the_user_wants_that() throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, null, true, Labels.EACH, 1, BusySubject.class, OldSubject.class);

        assertThat(suite.mutants())
                .hasSizeGreaterThan(30)
                .extracting(Mutant::folder)
                .doesNotHaveDuplicates();
        assertThat(suite.mutants()).extracting(Mutant::id).doesNotHaveDuplicates();
        assertThat(suite.injected.dropped()).isEmpty();
        for (Mutant mutant : suite.mutants()) {
            assertThat(folder.resolve("out")
                            .resolve(mutant.folder())
                            .resolve("io/unflake/inject/subjects/OldSubject.class"))
                    .isRegularFile();
        }
    }

    @Test
    void mutants_of_higher_order_have_several_flaws_in_one_folder() throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, "MD,TRR,AW", true, Labels.EACH, 2, BusySubject.class);

        assertThat(suite.mutants().stream().filter(each -> each.folder().startsWith("mutants/HOM-1/")))
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void no_two_mutants_are_equal(boolean gated) throws Exception {
        MutatedSuite suite = MutatedSuite.of(
                folder,
                null,
                gated,
                Labels.EACH,
                1,
                BusySubject.class,
                OldSubject.class,
                PlainSubject.class,
                SharedSubject.class,
                TidySubject.class);

        List<String> codes = new ArrayList<>();
        for (Mutant mutant : suite.mutants()) {
            codes.add(suite.codeWithoutId(mutant));
        }
        assertThat(codes).hasSizeGreaterThan(50).doesNotHaveDuplicates();
    }

    @Test
    void the_same_seed_chooses_the_same_mutants() throws Exception {
        List<Labels> labels = new ArrayList<>();
        for (String each : List.of("one", "other")) {
            labels.add(MutatedSuite.of(folder.resolve(each), null, true, BusySubject.class, PlainSubject.class)
                    .injected
                    .labels());
        }

        assertThat(labels.get(0).mutants()).isEqualTo(labels.get(1).mutants());
    }
}
