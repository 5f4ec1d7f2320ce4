package io.unflake.cli;

import io.unflake.engine.config.Mode;
import io.unflake.engine.plan.Trial;
import io.unflake.model.strategy.CustomRule;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * All that the command line says about a detection, with defaults filled in, paths absolute and names checked.
 *
 * @param java the JDK to build and test with; null for the project's own choice
 * @param jvmArguments arguments for the test JVMs beside the project's own
 * @param budget when to stop; null for no limit
 * @param runs how many plain runs in mode rerun
 * @param trials what to try; empty in mode rerun
 * @param config the file that rules come from; null if there is none
 */
public record DetectOptions(
        ProjectChoice project,
        Path java,
        List<String> jvmArguments,
        Path out,
        List<String> tests,
        List<String> exclude,
        Mode mode,
        int runs,
        List<Trial> trials,
        List<String> instrument,
        List<String> noInstrument,
        List<CustomRule> rules,
        List<Path> plugins,
        Path config,
        int jobs,
        Duration budget,
        Duration testTimeout,
        Duration minimiseBudget,
        Map<String, String> plausible,
        long seed,
        boolean resume) {}
