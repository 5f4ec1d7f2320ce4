package io.unflake.engine.detect;

import io.unflake.engine.fork.Installation;
import io.unflake.engine.plan.TestFilter;
import io.unflake.engine.plan.Trial;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.CustomRule;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BiFunction;

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
 * @param resume whether to go on with the journal of a session that was cut off
 * @param command what the user pastes to see a test fail again under a treatment
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
        List<String> instrument,
        List<String> noInstrument,
        List<CustomRule> rules,
        List<String> plugins,
        boolean resume,
        BiFunction<TestId, Treatment, String> command) {}
