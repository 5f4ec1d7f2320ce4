package io.unflake.app.score;

import io.unflake.engine.discovery.TestClasses;
import io.unflake.engine.fork.Discoverer;
import io.unflake.engine.fork.ForkListener;
import io.unflake.engine.fork.Forker;
import io.unflake.engine.fork.Installation;
import io.unflake.engine.fork.TimeLimits;
import io.unflake.engine.fork.WorkerPool;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.model.strategy.InstrumentOptions;
import io.unflake.model.strategy.StrategyCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** Runs a whole suite in JVMs without agent, in its own order or another one. The JVMs end when this is closed. */
final class SuiteRuns implements AutoCloseable {

    private static final Duration TEST_LIMIT = Duration.ofMinutes(2);

    private final WorkerPool workers;
    private final Suite suite;
    private final Forker forker;

    /** Discovers the tests. */
    SuiteRuns(ModuleDescription module, Installation installation, Path folder) {
        workers = new WorkerPool(
                module,
                installation,
                AgentConfig.of(module, InstrumentOptions.DEFAULT),
                StrategyCatalog.BUILT_IN,
                folder,
                false);
        try {
            suite = new Suite(
                    module.name(),
                    new Discoverer(module, workers, ForkListener.NONE)
                            .discover(TestClasses.of(module), Jvm.PLAIN)
                            .members());
            if (suite.tests().isEmpty()) {
                throw UserException.project(
                        "there are no tests in " + module.testClasses(), "Check that the suite is complete.");
            }
        } catch (RuntimeException e) {
            workers.close();
            throw e;
        }
        TimeLimits limits = TimeLimits.of(TEST_LIMIT, treatment -> false);
        forker = new Forker(module, workers, suite, limits, ForkListener.NONE);
    }

    /** All test methods. */
    Set<TestId> tests() {
        return Set.copyOf(suite.tests());
    }

    /** Runs the suite in its own order. */
    Observation plain(int repetition) {
        return run(suite.tests(), Treatment.NONE, repetition);
    }

    /** Runs the suite in another order. */
    Observation ordered(Trial order, int repetition) {
        return run(order.arrange(suite), order.treatment(), repetition);
    }

    private Observation run(List<TestId> tests, Treatment treatment, int repetition) {
        return forker.execute(new Run(suite.module(), "score", tests, treatment, Jvm.PLAIN, repetition));
    }

    @Override
    public void close() {
        workers.close();
    }
}
