package io.unflake.cli;

import io.unflake.app.detect.LimitOptions;
import java.time.Duration;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that limit time and processes. */
final class LimitsMixin {

    @Mixin
    private JobsMixin jobs;

    @Option(
            names = "--budget",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "stop after this time and report what was found, such as 10m (default: see --thorough)")
    private Duration budget;

    @Option(
            names = "--test-timeout",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "the time limit of a test when nothing is perturbed (default: 2m)")
    private Duration testTimeout;

    @Option(
            names = "--minimise-budget",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description =
                    "the time limit for finding the smallest cause and the margin of one finding (default: 12s; reproduce: 2m)")
    private Duration minimiseBudget;

    @Option(
            names = "--thorough",
            description = "do everything; without it, a detection plans to stay within a multiple of the plain run")
    private boolean thorough;

    LimitOptions options() {
        return new LimitOptions(jobs.jobs(), budget, testTimeout, minimiseBudget, thorough, false);
    }
}
