package io.unflake.engine.fork;

import io.unflake.model.Detail;
import io.unflake.model.Failure;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.WorkerBroken;
import io.unflake.model.codec.Codec;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Executes a batch of runs, or the rest of one, on a worker until all tests have results or the worker ends. */
final class RunSession {

    private static final Set<String> JVM_ERRORS = Set.of(
            "java.lang.OutOfMemoryError",
            "java.lang.StackOverflowError",
            "java.lang.InternalError",
            "java.lang.UnknownError");

    /** A thread pool or two is tolerable; more threads belong to unclosed servers and clients, which may stay busy. */
    private static final int TOLERABLE_THREADS = 16;

    /** With more threads than this, a second run of the same tests would exceed what a machine can bear. */
    private static final int MOST_THREADS = 500;

    private final Worker worker;
    private final UnaryOperator<TestId> instances;
    private final Function<TestId, Run> runs;
    private final TimeLimits limits;
    private final Patience patience;

    /** The limit of the test in progress. Limits grow when controls take longer. */
    private long limitMillis;

    private final ForkListener listener;
    private final List<TestResult> results = new ArrayList<>();
    private final FixtureSites fixtures = new FixtureSites();
    private final Recording recording = new Recording();
    private final DiskWatch disk;
    private TestId inProgress;
    private Detail detail;
    private long deadline;
    private boolean reusable = true;
    private int threadsLeft;
    private boolean complete;

    /**
     * @param instances returns the instance that all results of a test share
     * @param runs returns the run that a test belongs to
     */
    RunSession(
            Worker worker,
            UnaryOperator<TestId> instances,
            Function<TestId, Run> runs,
            TimeLimits limits,
            Patience patience,
            ForkListener listener) {
        this.worker = worker;
        this.instances = instances;
        this.runs = runs;
        this.limits = limits;
        this.patience = patience;
        this.listener = listener;
        disk = new DiskWatch(worker.folder());
    }

    /** Sends the command and handles reports until the run is done or the worker has to be replaced. */
    void execute(Command.Execute command) throws InterruptedException {
        worker.send(command);
        setDeadline(limits.millisBetweenTests());
        while (!complete && reusable) {
            Optional<Report> report = worker.next(Math.max(1, Math.min(millisLeft(), DiskWatch.INTERVAL_MILLIS)));
            if (report == null) {
                if (millisLeft() <= 0) {
                    reportHang();
                }
            } else if (report.isEmpty()) {
                reportBroken();
            } else {
                handle(report.get());
            }
            if (!complete && reusable && disk.isExceeded()) {
                exceed(disk.text());
            }
            if (!complete && reusable && patience.isOver()) {
                retire();
            }
        }
    }

    private void handle(Report report) {
        if (report instanceof Report.Started started) {
            inProgress = instances.apply(started.test());
            limitMillis = limits.millis(runs.apply(inProgress), inProgress);
            setDeadline(limitMillis);
        } else if (report instanceof Report.Ended ended) {
            ended(ended);
        } else if (report instanceof Report.SiteSeen seen) {
            worker.sites().add(seen);
        } else if (report instanceof Report.FixtureReached fixture) {
            fixtures.add(
                    fixture.className(),
                    worker.sites().of(fixture.reached()),
                    worker.sites().of(fixture.initialised()),
                    fixture.claims());
        } else if (report instanceof Report.Detailed detailed) {
            detail = Codec.read(Detail.class, detailed.detail());
        } else if (report instanceof Report.StateSeen seen) {
            recording.add(seen);
        } else if (report instanceof Report.FixtureTouched fixture) {
            recording.fixture(fixture);
        } else if (report instanceof Report.Untransformed untransformed) {
            listener.untransformed(untransformed.className() + ": " + untransformed.reason());
        } else if (report instanceof Report.Problem problem) {
            listener.problem(problem.className() + ": " + problem.message());
        } else if (report instanceof Report.Retiring) {
            retire();
        } else if (report instanceof Report.Exceeded exceeded) {
            exceed(exceeded.how());
        } else if (report instanceof Report.Done done) {
            threadsLeft = done.threadsLeft();
            complete = true;
        }
    }

    private void ended(Report.Ended ended) {
        inProgress = null;
        setDeadline(limits.millisBetweenTests());
        recording.ended(ended);
        add(new TestResult(
                instances.apply(ended.test()),
                ended.outcome(),
                ended.millis(),
                ended.failure(),
                null,
                worker.sites().of(ended.reached()),
                worker.sites().of(ended.initialised()),
                ended.hits(),
                List.of(),
                ended.claims(),
                detail));
        detail = null;
        if (ended.failure() != null && JVM_ERRORS.contains(ended.failure().type())) {
            retire();
        }
    }

    private void add(TestResult result) {
        Run run = runs.apply(result.test());
        results.add(result);
        limits.learn(run, result);
        patience.add(run, result);
        listener.ended(run, result);
    }

    private void reportBroken() {
        reusable = false;
        int exitCode = worker.exitCode();
        if (inProgress != null) {
            WorkerBroken broken = WorkerBroken.ofExit(exitCode);
            add(new TestResult(inProgress, Outcome.FAILED, 0, broken.asFailure(), broken, List.of(), List.of()));
        }
    }

    /** The test may end while thread dumps are taken: then it does not hang, and the run goes on. */
    private void reportHang() throws InterruptedException {
        TestId test = inProgress;
        Report.Stacks stacks = HangProbe.dump(worker, this::handle);
        boolean hasEnded = test != null && !test.equals(inProgress);
        if (complete || hasEnded) {
            return;
        }
        if (test != null && reusable) {
            Failure failure = stacks != null && !stacks.deadlocked().isEmpty()
                    ? Failure.deadlock(stacks.deadlocked())
                    : Failure.hang(
                            "no end after " + limitMillis / 1000 + " s",
                            stacks == null ? List.of() : stacks.testThread());
            add(new TestResult(test, Outcome.TIMED_OUT, limitMillis, failure, null, List.of(), List.of()));
        }
        retire();
    }

    /** Ends the worker before it takes the machine down. */
    private void exceed(String how) {
        if (inProgress != null) {
            Failure failure = new Failure("LimitExceeded", "ended: " + how, List.of());
            add(new TestResult(inProgress, Outcome.FAILED, 0, failure, null, List.of(), List.of()));
        }
        listener.problem((inProgress == null ? "a test JVM" : inProgress) + " was ended: " + how);
        retire();
    }

    private void retire() {
        reusable = false;
        worker.kill();
    }

    private void setDeadline(long millis) {
        deadline = System.nanoTime() + millis * 1_000_000;
    }

    private long millisLeft() {
        return (deadline - System.nanoTime()) / 1_000_000;
    }

    /** Whether all tests of the run have ended. */
    boolean complete() {
        return complete;
    }

    /** Whether the worker can be used for another run. */
    boolean reusable() {
        return reusable;
    }

    /** Whether tests left so many threads running that they may affect the next run. */
    boolean leftManyThreads() {
        return threadsLeft > TOLERABLE_THREADS;
    }

    /** Whether tests left so many threads running that they cannot run a second time. */
    boolean leftTooManyThreads() {
        return threadsLeft > MOST_THREADS;
    }

    /** The classes whose fixtures reached a site. */
    List<String> reachingFixtures() {
        return fixtures.classes();
    }

    /** Returns the results, including the sites that the fixtures of their classes reached. */
    List<TestResult> results() {
        return results.stream().map(fixtures::addTo).map(recording::addTo).toList();
    }
}
