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
import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.model.strategy.JvmSettings;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Performs the runs of one module in worker JVMs; a worker that breaks costs the test it ran, nothing else. */
public final class Forker implements RunExecutor, AutoCloseable {

    private static final long DISCOVERY_LIMIT_MILLIS = 300_000;

    private final ModuleDescription module;
    private final Workforce workforce;
    private final TimeLimits limits;
    private final RunListener listener;
    private volatile Suite suite;

    public Forker(
            ModuleDescription module,
            Installation installation,
            AgentConfig agentConfig,
            Path folder,
            TimeLimits limits,
            RunListener listener) {
        this(module, installation, agentConfig, folder, limits, listener, false);
    }

    /** @param patient whether test JVMs may take as long as they like to start, and only one is started at a time */
    public Forker(
            ModuleDescription module,
            Installation installation,
            AgentConfig agentConfig,
            Path folder,
            TimeLimits limits,
            RunListener listener,
            boolean patient) {
        this.module = module;
        this.workforce = new Workforce(new WorkerCommand(module, installation, agentConfig, folder), folder, patient);
        this.limits = limits;
        this.listener = listener;
    }

    /** Sets the suite that the tests of runs are selected from. */
    public void use(Suite newSuite) {
        suite = newSuite;
    }

    /** Finds the tests in these classes; a warm worker is kept for the baseline. */
    public Discovery discover(List<String> classes, Jvm jvm) {
        try {
            Worker worker = workforce.hire(jvm, Treatment.NONE);
            worker.send(new Command.Discover(classes, module.groups(), module.excludedGroups()));
            Discovery discovery = listen(worker);
            if (jvm == Jvm.WARM) {
                workforce.keep(worker);
            } else {
                workforce.dismiss(worker);
            }
            return discovery;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw WorkerFailure.of("interrupted while tests were discovered", e);
        }
    }

    private Discovery listen(Worker worker) throws InterruptedException {
        List<Suite.Member> members = new ArrayList<>();
        List<Report.Problem> problems = new ArrayList<>();
        while (true) {
            Optional<Report> report = worker.next(DISCOVERY_LIMIT_MILLIS);
            if (report == null || report.isEmpty()) {
                int exit = worker.kill();
                workforce.forget(worker);
                throw WorkerFailure.of("the test JVM ended with code " + exit + " while tests were discovered");
            }
            if (report.get() instanceof Report.FoundTest found) {
                members.add(new Suite.Member(found.test(), found.uniqueId()));
            } else if (report.get() instanceof Report.Problem problem) {
                problems.add(problem);
            } else if (report.get() instanceof Report.SiteSeen seen) {
                worker.sites().learn(seen);
            } else if (report.get() instanceof Report.Untransformed untransformed) {
                listener.untransformed(untransformed.className() + ": " + untransformed.reason());
            } else if (report.get() instanceof Report.Done) {
                return new Discovery(members, problems);
            }
        }
    }

    /** Ends the warm workers, which would only be in the way from now on. */
    public void endWarm() {
        workforce.dismissIdle();
    }

    /** What discovery found. */
    public record Discovery(List<Suite.Member> members, List<Report.Problem> problems) {}

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
            // No test can be blamed for a JVM that does not even start with these settings.
            if (!JvmSettings.isNeeded(run.treatment())) {
                throw e;
            }
            listener.problem("under " + run.treatment() + " " + e.getMessage());
        } finally {
            listener.ended(run);
        }
        return new Observation(run.id(), results, (System.nanoTime() - start) / 1_000_000);
    }

    /** Runs these tests on a worker and returns those that still have to run on another one. */
    private List<TestId> continueWith(Run run, List<TestId> tests, List<TestResult> results)
            throws InterruptedException {
        Worker worker = workforce.hire(run.jvm(), run.treatment());
        Conversation conversation = new Conversation(worker, run, limits, listener);
        conversation.hold(new Command.Execute(
                run.id(),
                run.treatment().isOrder() ? suite.blocks(tests) : List.of(suite.selectors(tests)),
                module.groups(),
                module.excludedGroups(),
                run.treatment(),
                run.seed(),
                run.jvm() != Jvm.PLAIN));
        results.addAll(conversation.results());
        release(run, worker, conversation);
        return conversation.complete() ? List.of() : left(run, tests, conversation, results);
    }

    private void release(Run run, Worker worker, Conversation conversation) {
        if (!conversation.reusable()) {
            workforce.forget(worker);
        } else if (run.jvm() == Jvm.WARM && !conversation.littered() && !JvmSettings.isNeeded(run.treatment())) {
            workforce.keep(worker);
        } else {
            workforce.dismiss(worker);
        }
    }

    private List<TestId> left(Run run, List<TestId> tests, Conversation broken, List<TestResult> results) {
        Set<TestId> done = new HashSet<>();
        for (TestResult result : broken.results()) {
            // Discovery tells invocations apart for some engines; for others it knows only the method or the class.
            done.add(result.test());
            done.add(suite.memberOf(result.test()));
        }
        List<TestId> left = new ArrayList<>(tests);
        left.removeIf(done::contains);
        if (left.size() == tests.size()) {
            // It ended before any test began: what breaks it is the fixture of the class that comes first.
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

    @Override
    public void close() {
        workforce.close();
    }
}
