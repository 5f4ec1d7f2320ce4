package io.unflake.engine.explain;

import io.unflake.engine.plan.Suite;
import io.unflake.engine.process.Namespace;
import io.unflake.model.Claim;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BinaryOperator;

/**
 * Selects the runs that need no other network than one of their own. There is no baseline, so this learns from each run
 * with the agent. Without agent nobody notices if a test reaches outside, so a plain run of other tests gets none.
 */
final class LearnedNetworks {

    private final Suite suite;
    private final Map<TestId, Need> needs = new ConcurrentHashMap<>();

    LearnedNetworks(Suite suite) {
        this.suite = suite;
    }

    /** What a test needs, the strongest evidence last. */
    private enum Need {
        /** It has asked for nothing so far. */
        NOTHING,
        /** It has asked for something of this machine, or looked up a name. */
        PERHAPS_OUTSIDE,
        /** It has done so and passed in a network of its own. */
        HARMLESS,
        /** It reaches another process, or its JVM ended. */
        OUTSIDE
    }

    /** Makes a test known that needs nothing. */
    void trust(TestId test) {
        needs.put(suite.memberOf(test), Need.NOTHING);
    }

    /** Whether a network of its own suffices, as far as is known. */
    boolean isOwn(Run run) {
        return run.tests().stream()
                .map(test -> Optional.ofNullable(needs.get(suite.memberOf(test))))
                .allMatch(need -> need.map(known -> known == Need.NOTHING || known == Need.HARMLESS)
                        .orElse(run.jvm() != Jvm.PLAIN));
    }

    /**
     * Learns from a run.
     *
     * @param own whether the run had a network of its own
     */
    void learn(Run run, Observation observation, boolean own) {
        if (run.jvm() != Jvm.PLAIN) {
            observation
                    .results()
                    .forEach(result -> needs.merge(
                            suite.memberOf(result.test()), need(result, own), BinaryOperator.maxBy(Need::compareTo)));
        }
    }

    private static Need need(TestResult result, boolean own) {
        List<String> outside = result.claims().stream().filter(Claim::isOutside).toList();
        if (result.broken() != null || !outside.stream().allMatch(LearnedNetworks::mayBeHarmless)) {
            return Need.OUTSIDE;
        }
        if (outside.isEmpty()) {
            return Need.NOTHING;
        }
        return own && result.passed() ? Need.HARMLESS : Need.PERHAPS_OUTSIDE;
    }

    private static boolean mayBeHarmless(String claim) {
        return Claim.isOfMachine(claim, Namespace.hostName()) || Claim.isLookup(claim);
    }
}
