package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiments;
import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.experiment.OutOfTimeException;
import io.unflake.engine.plan.Suite;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import java.util.Map;

/** Runs the suite with nothing perturbed, which shows how long a detection may take and how JVMs can be reused. */
final class PlainPhase {

    /** How many plain runs a detection may take if the user sets no budget and no test fails. */
    private static final int PLAIN_RUNS = 8;

    /** How many plain runs it may take however many tests fail. */
    private static final int MOST_PLAIN_RUNS = 18;

    /** How much longer it may take for each test that fails. */
    private static final long MILLIS_PER_FAILURE = 1_000;

    /** It may always take this long, since most of the time of a short one is spent on starting JVMs. */
    private static final long LEAST_MILLIS = 60_000;

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
     * @param plain without agent: the unit of cost, and a control
     * @param baseline with our agent, which observes the sites that each test reaches
     * @param reuse how much one JVM can be used for
     */
    record Untreated(Observation plain, Observation baseline, JvmReuse reuse) {

        /** The baseline, in which tests that failed without agent count as failed: treatments are not to blame. */
        Observation control() {
            Map<TestId, TestResult> withoutAgent = plain.byTest();
            return new Observation(
                    baseline.runId(),
                    baseline.results().stream()
                            .map(result -> {
                                TestResult other = withoutAgent.get(result.test());
                                return other == null || other.passed() ? result : result.withOutcomeOf(other);
                            })
                            .toList(),
                    baseline.millis(),
                    baseline.cpuMillis(),
                    baseline.reachingFixtures(),
                    baseline.cutOff());
        }
    }

    Untreated run() {
        JvmReuse asBuilt = JvmReuse.in(module);
        Untreated first = run(asBuilt, "");
        JvmReuse reuse = asBuilt == JvmReuse.UNLIMITED ? probe(first) : asBuilt;
        return reuse == JvmReuse.ONE_CLASS && asBuilt != reuse
                ? run(reuse, " with a JVM per class")
                : new Untreated(first.plain, first.baseline, reuse);
    }

    /** @param how tells runs with another use of JVMs apart */
    private Untreated run(JvmReuse reuse, String how) {
        Experiment experiment = experiments.unlimited(reuse);
        progress.display().phase("plain run", 2 * suite.tests().size());
        try {
            return stopwatch.time(Stopwatch.Phase.EXPLORATION, () -> {
                Observation plain = experiment.perform(whole("plain" + how, Jvm.PLAIN));
                limitTime(plain);
                return new Untreated(plain, experiment.perform(whole("baseline" + how, Jvm.WARM)), reuse);
            });
        } catch (OutOfTimeException e) {
            throw UserException.wrongUse(
                            "the budget is too short for two plain runs of " + module.name(),
                            "Give more time with --budget, or select tests with --tests.")
                    .because(e);
        }
    }

    private JvmReuse probe(Untreated untreated) {
        try {
            return new ReuseProbe(suite, experiments.unlimited(JvmReuse.UNLIMITED))
                    .probe(untreated.plain, untreated.baseline);
        } catch (OutOfTimeException e) {
            return JvmReuse.UNLIMITED;
        }
    }

    /** Without a budget of the user, a detection stays within a multiple of the plain run. */
    private void limitTime(Observation plain) {
        if (!thorough) {
            long most = Math.max(LEAST_MILLIS, MOST_PLAIN_RUNS * plain.millis());
            long least = Math.max(LEAST_MILLIS, PLAIN_RUNS * plain.millis());
            int failed = plain.failures().size();
            stopwatch.limitModule(() -> Math.min(most, least + MILLIS_PER_FAILURE * (failed + progress.failures())));
        }
    }

    private Run whole(String purpose, Jvm jvm) {
        return new Run(suite.module(), purpose, suite.tests(), Treatment.NONE, jvm, 1);
    }
}
