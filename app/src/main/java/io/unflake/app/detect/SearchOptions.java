package io.unflake.app.detect;

import io.unflake.engine.config.Mode;
import io.unflake.engine.detect.DetectRequest;
import io.unflake.engine.verdict.ConfirmRule;
import java.util.List;

/**
 * What is tried on each test.
 *
 * @param strategies the chosen strategies; empty for the choice of the configuration, or all
 * @param runs how many plain runs mode rerun takes; null for the default
 * @param seed decides random test orders and shuffles
 * @param delayPoints where threads can be delayed
 * @param delays how threads are delayed
 * @param confirm how often a failure must occur again
 */
public record SearchOptions(
        List<String> strategies,
        Mode mode,
        Integer runs,
        long seed,
        DelayPointOptions delayPoints,
        DetectRequest.Delays delays,
        ConfirmRule confirm) {

    /** Delays threads and confirms failures as usual. */
    public SearchOptions(List<String> strategies, Mode mode, Integer runs, long seed, DelayPointOptions delayPoints) {
        this(strategies, mode, runs, seed, delayPoints, DetectRequest.Delays.USUAL, ConfirmRule.USUAL);
    }

    public SearchOptions {
        strategies = List.copyOf(strategies);
    }
}
