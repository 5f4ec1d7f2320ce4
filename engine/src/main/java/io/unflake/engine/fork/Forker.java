package io.unflake.engine.fork;

import io.unflake.engine.experiment.Batch;
import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.experiment.RunExecutor;
import io.unflake.engine.plan.Suite;
import io.unflake.model.Claim;
import io.unflake.model.Failure;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import io.unflake.worker.protocol.Command;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** Performs the runs of one module in worker JVMs. If a worker breaks, only the test in progress is affected. */
public final class Forker implements RunExecutor {

    /** A JVM with a small heap may not even start a request for more tests than this, so no fixture is to blame. */
    private static final int TESTS_OF_A_CLASS = 500;

    private static final Set<Jvm> OF_ONE_RUN = EnumSet.of(Jvm.PLAIN, Jvm.RECORDING, Jvm.DETAILED);

    private final ModuleDescription module;
    private final WorkerPool workers;
    private final Suite suite;
    private final TimeLimits limits;
    private final NetworkChoice networks;
    private final JvmReuse reuse;
    private final ForkListener listener;

    /** Gives no run a network of its own. */
    public Forker(ModuleDescription module, WorkerPool workers, Suite suite, TimeLimits limits, ForkListener listener) {
        this(module, workers, suite, limits, run -> false, JvmReuse.in(module), listener);
    }

    /**
     * Starts no worker yet.
     *
     * @param suite the tests that runs select from
     * @param networks which runs get a network of their own, where that is possible
     * @param reuse how much one JVM can be used for
     */
    public Forker(
            ModuleDescription module,
            WorkerPool workers,
            Suite suite,
            TimeLimits limits,
            NetworkChoice networks,
            JvmReuse reuse,
            ForkListener listener) {
        this.module = module;
        this.workers = workers;
        this.suite = suite;
        this.limits = limits;
        this.networks = networks;
        this.reuse = reuse;
        this.listener = listener;
    }

    @Override
    public List<Observation> execute(Batch batch, BooleanSupplier isTooLate) {
        boolean own = batch.runs().stream().allMatch(networks::isOwn);
        List<Observation> observations = execute(batch, own, isTooLate);
        // Under a treatment a test may need what it did not need in the baseline.
        boolean lacked = own
                && observations.stream()
                        .flatMap(observation -> observation.results().stream())
                        .anyMatch(networks::mayLack);
        return lacked ? execute(batch, false, isTooLate) : observations;
    }

    private List<Observation> execute(Batch batch, boolean own, BooleanSupplier isTooLate) {
        long start = System.nanoTime();
        BatchResults results = new BatchResults(batch, suite);
        Patience patience = Patience.with(batch, limits, isTooLate);
        List<TestId> left = batch.isShared() ? suite.methods(batch.tests()) : batch.tests();
        batch.runs().forEach(listener::started);
        try {
            while (!left.isEmpty() && !patience.isOver()) {
                List<TestId> next = testsOfNextJvm(left);
                List<TestId> again = continueWith(batch, own, next, results, patience);
                left = Stream.concat(again.stream(), left.subList(next.size(), left.size()).stream())
                        .toList();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw WorkerFailure.of("interrupted while tests ran", e);
        } catch (UserException e) {
            // If the JVM does not start with these settings, no test has failed.
            if (!workers.needsOwnJvm(batch.treatment())) {
                throw e;
            }
            listener.problem("under " + batch.treatment() + ": " + e.getMessage());
        } finally {
            batch.runs().forEach(listener::ended);
        }
        if (workers.isClosed()) {
            throw new IllegalStateException("the test JVMs were ended while tests ran");
        }
        return results.observations((System.nanoTime() - start) / 1_000_000, patience.isOver() && !left.isEmpty());
    }

    private List<TestId> testsOfNextJvm(List<TestId> tests) {
        if (reuse != JvmReuse.ONE_CLASS) {
            return tests;
        }
        String className = tests.get(0).outermostClass();
        return tests.stream()
                .takeWhile(test -> test.outermostClass().equals(className))
                .toList();
    }

    /** Runs these tests on a worker and returns those that still have to run on another one. */
    private List<TestId> continueWith(
            Batch batch, boolean own, List<TestId> tests, BatchResults results, Patience patience)
            throws InterruptedException {
        Worker worker = acquire(batch, new Equipment(own, needsDelayPoints(batch)), tests);
        RunSession session = new RunSession(worker, suite::instance, results::runOf, limits, patience, listener);
        long cpuMillis = worker.cpuMillis();
        executeOrKill(worker, session, command(batch, tests));
        results.addCpuMillis(worker.cpuMillis() - cpuMillis);
        session.results().stream().map(this::withSharedClaims).forEach(results::add);
        results.addFixtures(session.reachingFixtures());
        release(batch, worker, session);
        return session.complete() ? List.of() : left(batch, tests, session, results);
    }

    private void executeOrKill(Worker worker, RunSession session, Command.Execute command) throws InterruptedException {
        try {
            session.execute(command);
        } catch (InterruptedException e) {
            worker.kill();
            workers.forget(worker);
            throw e;
        }
    }

    private boolean needsDelayPoints(Batch batch) {
        return batch.runs().stream().anyMatch(run -> workers.needsDelayPoints(run.treatment()));
    }

    private Worker acquire(Batch batch, Equipment own, List<TestId> tests) throws InterruptedException {
        if (reuse != JvmReuse.UNLIMITED && !OF_ONE_RUN.contains(batch.jvm())) {
            return workers.acquire(Jvm.FRESH, batch.treatment(), own);
        }
        if (batch.jvm() != Jvm.USED) {
            return workers.acquire(batch.jvm(), batch.treatment(), own);
        }
        Worker used = workers.acquireUsed();
        boolean isFirst = tests.size() == batch.tests().size();
        return used != null ? used : isFirst ? useFresh(own) : workers.acquire(Jvm.FRESH, Treatment.NONE, own);
    }

    /** Starts a JVM and runs the suite in it; what its tests do is known already. */
    private Worker useFresh(Equipment own) throws InterruptedException {
        Worker worker = workers.acquire(Jvm.FRESH, Treatment.NONE, own);
        Batch suiteAlone = Batch.of(new Run(suite.module(), "use", suite.tests(), Treatment.NONE, Jvm.FRESH, 1));
        BatchResults unused = new BatchResults(suiteAlone, suite);
        RunSession session = new RunSession(
                worker, suite::instance, unused::runOf, limits, new Patience(limits, () -> false), ForkListener.NONE);
        executeOrKill(worker, session, command(suiteAlone, suite.tests()));
        if (session.reusable() && !session.leftTooManyThreads()) {
            return worker;
        }
        release(suiteAlone, worker, session);
        return workers.acquire(Jvm.FRESH, Treatment.NONE, own);
    }

    private Command.Execute command(Batch batch, List<TestId> tests) {
        boolean ordered = batch.treatment().isOrder();
        Map<String, Treatment> selected = ordered ? Map.of() : suite.selectors(batch.byTreatment(tests));
        return new Command.Execute(
                batch.id(),
                ordered ? suite.blocks(tests) : List.of(List.copyOf(selected.keySet())),
                module.groups(),
                module.excludedGroups(),
                batch.treatment(),
                new LinkedHashSet<>(selected.values()).size() > 1 ? selected : Map.of(),
                batch.jvm() != Jvm.PLAIN);
    }

    /** Returns the result without claims of files that no other worker sees. */
    private TestResult withSharedClaims(TestResult result) {
        return result.claims().isEmpty()
                ? result
                : result.withClaims(result.claims().stream()
                        .filter(claim -> Claim.file(claim) == null
                                || !workers.isolation().isPrivate(Claim.file(claim)))
                        .toList());
    }

    private void release(Batch batch, Worker worker, RunSession session) {
        if (!session.reusable()) {
            workers.forget(worker);
        } else if (isWarm(batch) && hasRunPlainSuite(batch) && !session.leftTooManyThreads()) {
            workers.keepUsed(worker, session.leftManyThreads());
        } else if (!session.leftManyThreads()
                && (isWarm(batch) || (batch.jvm() == Jvm.SHARED && isReused(batch) && workers.hasRoom()))) {
            workers.keep(worker);
        } else {
            workers.end(worker);
        }
    }

    private boolean isWarm(Batch batch) {
        return (batch.jvm() == Jvm.WARM || batch.jvm() == Jvm.USED) && isReused(batch);
    }

    private boolean isReused(Batch batch) {
        return reuse == JvmReuse.UNLIMITED && !workers.needsOwnJvm(batch.treatment());
    }

    private boolean hasRunPlainSuite(Batch batch) {
        return batch.treatment().isControl()
                && (batch.jvm() == Jvm.USED
                        || batch.tests().size() == suite.tests().size());
    }

    private List<TestId> left(Batch batch, List<TestId> tests, RunSession broken, BatchResults results) {
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
            List<TestId> first = left.stream()
                    .filter(test -> test.className().equals(left.get(0).className()))
                    .toList();
            if (first.size() <= TESTS_OF_A_CLASS || !workers.needsOwnJvm(batch.treatment())) {
                first.forEach(test -> results.add(fixtureBroke(results.runOf(test), test)));
            } else {
                listener.problem(first.get(0).className() + ": the JVM ended before the first of " + first.size()
                        + " tests began");
            }
            left.removeAll(Set.copyOf(first));
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
