package io.unflake.inject.write;

import io.unflake.inject.operator.FlawPlace;

/**
 * A mutant that can be written.
 *
 * @param id identifies it in the suite, such as {@code AW-3}
 */
public record MutantCandidate(String id, FlawPlace place) {

    /** What no two mutants in one folder may share: the test that gets the flaw. Added tests are unique. */
    String host() {
        return place.host()
                .map(test -> place.testClass().name() + "#" + test.name())
                .orElse(id);
    }

    String operator() {
        return place.operator().name();
    }
}
