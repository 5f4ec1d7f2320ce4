package io.unflake.engine.explain;

import io.unflake.engine.experiment.Batch;
import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.fork.ForkListener;
import io.unflake.engine.fork.Forker;
import io.unflake.engine.fork.NetworkChoice;
import io.unflake.engine.fork.TimeLimits;
import io.unflake.engine.fork.WorkerPool;
import io.unflake.engine.plan.Suite;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.project.ModuleDescription;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;

/**
 * Performs runs in networks of their own, and those of tests that reach outside in the network of the machine.
 *
 * <p>Runs of the same tests use the same ports, so they must not be active at the same time in one network.
 */
final class NetworkedRuns {

    private final ModuleDescription module;
    private final WorkerPool workers;
    private final TimeLimits limits;
    private final ForkListener listener;
    private final LearnedNetworks networks;
    private final Semaphore apart =
            new Semaphore(Math.max(2, Runtime.getRuntime().availableProcessors()), true);
    private final Semaphore ofMachine = new Semaphore(1, true);
    private volatile Suite suite;

    /** @param suite the tests whose networks are learned */
    NetworkedRuns(ModuleDescription module, WorkerPool workers, Suite suite, TimeLimits limits, ForkListener listener) {
        this.module = module;
        this.workers = workers;
        this.suite = suite;
        this.limits = limits;
        this.listener = listener;
        this.networks = new LearnedNetworks(suite);
    }

    /** A network for all runs, whatever they seem to lack. */
    private record Fixed(boolean own) implements NetworkChoice {

        @Override
        public boolean isOwn(Run run) {
            return own;
        }

        @Override
        public boolean mayLack(TestResult result) {
            return false;
        }
    }

    /** Adds a test that needs no network to those that can run. */
    void extend(Suite longer, TestId added) {
        networks.trust(added);
        suite = longer;
    }

    /** Performs a run, and repeats it outside if it turns out that its tests need that. */
    Observation perform(Run run, BooleanSupplier isTooLate) {
        boolean own = workers.hasOwnNetworks() && networks.isOwn(run);
        Observation observation = perform(run, own, isTooLate);
        return own && !networks.isOwn(run) ? perform(run, false, isTooLate) : observation;
    }

    private Observation perform(Run run, boolean own, BooleanSupplier isTooLate) {
        Semaphore places = own ? apart : ofMachine;
        places.acquireUninterruptibly();
        try {
            Forker forker = new Forker(module, workers, suite, limits, new Fixed(own), JvmReuse.in(module), listener);
            Observation observation = forker.execute(Batch.of(run), isTooLate).get(0);
            networks.learn(run, observation, own);
            return observation;
        } finally {
            places.release();
        }
    }
}
