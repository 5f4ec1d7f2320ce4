package io.unflake.engine.detect;

import io.unflake.engine.fork.Installation;
import io.unflake.engine.plan.TestFilter;
import io.unflake.engine.plan.Trial;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.CustomRule;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * All that a front end tells about a detection.
 *
 * @param modules what to test
 * @param out the only folder that is written to
 * @param trials the treatments to try; none for the plain rerun baseline
 * @param reruns how many plain runs the rerun baseline takes; 0 if trials are wanted
 * @param jobs how many test JVMs that compute go at once
 * @param budget when to stop exploring and confirming; null for no limit
 * @param testTimeout how long a test may take when nothing is perturbed
 * @param minimiseBudget how long the search for the smallest cause and the margin of one finding may take
 * @param plausible limits of plausibility by strategy, where they are not the usual ones
 * @param jvmArguments arguments for the test JVMs that are not the project's own; the modules have them already
 * @param resume whether to go on with the journal of a session that was cut off
 * @param command what the user pastes to see a test fail again, given its replay file
 */
public record DetectRequest(
        List<ModuleDescription> modules,
        Installation installation,
        Path out,
        List<Trial> trials,
        int reruns,
        TestFilter filter,
        int jobs,
        Duration budget,
        long seed,
        Duration testTimeout,
        Duration minimiseBudget,
        Map<String, String> plausible,
        List<String> jvmArguments,
        List<String> instrument,
        List<String> noInstrument,
        List<CustomRule> rules,
        List<String> plugins,
        boolean resume,
        Function<Path, String> command) {}
