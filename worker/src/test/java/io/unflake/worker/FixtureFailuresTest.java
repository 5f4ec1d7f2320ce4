package io.unflake.worker;

import static io.unflake.model.Outcome.ABORTED;
import static io.unflake.model.Outcome.FAILED;
import static io.unflake.model.Outcome.PASSED;
import static io.unflake.model.Outcome.SKIPPED;
import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Outcome;
import io.unflake.worker.subjects.junit4.Fixtures4;
import io.unflake.worker.subjects.jupiter.Fixtures;
import io.unflake.worker.subjects.testng.FixturesNg;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FixtureFailuresTest {

    private static final ForkedWorker WORKER =
            ForkedWorker.with(Frameworks.JUPITER_5_14, Frameworks.VINTAGE_5_14, Frameworks.JUNIT_4, Frameworks.TESTNG);

    @AfterAll
    static void end() {
        WORKER.close();
    }

    @ParameterizedTest
    @EnumSource(names = {"JUPITER_5_5", "JUPITER_5_14", "JUPITER_6"})
    void failures_outside_tests_are_attributed_to_tests(Frameworks jupiter) {
        try (ForkedWorker worker = ForkedWorker.with(jupiter)) {
            assertThat(worker.execute(
                                    Fixtures.Before.class,
                                    Fixtures.After.class,
                                    Fixtures.Each.class,
                                    Fixtures.Assuming.class,
                                    Fixtures.Off.class,
                                    Fixtures.Arguments.class,
                                    Fixtures.Constructed.class)
                            .outcomes())
                    .containsExactlyInAnyOrderEntriesOf(Map.ofEntries(
                            Map.entry("Fixtures$Before#one", FAILED),
                            Map.entry("Fixtures$Before#two", FAILED),
                            Map.entry("Fixtures$Before$Inner#three", FAILED),
                            Map.entry("Fixtures$After#one", PASSED),
                            Map.entry("Fixtures$After#<class>", FAILED),
                            Map.entry("Fixtures$Each#one", FAILED),
                            Map.entry("Fixtures$Assuming#one", ABORTED),
                            Map.entry("Fixtures$Off#one", SKIPPED),
                            Map.entry("Fixtures$Off#two", SKIPPED),
                            Map.entry("Fixtures$Arguments#none", FAILED),
                            Map.entry("Fixtures$Arguments#some[1]", PASSED),
                            Map.entry("Fixtures$Arguments#some", FAILED),
                            Map.entry("Fixtures$Constructed#one", FAILED)));
        }
    }

    @Test
    void failures_in_junit_4_fixtures_are_attributed_to_tests() {
        assertOutcomes(Fixtures4.Before.class, Map.of("Fixtures4$Before#one", FAILED, "Fixtures4$Before#two", FAILED));
        assertOutcomes(Fixtures4.After.class, Map.of("Fixtures4$After#one", PASSED, "Fixtures4$After#<class>", FAILED));
        assertOutcomes(Fixtures4.Assuming.class, Map.of("Fixtures4$Assuming#one", ABORTED));
        assertOutcomes(Fixtures4.Ignored.class, Map.of("Fixtures4$Ignored#one", SKIPPED));
        assertOutcomes(Fixtures4.Unusable.class, Map.of("Fixtures4$Unusable#initializationError", FAILED));
    }

    @Test
    void failures_in_testng_fixtures_are_attributed_to_tests() {
        assertOutcomes(
                FixturesNg.Before.class, Map.of("FixturesNg$Before#one", FAILED, "FixturesNg$Before#two", FAILED));
        assertOutcomes(FixturesNg.BeforeEach.class, Map.of("FixturesNg$BeforeEach#one", FAILED));
        assertOutcomes(
                FixturesNg.After.class, Map.of("FixturesNg$After#one", PASSED, "FixturesNg$After#<class>", FAILED));
    }

    private static void assertOutcomes(Class<?> subject, Map<String, Outcome> expected) {
        assertThat(WORKER.execute(subject).outcomes()).containsExactlyInAnyOrderEntriesOf(expected);
    }

    @Test
    void the_failure_of_a_fixture_is_reported() {
        Transcript run = WORKER.execute(Fixtures4.Before.class);
        assertThat(run.failure("Fixtures4$Before#two").message()).isEqualTo("before");
        assertThat(run.started()).isEmpty();
    }
}
