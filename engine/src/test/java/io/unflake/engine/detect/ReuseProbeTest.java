package io.unflake.engine.detect;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.plan.Suite;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReuseProbeTest {

    private static final Suite SUITE = new Suite(
            "m",
            Stream.of("a.First#one", "a.First#two", "a.Second#one", "a.Third#one", "a.Third#two")
                    .map(TestId::parse)
                    .map(test -> new Suite.Member(test, "[" + test + "]"))
                    .toList());

    @Test
    void classes_that_fail_after_any_other_class_need_a_jvm_each() {
        assertThat(probe((run, test) -> run.tests().stream()
                        .map(TestId::className)
                        .takeWhile(name -> !name.equals(test.className()))
                        .findFirst()
                        .isPresent()))
                .isEqualTo(JvmReuse.ONE_CLASS);
    }

    @Test
    void a_class_that_fails_after_one_certain_class_is_an_ordinary_victim() {
        assertThat(probe((run, test) ->
                        test.className().equals("a.Third") && run.tests().contains(TestId.parse("a.Second#one"))))
                .isEqualTo(JvmReuse.UNLIMITED);
    }

    @Test
    void a_class_that_fails_alone_too_is_broken() {
        assertThat(probe((run, test) -> test.className().equals("a.Second"))).isEqualTo(JvmReuse.UNLIMITED);
    }

    @Test
    void classes_that_all_fail_in_a_second_request_need_a_jvm_for_each_request() {
        assertThat(probe((run, test) -> run.jvm() == Jvm.USED)).isEqualTo(JvmReuse.ONE_REQUEST);
    }

    @Test
    void one_test_that_fails_in_a_second_request_is_not_idempotent_and_nothing_more() {
        assertThat(probe((run, test) -> run.jvm() == Jvm.USED && test.method().equals("two")))
                .isEqualTo(JvmReuse.UNLIMITED);
    }

    private static JvmReuse probe(BiPredicate<Run, TestId> fails) {
        SimulatedExperiment experiment = new SimulatedExperiment((run, test) -> fails.test(run, test) ? "here" : null);
        Observation baseline = experiment.perform(whole("baseline", Jvm.WARM));
        return new ReuseProbe(SUITE, experiment).probe(baseline);
    }

    private static Run whole(String purpose, Jvm jvm) {
        return new Run("m", purpose, List.copyOf(SUITE.tests()), Treatment.NONE, jvm, 1);
    }
}
