package io.unflake.model.finding;

import io.unflake.model.Hit;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.List;
import java.util.Optional;

/**
 * The smallest and mildest treatment that was found to make a test fail.
 *
 * @param treatment limited to the calls that are needed; not limited if the test did not fail that way
 * @param hits what happened at those calls when the test failed
 * @param margin null if the strategy has no size, or no milder setting was tried
 * @param plausible whether the margin is within the limits of what is plausible in practice
 * @param before the tests that decide by running before it; empty if the order does not matter
 * @param tests what has to run, in this order, for the test to fail
 * @param effort what the proof took
 */
public record Proof(
        Treatment treatment,
        List<Hit> hits,
        Margin margin,
        boolean plausible,
        List<Before> before,
        List<TestId> tests,
        Effort effort) {

    /** How many runs something took, and how long they took together. */
    public record Effort(int runs, double seconds) {}

    public Proof {
        hits = List.copyOf(hits);
        before = List.copyOf(before);
        tests = List.copyOf(tests);
    }

    /** A proof that the order of tests decides. */
    public static Proof ofOrder(Treatment treatment, List<Before> before, List<TestId> tests, Effort effort) {
        return new Proof(treatment, List.of(), null, true, before, tests, effort);
    }

    /** The same with other knowledge about the tests before it. */
    public Proof withBefore(List<Before> others) {
        return new Proof(treatment, hits, margin, plausible, others, tests, effort);
    }

    /** What the failing test is, if the order of tests decides. */
    public Optional<Role> role() {
        return before.stream().findFirst().map(first -> first.makesItFail() ? Role.VICTIM : Role.BRITTLE);
    }

    /** The hit at a site, if the test was perturbed there. */
    public Optional<Hit> hit(Site site) {
        return hits.stream()
                .filter(hit -> hit.perturbed() && hit.site().equals(site))
                .findFirst();
    }
}
