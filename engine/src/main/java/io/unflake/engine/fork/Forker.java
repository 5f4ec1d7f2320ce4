package io.unflake.engine.fork;

import io.unflake.engine.experiment.RunExecutor;
import io.unflake.engine.plan.Suite;
import io.unflake.model.Failure;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import io.unflake.worker.protocol.Command;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Performs the runs of one module in worker JVMs. If a worker breaks, only the test in progress is affected. */
public final class Forker implements RunExecutor {

    private final ModuleDescription module;
    private final WorkerPool workers;
    private final Suite suite;
    private final TimeLimits limits;
    private final ForkListener listener;

    /** @param suite the tests that runs select from */
    public Forker(ModuleDescription module, WorkerPool workers, Suite suite, TimeLimits limits, ForkListener listener) {
        this.module = module;
        this.workers = workers;
        this.suite = suite;
        this.limits = limits;
        this.listener = listener;
    }

    @Override
    public Observation execute(Run run) {
        long start = System.nanoTime();
        List<TestResult> results = new ArrayList<>();
        List<TestId> left = new ArrayList<>(run.tests());
        listener.started(run);
        try {
            while (!left.isEmpty()) {
                left = continueWith(run, left, results);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw WorkerFailure.of("interrupted while tests ran", e);
        } catch (UserException e) {
            // If the JVM does not start with these settings, no test has failed.
            if (!workers.needsOwnJvm(run.treatment())) {
                throw e;
            }
            listener.problem("under " + run.treatment() + ": " + e.getMessage());
        } finally {
            listener.ended(run);
        }
        return new Observation(run.id(), results, (System.nanoTime() - start) / 1_000_000);
    }

    /** Runs these tests on a worker and returns those that still have to run on another one. */
    private List<TestId> continueWith(Run run, List<TestId> tests, List<TestResult> results)
            throws InterruptedException {
        Worker worker = workers.acquire(run.jvm(), run.treatment());
        RunSession session = new RunSession(worker, run, limits, listener);
        session.execute(new Command.Execute(
                run.id(),
                run.treatment().isOrder() ? suite.blocks(tests) : List.of(suite.selectors(tests)),
                module.groups(),
                module.excludedGroups(),
                run.treatment(),
                run.jvm() != Jvm.PLAIN));
        results.addAll(session.results());
        release(run, worker, session);
        return session.complete() ? List.of() : left(run, tests, session, results);
    }

    private void release(Run run, Worker worker, RunSession session) {
        if (!session.reusable()) {
            workers.forget(worker);
        } else if (run.jvm() == Jvm.WARM && !session.leftManyThreads() && !workers.needsOwnJvm(run.treatment())) {
            workers.keep(worker);
        } else {
            workers.end(worker);
        }
    }

    private List<TestId> left(Run run, List<TestId> tests, RunSession broken, List<TestResult> results) {
        Set<TestId> done = new HashSet<>();
        for (TestResult result : broken.results()) {
            // Some engines discover invocations, others only the method or the class.
            done.add(result.test());
            done.add(suite.memberOf(result.test()));
        }
        List<TestId> left = new ArrayList<>(tests);
        left.removeIf(done::contains);
        if (left.size() == tests.size()) {
            // The worker ended before any test began, so a fixture of the first class broke it.
            String className = left.get(0).className();
            for (TestId test : left) {
                if (test.className().equals(className)) {
                    results.add(fixtureBroke(run, test));
                }
            }
            left.removeIf(test -> test.className().equals(className));
        }
        return left;
    }

    private TestResult fixtureBroke(Run run, TestId test) {
        TestResult result = TestResult.of(
                test,
                Outcome.FAILED,
                new Failure("WorkerBroken", "the JVM ended or hung in a fixture of this class", List.of()));
        listener.ended(run, result);
        return result;
    }
}
