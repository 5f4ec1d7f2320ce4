package io.unflake.engine.experiment;

import io.unflake.model.Claim;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** What the tests of a run use outside their JVM, according to a plain run: fixed ports and files that they write. */
public final class ClaimedResources {

    /** Nothing is known of the tests. */
    public static final ClaimedResources UNKNOWN = new ClaimedResources(run -> false);

    private final Map<TestId, Set<String>> byTest = new HashMap<>();
    private final Predicate<Run> ownNetwork;

    private ClaimedResources(Predicate<Run> ownNetwork) {
        this.ownNetwork = ownNetwork;
    }

    /**
     * Takes the claims from a plain run.
     *
     * @param ownNetwork whether a run gets a network of its own, so that its ports are not those of other runs
     */
    public static ClaimedResources in(Observation plain, Predicate<Run> ownNetwork) {
        ClaimedResources claims = new ClaimedResources(ownNetwork);
        for (TestResult result : plain.results()) {
            if (!result.exclusiveClaims().isEmpty()) {
                claims.byTest
                        .computeIfAbsent(result.test().base(), test -> new HashSet<>())
                        .addAll(result.exclusiveClaims());
            }
        }
        return claims;
    }

    /** Returns what no other run may use while this one is active. */
    Set<String> of(Run run) {
        Set<String> claims = new HashSet<>();
        run.tests().forEach(test -> claims.addAll(byTest.getOrDefault(test.base(), Set.of())));
        if (!claims.isEmpty() && ownNetwork.test(run)) {
            claims.removeIf(claim -> Claim.file(claim) == null);
        }
        return claims;
    }
}
