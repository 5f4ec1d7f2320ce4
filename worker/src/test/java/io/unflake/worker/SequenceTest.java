package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Outcome;
import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.subjects.junit4.Old;
import io.unflake.worker.subjects.junit4.Ordered4;
import io.unflake.worker.subjects.jupiter.Ordered;
import io.unflake.worker.subjects.jupiter.Unordered;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Methods run in the requested order in one request, regardless of the order that their class declares. */
class SequenceTest {

    private static final Treatment ORDER = Treatment.of(new Perturbation.TestOrder("order.reverse", Map.of()));

    @ParameterizedTest
    @EnumSource(
            value = Frameworks.class,
            names = {"JUPITER_5_14", "JUPITER_6"})
    void jupiter_methods_run_in_the_requested_order_with_one_fixture(Frameworks jupiter) {
        try (ForkedWorker worker = ForkedWorker.with(jupiter)) {
            Transcript run = reversed(worker, Ordered.class);

            assertThat(run.started())
                    .containsExactly("Ordered#three", "Ordered#two[1]", "Ordered#two[2]", "Ordered#one");
            assertThat(run.outcomes().values()).containsOnly(Outcome.PASSED);
        }
    }

    @Test
    void an_old_jupiter_needs_a_request_per_method() {
        try (ForkedWorker worker = ForkedWorker.with(Frameworks.JUPITER_5_5)) {
            assertThat(reversed(worker, Unordered.class).started())
                    .containsExactly("Unordered#three", "Unordered#two", "Unordered#one");
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Frameworks.class,
            names = {"VINTAGE_5_14", "VINTAGE_6"})
    void junit_4_methods_run_in_the_requested_order_with_one_fixture(Frameworks vintage) {
        try (ForkedWorker worker = ForkedWorker.with(jupiter(vintage), vintage, Frameworks.JUNIT_4)) {
            Transcript run = reversed(worker, Ordered4.class);

            assertThat(run.started()).containsExactly("Ordered4#c", "Ordered4#b", "Ordered4#a");
            assertThat(run.outcomes().values()).containsOnly(Outcome.PASSED);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Frameworks.class,
            names = {"VINTAGE_5_14", "VINTAGE_6"})
    void junit_3_methods_run_in_the_requested_order(Frameworks vintage) {
        try (ForkedWorker worker = ForkedWorker.with(jupiter(vintage), vintage, Frameworks.JUNIT_4)) {
            List<String> plain = new ArrayList<>(worker.execute(Old.class).started());
            Collections.reverse(plain);

            assertThat(reversed(worker, Old.class).started()).hasSize(2).isEqualTo(plain);
        }
    }

    private static Frameworks jupiter(Frameworks vintage) {
        return vintage == Frameworks.VINTAGE_6 ? Frameworks.JUPITER_6 : Frameworks.JUPITER_5_14;
    }

    private static Transcript reversed(ForkedWorker worker, Class<?> type) {
        List<String> ids = new ArrayList<>(worker.discover(type).all(Report.FoundTest.class).stream()
                .map(Report.FoundTest::uniqueId)
                .toList());
        Collections.reverse(ids);
        worker.send(new Command.Execute("run", List.of(ids), null, null, ORDER, Map.of(), true));
        return worker.untilDone();
    }
}
