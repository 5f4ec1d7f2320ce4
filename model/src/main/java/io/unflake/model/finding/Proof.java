package io.unflake.model.finding;

import io.unflake.model.Hit;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The smallest and mildest treatment known to make a test fail.
 *
 * @param treatment limited to the necessary calls, unless the test passes under the limited treatment
 * @param hits the perturbed calls of the failing run
 * @param margin null if the strategy has no axis or no milder setting was tried
 * @param plausible whether the margin is within the limits of what is plausible in practice; null if that is unknown
 * @param before the tests that make it fail, or pass, by running before it; empty if the order does not matter
 * @param tests the tests to run, in this order, for the test to fail
 * @param effort the cost of the proof
 */
public record Proof(
        Treatment treatment,
        List<Hit> hits,
        Margin margin,
        Boolean plausible,
        List<Before> before,
        List<TestId> tests,
        Effort effort) {

    /**
     * What the search took.
     *
     * @param runs the number of runs
     * @param seconds their total duration
     * @param cutOff whether the search was out of time, so that a smaller treatment may suffice
     * @param passed how often the test passed again under the treatment that it was confirmed with, and never failed
     */
    public record Effort(int runs, double seconds, boolean cutOff, int passed) {

        /** The effort of a search in which the test failed again. */
        public Effort(int runs, double seconds, boolean cutOff) {
            this(runs, seconds, cutOff, 0);
        }

        /** The effort of a search that came to its end. */
        public Effort(int runs, double seconds) {
            this(runs, seconds, false);
        }
    }

    public Proof {
        hits = List.copyOf(hits);
        before = List.copyOf(before);
        tests = List.copyOf(tests);
    }

    /** Creates a proof for a test that depends on the order. */
    public static Proof ofOrder(Treatment treatment, List<Before> before, List<TestId> tests, Effort effort) {
        return new Proof(treatment, List.of(), null, true, before, tests, effort);
    }

    /** Returns the same proof with other details about the tests before it. */
    public Proof withBefore(List<Before> others) {
        return new Proof(treatment, hits, margin, plausible, others, tests, effort);
    }

    /** The role of the failing test, if it depends on the order. */
    public Optional<Role> role() {
        return before.stream().findFirst().map(first -> first.makesItFail() ? Role.VICTIM : Role.BRITTLE);
    }

    /** Whether the test only passed when its cause was searched, so that something else may have made it fail before. */
    public boolean isRefuted() {
        return effort.passed() > 0;
    }

    /** Whether there was no time to find out if all of its parts are needed. */
    public boolean mayBeTooLarge() {
        boolean hasSeveralParts = before.size() > 1
                || treatment.spots().size() > 1
                || treatment.perturbations().size() > 1;
        return effort.cutOff() && hasSeveralParts;
    }

    /** The hit at a spot, if the test was perturbed there. */
    public Optional<Hit> hit(Spot spot) {
        return hits.stream()
                .filter(hit -> hit.perturbed()
                        && hit.site().equals(spot.site())
                        && Objects.equals(hit.thread(), spot.thread()))
                .findFirst();
    }
}
