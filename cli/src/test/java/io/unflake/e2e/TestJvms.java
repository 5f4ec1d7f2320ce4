package io.unflake.e2e;

import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.fork.Discoverer;
import io.unflake.engine.fork.ForkListener;
import io.unflake.engine.fork.Forker;
import io.unflake.engine.fork.Installation;
import io.unflake.engine.fork.TimeLimits;
import io.unflake.engine.fork.WorkerPool;
import io.unflake.engine.plan.Suite;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.model.strategy.InstrumentOptions;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.StrategyCatalog;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs the tests of a subject in worker JVMs, without a detection around them. */
final class TestJvms implements AutoCloseable {

    private static final Treatment IN_ORDER = Treatment.of(Strategies.DIRECTED.with(Map.of()));

    private final ModuleDescription module;
    private final WorkerPool pool;
    private final ForkListener listener;
    private int runs;

    TestJvms(Subject subject, List<String> jvmArguments, ForkListener listener) {
        this(describe(subject, jvmArguments), subject.folder().resolve("workers"), listener);
    }

    /** Runs tests of a described module; worker JVMs write their logs to a folder. */
    TestJvms(ModuleDescription module, Path logs, ForkListener listener) {
        this.listener = listener;
        this.module = module;
        pool = new WorkerPool(
                module,
                Installation.in(Unflake.HOME),
                AgentConfig.of(module, InstrumentOptions.DEFAULT),
                StrategyCatalog.BUILT_IN,
                logs,
                false);
    }

    private static ModuleDescription describe(Subject subject, List<String> jvmArguments) {
        List<String> classes = List.of(subject.classes().toString());
        return new ModuleDescription(
                "subject",
                subject.folder().toString(),
                "",
                List.of(subject.classpath().split(File.pathSeparator)),
                List.of(),
                List.of(),
                classes,
                List.of(),
                List.of(),
                List.of(),
                "",
                "",
                jvmArguments,
                Map.of(),
                Map.of(),
                subject.folder().toString(),
                false);
    }

    /** Runs tests in one JVM, as long as it lasts. */
    Observation run(Jvm jvm, Treatment treatment, boolean ownNetwork, String... tests) {
        List<TestId> ids = List.of(tests).stream().map(TestId::parse).toList();
        Suite suite = suite(ids.stream().map(TestId::className).distinct().toList());
        return run(suite, ids, jvm, treatment, ownNetwork);
    }

    /** Runs each list of tests in a fresh JVM without agent, one after the other. */
    Map<List<TestId>, Observation> runEach(Collection<List<TestId>> orders) {
        Suite suite = suite(orders.stream()
                .flatMap(List::stream)
                .map(TestId::className)
                .distinct()
                .toList());
        Map<List<TestId>, Observation> observations = new LinkedHashMap<>();
        for (List<TestId> order : orders) {
            observations.computeIfAbsent(order, tests -> run(suite, tests, Jvm.PLAIN, IN_ORDER, false));
        }
        return observations;
    }

    /** Runs all tests of a class in one JVM, as long as it lasts. */
    Observation runAll(Jvm jvm, String className) {
        Suite suite = suite(List.of(className));
        return run(suite, suite.tests(), jvm, Treatment.NONE, false);
    }

    private Observation run(Suite suite, List<TestId> tests, Jvm jvm, Treatment treatment, boolean ownNetwork) {
        TimeLimits limits = TimeLimits.of(Duration.ofMinutes(1), any -> false);
        Forker forker = new Forker(module, pool, suite, limits, run -> ownNetwork, JvmReuse.UNLIMITED, listener);
        return forker.execute(new Run("subject", "test", tests, treatment, jvm, number()));
    }

    /** Ends warm JVMs, so that the next run gets another. */
    void endWarm() {
        pool.endIdle();
    }

    private synchronized int number() {
        return ++runs;
    }

    private Suite suite(List<String> classes) {
        Discoverer discoverer = new Discoverer(module, pool, listener);
        return new Suite("subject", discoverer.discover(classes, Jvm.PLAIN).members());
    }

    @Override
    public void close() {
        pool.close();
    }
}
