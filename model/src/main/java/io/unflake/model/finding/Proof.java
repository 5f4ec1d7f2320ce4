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
 * @param treatment restricted to the calls that are needed; to nothing where that did not fail
 * @param hits what happened there when the test failed
 * @param margin null where the strategy has no size, or no milder setting was tried
 * @param plausible whether the margin is within what happens in life
 * @param before tests that decide by running before it, if any do
 * @param tests what has to run, in this order, for the test to fail
 * @param runs how many runs it took
 */
public record Proof(
        Treatment treatment,
        List<Hit> hits,
        Margin margin,
        boolean plausible,
        List<Before> before,
        List<TestId> tests,
        int runs,
        double seconds) {

    public Proof {
        hits = List.copyOf(hits);
        before = List.copyOf(before);
        tests = List.copyOf(tests);
    }

    /** The same, knowing more of the tests before. */
    public Proof knowing(List<Before> more) {
        return new Proof(treatment, hits, margin, plausible, more, tests, runs, seconds);
    }

    /** What happened at a site when the test failed, if it was perturbed there. */
    public Optional<Hit> hit(Site site) {
        return hits.stream()
                .filter(hit -> hit.perturbed() && hit.site().equals(site))
                .findFirst();
    }
}
