package io.unflake.engine.detect;

import io.unflake.engine.fork.Installation;
import io.unflake.engine.plan.TestFilter;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.DelaySearch;
import io.unflake.engine.verdict.ConfirmRule;
import io.unflake.model.Failure;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.InstrumentOptions;
import io.unflake.model.strategy.StrategyCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * All that a front end says about a detection.
 *
 * @param catalog the strategies that trials may use
 * @param instrument which classes are instrumented, and with which of the user's own strategies
 * @param installation the parts of Unflake that go into the test JVM
 */
public record DetectRequest(
        Subject subject,
        Search search,
        Limits limits,
        StrategyCatalog catalog,
        InstrumentOptions instrument,
        Installation installation,
        Output output) {

    /** Whether to try everything: whoever continues a detection wants to have the rest. */
    boolean isPatient() {
        return limits.thorough() || output.resume();
    }

    /**
     * What is tested.
     *
     * @param jvmArguments arguments for the test JVMs that are not the project's own; the modules have them already
     */
    public record Subject(List<ModuleDescription> modules, TestFilter filter, List<String> jvmArguments) {}

    /**
     * What is tried.
     *
     * @param trials the treatments to try; none for the plain rerun baseline
     * @param reruns how many plain runs the rerun baseline takes; 0 if trials are wanted
     * @param plausible limits of plausibility by strategy, where they are not the usual ones
     * @param delays how threads are delayed
     * @param confirm how often a failure must occur again
     */
    public record Search(
            List<Trial> trials, int reruns, Map<String, String> plausible, Delays delays, ConfirmRule confirm) {}

    /**
     * How threads are delayed.
     *
     * @param search how delays are searched; it looks for all failures
     * @param wanted the failures to look for; none for all, also of a test of which none is wanted
     * @param mitigation whether to search a wait with which a test passes although another thread is late
     */
    public record Delays(DelaySearch search, List<WantedFailure> wanted, boolean mitigation) {

        /** As in a detection. */
        public static final Delays USUAL = new Delays(DelaySearch.USUAL, List.of(), false);

        public Delays {
            wanted = List.copyOf(wanted);
        }
    }

    /**
     * A failure to look for.
     *
     * @param test the test that has failed in this way, such as {@code shop.TillTest#closes}, or its class if only that
     *     is known; null for any test
     */
    public record WantedFailure(String test, Failure failure) {}

    /**
     * How much time and how many processes it may take.
     *
     * @param jobs how many test JVMs that compute run at the same time
     * @param budget when to stop exploring and confirming; null for no limit
     * @param testTimeout how long a test may take when nothing is perturbed
     * @param minimiseBudget how long the search for the smallest cause and the margin of one finding may take
     * @param thorough whether to do everything, instead of staying within a multiple of the plain run
     * @param isolated whether one test JVM runs at a time, a fresh one for each run
     */
    public record Limits(
            int jobs,
            Duration budget,
            Duration testTimeout,
            Duration minimiseBudget,
            boolean thorough,
            boolean isolated) {}

    /**
     * What is written.
     *
     * @param folder the only folder that is written to
     * @param resume whether to continue with the journal of a session that was interrupted
     * @param begun when the detection began, in its first session
     * @param command a command that makes a test fail again, given its replay file
     */
    public record Output(Path folder, boolean resume, Instant begun, Function<Path, String> command) {}
}
