package io.unflake.sanitise.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.sanitise.evidence.TestScope;
import io.unflake.sanitise.run.History.Line;
import java.util.List;
import org.junit.jupiter.api.Test;

class AllowanceTest {

    private static Line line(String test, SanitiseOutcome outcome) {
        return new Line(SanitiseResult.of(test, outcome, ""), null, new JvmId(1, 1), 1);
    }

    private static TestScope scope() {
        return new TestScope(AllowanceTest.class, null);
    }

    @Test
    void counts_tests_sanitised_by_other_jvms() {
        Allowance allowance = new Allowance(
                2,
                List.of(
                        line("a.Other#sanitised", SanitiseOutcome.SANITISED),
                        line("a.Other#passed", SanitiseOutcome.PASSED)));

        assertThat(allowance.take("a.Mine#first", scope())).isTrue();
        assertThat(allowance.take("a.Mine#second", scope())).isFalse();
    }

    @Test
    void counts_a_test_and_its_failed_fixture_once() {
        Allowance allowance = new Allowance(1, List.of());
        TestScope test = scope();

        assertThat(allowance.take("a.Mine#first", test)).isTrue();
        assertThat(allowance.take("a.Mine#first", test)).isTrue();
        assertThat(allowance.take("a.Mine#second", scope())).isFalse();
    }

    @Test
    void counts_a_rerun_test_once() {
        Allowance allowance = new Allowance(
                3,
                List.of(
                        line("a.Mine#each[1]", SanitiseOutcome.SANITISED),
                        line("a.Mine#each[2]", SanitiseOutcome.SANITISED),
                        line("a.Mine#other", SanitiseOutcome.SANITISED)));

        assertThat(allowance.take("a.Mine#each", scope())).isTrue();
        assertThat(allowance.take("a.Mine#each", scope())).isTrue();
        assertThat(allowance.take("a.Mine#other", scope())).isTrue();
        assertThat(allowance.take("a.Mine#new", scope())).isFalse();
    }
}
