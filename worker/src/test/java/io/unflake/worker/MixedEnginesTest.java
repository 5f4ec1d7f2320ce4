package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.subjects.junit4.Old;
import io.unflake.worker.subjects.junit4.Plain4;
import io.unflake.worker.subjects.jupiter.JupiterSuite;
import io.unflake.worker.subjects.jupiter.Shapes;
import io.unflake.worker.subjects.jupiter.Tagged;
import io.unflake.worker.subjects.testng.PlainNg;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** All test engines on one class path, including Spock. */
class MixedEnginesTest {

    private static final String SPEC = "io.unflake.worker.subjects.spock.Features";
    private static final String BROKEN_SPEC = "io.unflake.worker.subjects.spock.BrokenSetup";

    private static final ForkedWorker WORKER = SpockClasses.fork(
            Frameworks.JUPITER_5_14,
            Frameworks.SUITE_5_14,
            Frameworks.VINTAGE_5_14,
            Frameworks.JUNIT_4,
            Frameworks.TESTNG,
            Frameworks.SPOCK);

    @AfterAll
    static void end() {
        WORKER.close();
    }

    @Test
    void each_test_is_found_by_its_own_engine_only() {
        List<String> classes = List.of(
                Tagged.class.getName(), Plain4.class.getName(), Old.class.getName(), PlainNg.class.getName(), SPEC);
        Set<String> engines = WORKER.discover(classes, null, null).all(Report.FoundTest.class).stream()
                .map(found -> found.engine() + " " + found.test().className().replaceFirst(".*\\.", ""))
                .collect(Collectors.toSet());
        assertThat(engines)
                .containsExactlyInAnyOrder(
                        "junit-jupiter Tagged",
                        "junit-vintage Plain4",
                        "junit-vintage Old",
                        "testng PlainNg",
                        "spock Features");
    }

    @Test
    void all_engines_run_in_one_request() {
        Transcript run = WORKER.execute(List.of(Tagged.class.getName(), Plain4.class.getName(), SPEC));
        assertThat(run.outcomes())
                .contains(
                        entry("Tagged#slow", Outcome.PASSED),
                        entry("Plain4#fails", Outcome.FAILED),
                        entry("Plain4#assumes", Outcome.ABORTED),
                        entry("Plain4#ignored", Outcome.SKIPPED),
                        entry("Features#adds two numbers", Outcome.PASSED));
    }

    @Test
    void spock_features_keep_the_name_given_by_their_author() {
        assertThat(WORKER.discover(List.of(SPEC), null, null).found())
                .containsExactly(
                        "Features#is inherited",
                        "Features#adds two numbers",
                        "Features#fails as it should",
                        "Features#is ignored",
                        "Features#maximum of #a and #b",
                        "Features#rolled up");
        assertThat(WORKER.execute(List.of(SPEC)).outcomes())
                .containsExactly(
                        entry("Features#is inherited", Outcome.PASSED),
                        entry("Features#adds two numbers", Outcome.PASSED),
                        entry("Features#fails as it should", Outcome.FAILED),
                        entry("Features#is ignored", Outcome.SKIPPED),
                        entry("Features#maximum of #a and #b[1]", Outcome.PASSED),
                        entry("Features#maximum of #a and #b[2]", Outcome.PASSED),
                        entry("Features#rolled up", Outcome.PASSED));
    }

    @Test
    void a_spock_iteration_runs_alone_with_the_same_name() {
        Report.Started second = WORKER.execute(List.of(SPEC)).all(Report.Started.class).stream()
                .filter(started -> started.test().invocation().equals("[2]"))
                .findFirst()
                .orElseThrow();
        assertThat(WORKER.execute(List.of(second.uniqueId())).all(Report.Started.class))
                .containsExactly(second);
    }

    @Test
    void a_broken_specification_fails_its_features() {
        assertThat(WORKER.execute(List.of(BROKEN_SPEC)).outcomes())
                .containsExactly(entry("BrokenSetup#never runs", Outcome.FAILED));
    }

    @Test
    void platform_suites_add_only_tests_not_found_directly() {
        Transcript found = WORKER.discover(JupiterSuite.class, Shapes.class);
        assertThat(found.found())
                .doesNotHaveDuplicates()
                .contains("Shapes#plain", "Shapes$Inner#nested", "Tagged#slow");
        assertThat(found.found(TestId.of(Shapes.class.getName(), "plain")).uniqueId())
                .startsWith("[engine:junit-jupiter]");
        Report.FoundTest throughSuite = found.found(TestId.of(Tagged.class.getName(), "slow"));
        assertThat(throughSuite.engine()).isEqualTo("junit-jupiter");
        assertThat(WORKER.execute(List.of(throughSuite.uniqueId())).started()).containsExactly("Tagged#slow");
    }
}
