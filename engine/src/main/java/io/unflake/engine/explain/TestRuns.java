package io.unflake.engine.explain;

import io.unflake.engine.fork.Discoverer;
import io.unflake.engine.fork.ForkListener;
import io.unflake.engine.fork.PrivateFolder;
import io.unflake.engine.fork.WorkerPool;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Suite.Member;
import io.unflake.engine.replay.MissingTests;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.model.strategy.StrategyCatalog;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** Runs tests of one module in any order, in JVMs that end when this is closed. */
public final class TestRuns implements AutoCloseable {

    /** Runs of a search may end early, as those of exploration. */
    private static final String PURPOSE = Planner.PURPOSE;

    private final ExplainSubject subject;
    private final WorkerPool workers;
    private final ModuleDescription module;
    private final Path cleaners;
    private final List<Member> members;
    private final Suite suite;
    private final NetworkedRuns performed;
    private Suite runnable;
    private final Set<String> problems = ConcurrentHashMap.newKeySet();
    private final Map<Run, Observation> plain = new ConcurrentHashMap<>();
    private final AtomicInteger runs = new AtomicInteger();
    private final Map<List<TestId>, Long> recordingMillis = new ConcurrentHashMap<>();

    /** Discovers the tests of some classes. */
    public TestRuns(ExplainSubject subject, List<String> classes) {
        this.subject = subject;
        cleaners = createFolder(subject.folder());
        module = subject.module().including(cleaners.toString());
        workers = new WorkerPool(
                module,
                subject.installation(),
                AgentConfig.of(module, subject.instrument()),
                StrategyCatalog.BUILT_IN,
                subject.folder(),
                false);
        try {
            members = new ArrayList<>(new Discoverer(module, workers, ForkListener.NONE)
                    .discover(classes, Jvm.PLAIN)
                    .members());
            suite = new Suite(module.name(), members);
        } catch (RuntimeException e) {
            close();
            throw e;
        }
        runnable = suite;
        performed = new NetworkedRuns(module, workers, suite, subject.limits(), new Problems());
    }

    private static Path createFolder(Path parent) {
        try {
            return Files.createTempDirectory(Files.createDirectories(parent), "cleaners");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compiles statements as tests like another one. */
    StatementTests statementTests(TestId like) {
        return new StatementTests(module, cleaners, member(like));
    }

    private Member member(TestId test) {
        return members.stream()
                .filter(each -> each.test().equals(test) || each.test().base().equals(test))
                .findFirst()
                .orElseGet(() -> new Member(test, ""));
    }

    /** Makes a test known that was compiled later. It does not become part of the suite. */
    synchronized void add(Member member) {
        members.add(member);
        runnable = new Suite(module.name(), members);
        performed.extend(runnable, member.test());
    }

    /** Describes a run. A method stands for all of its invocations if discovery found only those. */
    private synchronized Run run(Pair.Side side, Jvm jvm, int repetition) {
        return new Run(suite.module(), PURPOSE, runnable.discovered(side.tests()), side.treatment(), jvm, repetition);
    }

    /** The module of the tests. */
    public ExplainSubject subject() {
        return subject;
    }

    /** The tests of the classes. */
    public Suite suite() {
        return suite;
    }

    /** Fails if some of these tests do not exist. */
    public void check(List<TestId> tests) {
        MissingTests.refuse(
                suite,
                tests,
                "the project has no test",
                "Name a test as fully.qualified.Class#method, and an invocation of it as Class#method[n], counted from 1;"
                        + " if the project has changed, run detect again.");
    }

    /** Performs a run in a JVM of its own, beside others where they cannot disturb each other. Plain runs are kept. */
    public Observation perform(Pair.Side side, Jvm jvm, int repetition) {
        return perform(run(side, jvm, repetition), () -> false);
    }

    /** Performs the first repetition of a run, which ends with the results so far when it is too late. */
    Observation search(Pair.Side side, Jvm jvm, BooleanSupplier isTooLate) {
        return perform(run(side, jvm, 1), isTooLate);
    }

    private Observation perform(Run run, BooleanSupplier isTooLate) {
        Observation earlier = plain.get(run);
        if (earlier != null) {
            return earlier;
        }
        runs.incrementAndGet();
        Observation observation = performed.perform(run, isTooLate);
        if (run.jvm() == Jvm.PLAIN && !isTooLate.getAsBoolean()) {
            plain.put(run, observation);
        } else if (run.jvm() == Jvm.DETAILED) {
            recordingMillis.put(run.tests(), observation.millis());
        }
        return observation;
    }

    /** How many runs were performed. */
    int count() {
        return runs.get();
    }

    /** How long a recorded run took, 0 if there was none. */
    long recordingMillis(Pair.Side side) {
        return recordingMillis.getOrDefault(run(side, Jvm.DETAILED, 1).tests(), 0L);
    }

    /** What went wrong in test JVMs. */
    List<String> problems() {
        return problems.stream().sorted().toList();
    }

    @Override
    public void close() {
        workers.close();
        PrivateFolder.delete(cleaners.toFile());
    }

    /** Keeps what went wrong. */
    private final class Problems implements ForkListener {

        @Override
        public void problem(String text) {
            problems.add(text);
        }
    }
}
