package io.unflake.engine.fork;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.WorkerBroken;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One run, or what is left of it, on one worker: from the command to the last result or the end of the worker. */
final class Conversation {

    private static final Set<String> JVM_ERRORS = Set.of(
            "java.lang.OutOfMemoryError",
            "java.lang.StackOverflowError",
            "java.lang.InternalError",
            "java.lang.UnknownError");

    /** A pool or two may stay; more are servers and clients that nobody closed, and some of them never rest. */
    private static final int TOLERABLE_THREADS = 16;

    private final Worker worker;
    private final Run run;
    private final TimeLimits limits;
    private final ForkListener listener;
    private final List<TestResult> results = new ArrayList<>();
    private final FixtureSites fixtures = new FixtureSites();
    private final Recording recording = new Recording();
    private TestId inProgress;
    private long deadline;
    private boolean reusable = true;
    private int threadsLeft;
    private boolean complete;

    Conversation(Worker worker, Run run, TimeLimits limits, ForkListener listener) {
        this.worker = worker;
        this.run = run;
        this.limits = limits;
        this.listener = listener;
    }

    /** Speaks until the run is done or the worker has to go. */
    void hold(Command.Execute command) throws InterruptedException {
        worker.send(command);
        setDeadline(limits.millisBetweenTests());
        while (!complete && reusable) {
            Optional<Report> report = worker.next(Math.max(1, millisLeft()));
            if (report == null) {
                if (millisLeft() <= 0) {
                    hang();
                }
            } else if (report.isEmpty()) {
                broke();
            } else {
                hear(report.get());
            }
        }
    }

    private void hear(Report report) {
        if (report instanceof Report.Started started) {
            inProgress = started.test();
            setDeadline(limits.millis(run, inProgress));
        } else if (report instanceof Report.Ended ended) {
            ended(ended);
        } else if (report instanceof Report.SiteSeen seen) {
            worker.sites().learn(seen);
        } else if (report instanceof Report.FixtureReached fixture) {
            fixtures.add(
                    fixture.className(),
                    worker.sites().of(fixture.reached()),
                    worker.sites().of(fixture.initialised()));
        } else if (report instanceof Report.StateSeen seen) {
            recording.learn(seen);
        } else if (report instanceof Report.FixtureTouched fixture) {
            recording.fixture(fixture);
        } else if (report instanceof Report.Untransformed untransformed) {
            listener.untransformed(untransformed.className() + ": " + untransformed.reason());
        } else if (report instanceof Report.Problem problem) {
            listener.problem(problem.className() + ": " + problem.message());
        } else if (report instanceof Report.Retiring) {
            retire();
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
                ended.test(),
                ended.outcome(),
                ended.millis(),
                ended.failure(),
                null,
                worker.sites().of(ended.reached()),
                worker.sites().of(ended.initialised()),
                ended.hits()));
        if (ended.failure() != null && JVM_ERRORS.contains(ended.failure().type())) {
            retire();
        }
    }

    private void add(TestResult result) {
        results.add(result);
        listener.ended(run, result);
    }

    private void broke() {
        reusable = false;
        int exitCode = worker.exitCode();
        if (inProgress != null) {
            WorkerBroken broken = WorkerBroken.ofExit(exitCode);
            add(new TestResult(inProgress, Outcome.FAILED, 0, broken.asFailure(), broken, List.of(), List.of()));
        }
    }

    private void hang() throws InterruptedException {
        Report.Stacks stacks = HangProbe.ask(worker, this::hear);
        TestId test = inProgress;
        if (test != null && reusable && !complete) {
            boolean deadlock = stacks != null && !stacks.deadlocked().isEmpty();
            List<Frame> frames = stacks == null ? List.of() : deadlock ? stacks.deadlocked() : stacks.testThread();
            String text = deadlock ? "deadlock" : "no end after " + limits.millis(run, test) / 1000 + " s";
            long millis = limits.millis(run, test);
            add(new TestResult(
                    test, Outcome.TIMED_OUT, millis, Failure.hang(text, frames), null, List.of(), List.of()));
        }
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

    /** Whether the run was done to its end. */
    boolean complete() {
        return complete;
    }

    /** Whether the worker can be used for something else. */
    boolean reusable() {
        return reusable;
    }

    /** Whether tests have left so much behind that the next ones had better not run beside it. */
    boolean littered() {
        return threadsLeft > TOLERABLE_THREADS;
    }

    /** The results, those of a class with what its fixtures reached. */
    List<TestResult> results() {
        return results.stream().map(fixtures::addTo).map(recording::addTo).toList();
    }
}
