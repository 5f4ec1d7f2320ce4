package io.unflake.app.detect;

import java.time.Duration;

/**
 * How much a detection may take; null stands for the value of the configuration or the default.
 *
 * @param jobs how many test JVMs run at the same time
 * @param budget when to stop
 * @param testTimeout how long a test may take if nothing is perturbed
 * @param minimiseBudget how long the search for the smallest cause and the margin of one finding may take
 * @param thorough whether to do everything, instead of staying within a multiple of the plain run
 * @param isolated whether one test JVM runs at a time, a fresh one for each run
 */
public record LimitOptions(
        Integer jobs,
        Duration budget,
        Duration testTimeout,
        Duration minimiseBudget,
        boolean thorough,
        boolean isolated) {}
