package io.unflake.inject.validate;

import io.unflake.inject.operator.FlawPlace;
import io.unflake.inject.place.TestMethod;
import io.unflake.model.TestId;
import java.util.Optional;
import java.util.Set;

/** The tests of the user that pass without any flaw. Only they can become flaky. */
public final class OriginalTests {

    private final Set<TestId> passing;

    OriginalTests(Set<TestId> passing) {
        this.passing = Set.copyOf(passing);
    }

    /** Why a flaw makes no flaky test at a place; empty if it does. */
    public Optional<String> objection(FlawPlace place) {
        if (place.host().isPresent()) {
            TestMethod host = place.host().get();
            boolean pass = host.runsAs().stream().allMatch(type -> passes(type, host));
            return pass ? Optional.empty() : Optional.of("its test fails without the flaw, too");
        }
        String type = place.testClass().name();
        boolean some = place.testClass().tests().stream().anyMatch(test -> passes(type, test));
        return some ? Optional.empty() : Optional.of("no test of its class passes without the flaw");
    }

    private boolean passes(String type, TestMethod test) {
        return passing.contains(TestId.parse(type + "#" + test.name()));
    }
}
