package io.unflake.sanitise.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.sanitise.run.History.Line;
import java.util.List;
import org.junit.jupiter.api.Test;

class AllowanceTest {

    private static Line line(String test, Outcome outcome) {
        return new Line(Result.of(test, outcome, ""), null, new Jvm(1, 1), 1);
    }

    @Test
    void whatOthersHaveSanitisedIsGone() {
        Allowance allowance = new Allowance(
                2, List.of(line("a.Other#sanitised", Outcome.SANITISED), line("a.Other#passed", Outcome.PASSED)));

        assertThat(allowance.take("a.Mine#first")).isTrue();
        assertThat(allowance.take("a.Mine#second")).isFalse();
    }

    @Test
    void aTestThatWasRunBeforeDoesNotCountTwice() {
        Allowance allowance = new Allowance(
                3,
                List.of(
                        line("a.Mine#each[1]", Outcome.SANITISED),
                        line("a.Mine#each[2]", Outcome.SANITISED),
                        line("a.Mine#other", Outcome.SANITISED)));

        assertThat(allowance.take("a.Mine#each")).isTrue();
        assertThat(allowance.take("a.Mine#each")).isTrue();
        assertThat(allowance.take("a.Mine#other")).isTrue();
        assertThat(allowance.take("a.Mine#new")).isFalse();
    }
}
