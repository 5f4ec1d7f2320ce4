package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.experiment.Experiments;
import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.experiment.OutOfTimeException;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.plan.RunDurations;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.process.Namespace;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.Predicate;

/** Runs the suite with nothing perturbed, which shows how long a detection may take and how JVMs can be reused. */
final class PlainPhase {

    /** How many plain runs a detection may take if the user sets no budget and no test fails. */
    private static final int PLAIN_RUNS = 6;

    /** How many of these exploration may take, so that what fails can be confirmed in time. */
    private static final int PLAIN_RUNS_TO_EXPLORE = 5;

    /** How many plain runs it may take however many tests fail. */
    private static final int MOST_PLAIN_RUNS = 14;

    /** How much longer it may take for each test that fails. */
    private static final long MILLIS_PER_FAILURE = 1_000;

    /** How much longer if any test fails: to start JVMs and search one cause. */
    private static final long MILLIS_IF_ANY_FAILS = 8_000;

    /** It may always take this long, since most of the time of a short one is spent on starting JVMs. */
    private static final long LEAST_MILLIS = 45_000;

    /** How much longer a short detection may take if a test does not end: to repeat that twice. */
    private static final long MILLIS_IF_ANY_HANGS = 25_000;

    private static final long LEAST_MILLIS_TO_EXPLORE = 30_000;

    private final ModuleDescription module;
    private final Suite suite;
    private final Experiments experiments;
    private final boolean thorough;
    private final Stopwatch stopwatch;
    private final RunProgress progress;

    /** @param thorough whether to set no time limit */
    PlainPhase(
            ModuleDescription module,
            Suite suite,
            Experiments experiments,
            boolean thorough,
            Stopwatch stopwatch,
            RunProgress progress) {
        this.module = module;
        this.suite = suite;
        this.experiments = experiments;
        this.thorough = thorough;
        this.stopwatch = stopwatch;
        this.progress = progress;
    }

    /**
     * The two runs of the whole suite with nothing perturbed.
     *
     * @param baseline with our agent, which observes the sites that each test reaches
     * @param reuse how much one JVM can be used for
     * @param withoutAgent the plain run: the unit of cost, and a control; it goes on beside exploration
     */
    record Untreated(Observation baseline, JvmReuse reuse, Future<Observation> withoutAgent) {

        /** Waits for the plain run; it has no results if it did not end in time. */
        Observation plain() {
            return SideBySide.join(withoutAgent);
        }

        /** Which tests passed in both runs: treatments are not to blame for others. Waits for the plain run. */
        Predicate<TestId> passed() {
            Map<TestId, TestResult> inPlainRun = plain().byTest();
            return baseline.passes().and(test -> {
                TestResult result = inPlainRun.get(test);
                return result == null || result.passed();
            });
        }

        /**
         * How long a plain run takes: not longer than the plain run, which was slowed down by others, and not longer than
         * the baseline and the start of a JVM.
         */
        long plainMillis() {
            return plain().results().isEmpty() ? alone(baseline) : millis(plain(), baseline);
        }

        private static long millis(Observation plain, Observation baseline) {
            return Math.min(plain.millis(), alone(baseline));
        }

        private static long alone(Observation baseline) {
            return RunDurations.JVM_START_MILLIS + baseline.millis();
        }
    }

    /**
     * The first run of the suite, with our agent.
     *
     * @param early the run without agent beside it
     * @param plain the run without agent that follows if that one is of no use
     */
    record Baseline(Observation observation, JvmReuse reuse, EarlyPlainRun early, Run plain) {

        private Baseline with(JvmReuse probed) {
            return new Baseline(observation, probed, early, plain);
        }
    }

    /** Runs the suite with our agent. No other run is active that may disturb it. */
    Baseline observe() {
        JvmReuse asBuilt = JvmReuse.in(module);
        Baseline first = observe(asBuilt, "");
        JvmReuse reuse = asBuilt == JvmReuse.UNLIMITED ? probe(first.observation) : asBuilt;
        return reuse == JvmReuse.ONE_CLASS && asBuilt != reuse
                ? observe(reuse, " with a JVM per class")
                : first.with(reuse);
    }

    /** @param how tells runs with another use of JVMs apart */
    private Baseline observe(JvmReuse reuse, String how) {
        Optional<Experiment> apart = experiments.apart(reuse);
        progress.display()
                .phase("plain runs", (apart.isPresent() ? 2 : 1) * suite.tests().size());
        EarlyPlainRun early =
                EarlyPlainRun.begin(apart, whole("plain beside baseline" + how, Jvm.PLAIN), Namespace.hostName());
        Observation observation = stopwatch.time(Stopwatch.Phase.EXPLORATION, () -> {
            Observation first = performInTime(whole("baseline" + how, Jvm.WARM), reuse);
            return early.withoutHarmlessClaims(
                    early.mayHaveDisturbed(first)
                            ? performInTime(whole("baseline alone" + how, Jvm.WARM), reuse)
                            : first);
        });
        limitTime(Untreated.alone(observation), observation);
        return new Baseline(observation, reuse, early, whole("plain" + how, Jvm.PLAIN));
    }

    private Observation performInTime(Run run, JvmReuse reuse) {
        try {
            return experiments.unlimited(reuse).perform(run);
        } catch (OutOfTimeException e) {
            throw tooShort().because(e);
        }
    }

    private UserException tooShort() {
        return UserException.wrongUse(
                "the budget is too short for two plain runs of " + module.name(),
                "Give more time with --budget, or select tests with --tests.");
    }

    /**
     * Begins the run without agent.
     *
     * @param experiment performs other runs at the same time
     */
    Untreated begin(Baseline baseline, Experiment experiment) {
        return new Untreated(
                baseline.observation,
                baseline.reuse,
                SideBySide.begin("unflake-plain", () -> withoutAgent(baseline, experiment)));
    }

    /** Without result if the time is over, so that nothing can be confirmed any more. */
    private Observation withoutAgent(Baseline baseline, Experiment experiment) {
        List<Observation> plain = baseline.early
                .undisturbed(baseline.observation)
                .map(List::of)
                .orElseGet(() -> experiment.perform(List.of(baseline.plain), Beside.ANY, () -> false));
        if (plain.isEmpty()) {
            if (!stopwatch.outOfTime()) {
                throw tooShort();
            }
            return ModuleDetection.nothing();
        }
        limitTime(Untreated.millis(plain.get(0), baseline.observation), plain.get(0));
        return plain.get(0);
    }

    private JvmReuse probe(Observation baseline) {
        try {
            return new ReuseProbe(suite, experiments.unlimited(JvmReuse.UNLIMITED)).probe(baseline);
        } catch (OutOfTimeException e) {
            return JvmReuse.UNLIMITED;
        }
    }

    /** Without a budget of the user, a detection stays within a multiple of the plain run. */
    private void limitTime(long plainMillis, Observation observed) {
        if (!thorough) {
            int failed = observed.failures().size();
            stopwatch.limitModule(
                    () -> {
                        long always = LEAST_MILLIS + (progress.anyHangs() ? MILLIS_IF_ANY_HANGS : 0);
                        long most = Math.max(always, MOST_PLAIN_RUNS * plainMillis);
                        long least = Math.max(always, PLAIN_RUNS * plainMillis);
                        return Math.min(most, least + millisFor(failed + progress.failures()));
                    },
                    Math.max(LEAST_MILLIS_TO_EXPLORE, PLAIN_RUNS_TO_EXPLORE * plainMillis));
        }
    }

    private static long millisFor(int failures) {
        return failures == 0 ? 0 : MILLIS_IF_ANY_FAILS + MILLIS_PER_FAILURE * failures;
    }

    private Run whole(String purpose, Jvm jvm) {
        return new Run(suite.module(), purpose, suite.tests(), Treatment.NONE, jvm, 1);
    }
}
