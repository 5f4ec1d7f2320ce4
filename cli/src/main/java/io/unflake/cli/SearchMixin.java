package io.unflake.cli;

import io.unflake.app.detect.SearchOptions;
import io.unflake.engine.config.Mode;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that select what is tried on each test. */
final class SearchMixin {

    @Option(
            names = "--strategy",
            paramLabel = "NAME[:k=v,...]",
            description = "use only this strategy, optionally with parameters; or a group such as time; or paper for"
                    + " the eleven strategies of the ChaosAPI paper (repeatable; default: all)")
    private List<String> strategies = new ArrayList<>();

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            converter = ModeConverter.class,
            description =
                    "single: each strategy alone (default); combined: one strategy of each group at the same time;"
                            + " both: single, then combined; rerun: only repeat plain runs")
    private Mode mode = Mode.SINGLE;

    @Option(
            names = "--runs",
            paramLabel = "N",
            description = "the number of plain runs with --mode rerun (default: 30)")
    private Integer runs;

    @Option(names = "--seed", paramLabel = "N", description = "seed for random test orders and shuffles (default: 1)")
    private long seed = 1;

    @Mixin
    private DelayPointMixin delayPoints;

    SearchOptions options() {
        return new SearchOptions(strategies, mode, runs, seed, delayPoints.options());
    }
}
