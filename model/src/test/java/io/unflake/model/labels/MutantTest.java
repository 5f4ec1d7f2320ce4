package io.unflake.model.labels;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.TestId;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MutantTest {

    private static final Mutant VICTIM = new Mutant(
            "SVD-1",
            "SVD",
            Mutant.OD,
            Mutant.GATED,
            Mutant.OWN,
            "site",
            List.of(
                    new LabelledTest("shop.CartTest#isEmpty", LabelledTest.VICTIM),
                    new LabelledTest("shop.CartTest#fills", LabelledTest.POLLUTER),
                    new LabelledTest("shop.CartTest#cleans", LabelledTest.CLEANER)),
            1,
            "after fills",
            null);

    private static Set<TestId> tests(String... methods) {
        return Stream.of(methods)
                .map(method -> TestId.parse("shop.CartTest#" + method))
                .collect(Collectors.toSet());
    }

    @Test
    void a_flaw_shows_only_if_the_tests_that_cause_it_run() {
        assertThat(VICTIM.canShow(tests("isEmpty", "fills"))).isTrue();
        assertThat(VICTIM.canShow(tests("isEmpty", "cleans"))).isFalse();
        assertThat(VICTIM.canShow(tests("fills", "cleans"))).isFalse();
    }
}
