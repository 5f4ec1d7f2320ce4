package io.unflake.inject;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.inject.subjects.BusySubject;
import io.unflake.inject.subjects.PlainSubject;
import io.unflake.model.labels.LabelledTest;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Isolated("changes the default time zone")
class NaturalMutantsTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"MD", "PD", "STD-V", "STD-Z", "CTD", "AW", "TRR", "RC", "UCIA", "UCC", "RAM"})
    void passes_without_any_gate_if_nothing_is_perturbed(String operator) throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, operator, false, PlainSubject.class);

        assertThat(suite.mutants())
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each.form()).isEqualTo(Mutant.NATURAL));
        assertThat(suite.run(1, 0, suite.flaky())).isEmpty();
        assertThat(Files.exists(folder.resolve("out").resolve(Labels.LIB).resolve("unflake-gate.jar")))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"AW", "RW"})
    void waits_of_the_user_become_natural_flaws(String operator) throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, operator, false, BusySubject.class);

        assertThat(suite.mutants())
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each.place()).isEqualTo(Mutant.OWN));
    }

    @Test
    void a_date_fails_in_another_time_zone() throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, "STD-Z", false, PlainSubject.class);
        TimeZone before = TimeZone.getDefault();
        try {
            TimeZone.setDefault(new java.util.SimpleTimeZone(before.getRawOffset() + 3_600_000, "elsewhere"));

            assertThat(suite.run(0, 0, suite.flaky())).singleElement().isInstanceOf(AssertionError.class);
        } finally {
            TimeZone.setDefault(before);
        }
    }

    @Test
    void cleaners_need_no_gate() throws Exception {
        MutatedSuite suite = MutatedSuite.of(folder, "SVD", false, PlainSubject.class);
        var victim = suite.role(LabelledTest.VICTIM);
        var polluter = suite.role(LabelledTest.POLLUTER);

        assertThat(suite.run(0, 0, polluter, victim)).hasSize(1);
        assertThat(suite.run(0, 0, polluter, suite.role(LabelledTest.CLEANER), victim))
                .isEmpty();
    }
}
