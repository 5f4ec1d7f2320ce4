package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.model.Claim;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.UserException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Predicate;

/**
 * A run of the suite without agent that goes on beside the baseline, where the two share neither network nor working
 * directory. Only the baseline tells whether that was enough to keep them apart.
 */
final class EarlyPlainRun {

    private final Future<List<Observation>> observations;
    private final String hostName;

    private EarlyPlainRun(Future<List<Observation>> observations, String hostName) {
        this.observations = observations;
        this.hostName = hostName;
    }

    /**
     * Begins the run if an experiment can keep it apart from all others.
     *
     * @param hostName the name of this machine, which tests may look up
     */
    static EarlyPlainRun begin(Optional<Experiment> apart, Run run, String hostName) {
        return new EarlyPlainRun(
                apart.map(experiment -> SideBySide.begin("unflake-early", () -> perform(experiment, run)))
                        .orElse(CompletableFuture.completedFuture(List.of())),
                hostName);
    }

    private static List<Observation> perform(Experiment experiment, Run run) {
        try {
            return experiment.perform(List.of(run), Beside.ANY, () -> false);
        } catch (UserException e) {
            // The later run tells whether that is because of the network.
            return List.of();
        }
    }

    /**
     * Returns the baseline without claims that this run has shown to be harmless: a test that looks up an unknown name, for
     * instance, also passes in a network of its own. Waits for this run if there are such claims.
     */
    Observation withoutHarmlessClaims(Observation baseline) {
        boolean areThere =
                baseline.results().stream().anyMatch(result -> result.reachesOutside() || asksForMachine(result));
        return areThere
                ? SideBySide.join(observations).stream()
                        .findFirst()
                        .map(plain -> withoutHarmlessClaims(baseline, plain.byTest()))
                        .orElse(baseline)
                : baseline;
    }

    private Observation withoutHarmlessClaims(Observation baseline, Map<TestId, TestResult> inOwnNetwork) {
        return baseline.with(baseline.results().stream()
                .map(result -> {
                    TestResult other = inOwnNetwork.get(result.test());
                    boolean isSame = other != null && other.outcome() == result.outcome() && other.broken() == null;
                    return isSame ? withoutHarmlessClaims(result) : result;
                })
                .toList());
    }

    /** A test that fails in both networks may fail for different reasons. */
    private TestResult withoutHarmlessClaims(TestResult result) {
        return result.withClaims(result.claims().stream()
                .filter(claim -> !(Claim.isOfMachine(claim, hostName) || (result.passed() && Claim.isLookup(claim))))
                .toList());
    }

    private boolean asksForMachine(TestResult result) {
        return result.claims().stream().anyMatch(claim -> Claim.isOfMachine(claim, hostName));
    }

    /** Whether tests of the baseline may have failed only because of this run. Waits for it in this case. */
    boolean mayHaveDisturbed(Observation baseline) {
        return !baseline.failures().isEmpty()
                && sharesFiles(baseline)
                && !SideBySide.join(observations).isEmpty();
    }

    /** Its result, unless a test may have failed because of the baseline, or because it needs another network. */
    Optional<Observation> undisturbed(Observation baseline) {
        if (sharesFiles(baseline) || baseline.results().stream().anyMatch(EarlyPlainRun::needsMore)) {
            return Optional.empty();
        }
        Predicate<TestId> passes = baseline.passes();
        return SideBySide.join(observations).stream()
                .filter(plain ->
                        plain.results().stream().allMatch(result -> result.passed() || !passes.test(result.test())))
                .findFirst();
    }

    private static boolean sharesFiles(Observation baseline) {
        return baseline.results().stream()
                .flatMap(result -> result.claims().stream())
                .anyMatch(claim -> Claim.file(claim) != null);
    }

    /** Whether a test needs more than a network of its own, or nobody knows, since its JVM ended. */
    private static boolean needsMore(TestResult result) {
        return result.reachesOutside() || result.broken() != null;
    }
}
