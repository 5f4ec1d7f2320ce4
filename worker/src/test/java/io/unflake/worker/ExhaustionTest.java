package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import io.unflake.model.Outcome;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.subjects.nasty.Exhausts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExhaustionTest {

    private static final List<String> SMALL = List.of("-Xmx16m");

    @ParameterizedTest
    @EnumSource(names = {"JUPITER_5_5", "JUPITER_5_14", "JUPITER_6"})
    void an_out_of_memory_error_fails_the_test_and_retires_the_worker(Frameworks jupiter) {
        try (ForkedWorker worker = ForkedWorker.with(SMALL, jupiter)) {
            Transcript run = worker.execute(Exhausts.Memory.class);
            assertThat(run.outcomes())
                    .containsExactly(
                            entry("Exhausts$Memory#fills[1]", Outcome.PASSED),
                            entry("Exhausts$Memory#fills[2]", Outcome.FAILED));
            assertThat(run.failure("Exhausts$Memory#fills[2]").type()).isEqualTo("java.lang.OutOfMemoryError");
            assertRetired(worker, run);
        }
    }

    @Test
    void an_out_of_memory_error_in_a_fixture_fails_its_tests() {
        try (ForkedWorker worker = ForkedWorker.with(SMALL, Frameworks.JUPITER_6)) {
            Transcript run = worker.execute(Exhausts.MemoryInFixture.class);
            assertThat(run.outcomes()).containsExactly(entry("Exhausts$MemoryInFixture#never", Outcome.FAILED));
            assertRetired(worker, run);
        }
    }

    @Test
    void an_out_of_memory_error_in_junit_4_fails_the_test() {
        try (ForkedWorker worker =
                ForkedWorker.with(SMALL, Frameworks.JUPITER_6, Frameworks.VINTAGE_6, Frameworks.JUNIT_4)) {
            Transcript run = worker.execute(Exhausts.Memory4.class);
            assertThat(run.outcomes()).containsExactly(entry("Exhausts$Memory4#fills", Outcome.FAILED));
            assertRetired(worker, run);
        }
    }

    @Test
    void a_stack_overflow_retires_the_worker_too() {
        try (ForkedWorker worker = ForkedWorker.with(Frameworks.JUPITER_6)) {
            Transcript run = worker.execute(Exhausts.Stack.class);
            assertThat(run.failure("Exhausts$Stack#overflows").type()).isEqualTo("java.lang.StackOverflowError");
            assertThat(run.failure("Exhausts$Stack#overflows").stack()).hasSize(1_000);
            assertRetired(worker, run);
        }
    }

    @Test
    void a_jvm_error_as_a_cause_retires_the_worker_too() {
        try (ForkedWorker worker = ForkedWorker.with(Frameworks.JUPITER_6)) {
            assertRetired(worker, worker.execute(Exhausts.Behind.class));
        }
    }

    private static void assertRetired(ForkedWorker worker, Transcript run) {
        List<Report> reports = run.reports();
        assertThat(reports.get(reports.size() - 2)).isInstanceOf(Report.Retiring.class);
        assertThat(reports.get(reports.size() - 1)).isEqualTo(new Report.Goodbye());
        assertThat(worker.exitCode()).isZero();
    }
}
