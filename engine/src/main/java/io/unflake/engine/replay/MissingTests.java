package io.unflake.engine.replay;

import io.unflake.engine.plan.Suite;
import io.unflake.model.TestId;
import io.unflake.model.UserException;
import java.util.Collection;
import java.util.List;

/** Refuses tests that a project does not have, and names all of them in one sentence. */
public final class MissingTests {

    /** Whoever has to find more tests than these runs a detection anyway. */
    private static final int NAMED = 20;

    private MissingTests() {}

    /**
     * Fails if a suite lacks some of these tests.
     *
     * @param what the sentence up to the names, in the singular
     */
    public static void refuse(Suite suite, Collection<TestId> wanted, String what, String remedy) {
        List<String> missing = wanted.stream()
                .filter(test -> !suite.has(test))
                .map(TestId::toString)
                .distinct()
                .toList();
        if (!missing.isEmpty()) {
            throw UserException.wrongUse(what + (missing.size() == 1 ? " " : "s ") + names(missing), remedy);
        }
    }

    private static String names(List<String> tests) {
        int named = tests.size() > NAMED ? NAMED : tests.size() - 1;
        String last = tests.size() > NAMED ? tests.size() - NAMED + " more" : tests.get(named);
        return named == 0 ? last : String.join(", ", tests.subList(0, named)) + " and " + last;
    }
}
