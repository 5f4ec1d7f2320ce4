package io.unflake.app.detect;

import io.unflake.engine.config.Mode;
import io.unflake.engine.detect.DetectRequest;
import io.unflake.engine.verdict.ConfirmRule;
import java.nio.file.Path;
import java.util.List;

/**
 * What is tried on each test.
 *
 * @param strategies the chosen strategies; empty for the choice of the configuration, or all
 * @param runs how many plain runs mode rerun takes; null for the default
 * @param seed decides random test orders and shuffles
 * @param timingApis a file with the methods that depend on timing; null for those that a rule selects
 * @param delays how threads are delayed
 * @param confirm how often a failure must occur again
 */
public record SearchOptions(
        List<String> strategies,
        Mode mode,
        Integer runs,
        long seed,
        Path timingApis,
        DetectRequest.Delays delays,
        ConfirmRule confirm) {

    /** Delays threads and confirms failures as usual. */
    public SearchOptions(List<String> strategies, Mode mode, Integer runs, long seed, Path timingApis) {
        this(strategies, mode, runs, seed, timingApis, DetectRequest.Delays.USUAL, ConfirmRule.USUAL);
    }

    public SearchOptions {
        strategies = List.copyOf(strategies);
    }
}
