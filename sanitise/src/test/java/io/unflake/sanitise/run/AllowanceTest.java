package io.unflake.sanitise.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.sanitise.evidence.Span;
import io.unflake.sanitise.run.History.Line;
import java.util.List;
import org.junit.jupiter.api.Test;

class AllowanceTest {

    private static Line line(String test, Outcome outcome) {
        return new Line(Result.of(test, outcome, ""), null, new Jvm(1, 1), 1);
    }

    private static Span span() {
        return new Span(AllowanceTest.class, null);
    }

    @Test
    void whatOthersHaveSanitisedIsGone() {
        Allowance allowance = new Allowance(
                2, List.of(line("a.Other#sanitised", Outcome.SANITISED), line("a.Other#passed", Outcome.PASSED)));

        assertThat(allowance.take("a.Mine#first", span())).isTrue();
        assertThat(allowance.take("a.Mine#second", span())).isFalse();
    }

    @Test
    void aTestWhoseFixtureFailsAsWellDoesNotCountTwice() {
        Allowance allowance = new Allowance(1, List.of());
        Span test = span();

        assertThat(allowance.take("a.Mine#first", test)).isTrue();
        assertThat(allowance.take("a.Mine#first", test)).isTrue();
        assertThat(allowance.take("a.Mine#second", span())).isFalse();
    }

    @Test
    void aTestThatWasRunBeforeDoesNotCountTwice() {
        Allowance allowance = new Allowance(
                3,
                List.of(
                        line("a.Mine#each[1]", Outcome.SANITISED),
                        line("a.Mine#each[2]", Outcome.SANITISED),
                        line("a.Mine#other", Outcome.SANITISED)));

        assertThat(allowance.take("a.Mine#each", span())).isTrue();
        assertThat(allowance.take("a.Mine#each", span())).isTrue();
        assertThat(allowance.take("a.Mine#other", span())).isTrue();
        assertThat(allowance.take("a.Mine#new", span())).isFalse();
    }
}
