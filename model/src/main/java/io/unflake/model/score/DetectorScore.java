package io.unflake.model.score;

import java.util.List;

/**
 * How one detector did.
 *
 * @param recall the share of mutants that it detected, over all measurements
 * @param precision the share of its reported tests that are flaky, over all measurements
 * @param unmutated the share of the tests without any mutant that it reported, over all measurements
 * @param unknown how many results about mutants are missing, over all measurements, since the tests did not run to
 *     their end; they count neither as detected nor as missed
 * @param falseAlarms the reported tests that are not flaky
 * @param points the detected share for each operator and setting
 * @param mutants the detected share for each mutant
 */
public record DetectorScore(
        String name,
        Proportion recall,
        Proportion precision,
        Proportion unmutated,
        long unknown,
        Cost cost,
        List<FalseAlarm> falseAlarms,
        List<ScorePoint> points,
        List<MutantScore> mutants) {

    public DetectorScore {
        falseAlarms = List.copyOf(falseAlarms);
        points = List.copyOf(points);
        mutants = List.copyOf(mutants);
    }

    /**
     * How long it took.
     *
     * @param plainRuns how many plain runs of the suite take as long as one measurement, on average
     */
    public record Cost(double plainRuns, double seconds, int measurements) {}

    /**
     * A test that was reported although it is not flaky.
     *
     * @param times in how many measurements it was reported
     */
    public record FalseAlarm(String suite, String test, int times) {}

    /**
     * How often a mutant was detected.
     *
     * @param k its number of cleaners or state-unsetters; null if it has none
     */
    public record MutantScore(
            String suite, String id, String operator, String type, String form, Integer k, Proportion detected) {}
}
