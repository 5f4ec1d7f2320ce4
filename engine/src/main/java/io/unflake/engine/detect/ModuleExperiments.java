package io.unflake.engine.detect;

import io.unflake.engine.discovery.Superclasses;
import io.unflake.engine.discovery.TestClasses;
import io.unflake.engine.experiment.ClaimedResources;
import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiments;
import io.unflake.engine.experiment.JournaledExperiment;
import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.experiment.Places;
import io.unflake.engine.experiment.Sharing;
import io.unflake.engine.experiment.TimeFrame;
import io.unflake.engine.fork.Discoverer;
import io.unflake.engine.fork.Forker;
import io.unflake.engine.fork.NetworkChoice;
import io.unflake.engine.fork.OwnNetworks;
import io.unflake.engine.fork.TimeLimits;
import io.unflake.engine.fork.WorkerPool;
import io.unflake.engine.journal.Journal;
import io.unflake.engine.journal.TimeSpent;
import io.unflake.engine.plan.RunDurations;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.TestFilter;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.worker.protocol.Report;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

/** Discovers the tests of one module and performs runs on them, in worker JVMs that end when this is closed. */
final class ModuleExperiments implements AutoCloseable {

    /** Two profiles run at the same time. */
    private static final int PROFILING_JVMS = 2;

    /** The JVM in which the first failure is repeated. */
    private static final int CONFIRMING_JVMS = 1;

    private final ModuleDescription module;
    private final DetectRequest request;
    private final Journal journal;
    private final Stopwatch stopwatch;
    private final RunProgress progress;
    private final WorkerPool workers;
    private final List<JournaledExperiment> open = new ArrayList<>();

    ModuleExperiments(
            ModuleDescription module,
            DetectRequest request,
            Journal journal,
            Stopwatch stopwatch,
            RunProgress progress) {
        this.module = module;
        this.request = request;
        this.journal = journal;
        this.stopwatch = stopwatch;
        this.progress = progress;
        Path folder = request.output()
                .folder()
                .resolve("workers")
                .resolve(module.name().replaceAll("[^A-Za-z0-9._-]", "_"));
        AgentConfig config = AgentConfig.of(module, request.instrument());
        workers = new WorkerPool(module, request.installation(), config, request.catalog(), folder, false);
    }

    /** Finds the tests that are wanted. */
    Suite discover() {
        Journal.Discovered known = journal.discovered(module.name());
        if (known == null) {
            discoverAnew();
            known = journal.discovered(module.name());
        }
        known.problems().forEach(progress::problem);
        boolean isNamed = known.members().stream()
                .anyMatch(member -> request.subject().filter().accepts(member.test()));
        return new Suite(
                module.name(), known.members(), isNamed ? request.subject().filter()::accepts : this::isInherited);
    }

    /** A stack trace names the class that declares a test, not the one that inherits it. */
    private boolean isInherited(TestId test) {
        TestFilter filter = request.subject().filter();
        return new TestFilter(List.of(), filter.excluded()).accepts(test)
                && new Superclasses(module)
                        .of(test.className()).stream().anyMatch(type -> filter.accepts(TestId.of(type, test.method())));
    }

    private void discoverAnew() {
        List<String> classes = TestClasses.of(module).stream()
                .filter(name -> !request.subject().filter().rejects(name))
                .toList();
        prepareDelayPoints(Jvm.WARM, classes.isEmpty() ? 0 : PROFILING_JVMS);
        Discoverer.Discovery discovery = new Discoverer(module, workers, progress)
                .discover(classes, request.search().reruns() > 0 ? Jvm.PLAIN : Jvm.WARM);
        failIfFatal(discovery.problems());
        List<String> problems = discovery.problems().stream()
                .map(problem -> problem.className() + ": " + problem.message())
                .toList();
        journal.append(module.name(), discovery.members(), problems);
    }

    /** JVMs with delay points take long to start, so those that are certainly needed start early. */
    private void prepareDelayPoints(Jvm jvm, int count) {
        if (request.search().delays().search().eager()) {
            workers.prepareDelayPoints(jvm, count);
        }
    }

    private void failIfFatal(List<Report.Problem> problems) {
        problems.stream().filter(Report.Problem::fatal).findFirst().ifPresent(problem -> {
            throw UserException.project(
                    module.name() + ": " + problem.message(), "Check that the project's own build can run its tests.");
        });
    }

    /** The experiments on a suite. */
    Experiments on(Suite suite) {
        TimeLimits limits = TimeLimits.of(request.limits().testTimeout(), request.catalog()::prolongs);
        return new Experiments() {
            @Override
            public Experiment unlimited(JvmReuse reuse) {
                return unlimited(reuse, run -> false);
            }

            @Override
            public Optional<Experiment> apart(JvmReuse reuse) {
                boolean isPossible =
                        workers.keepsApart() && !isolated() && request.limits().jobs() > 1;
                return isPossible ? Optional.of(unlimited(reuse, run -> true)) : Optional.empty();
            }

            private Experiment unlimited(JvmReuse reuse, NetworkChoice networks) {
                Forker forker = new Forker(module, workers, suite, limits, networks, limited(reuse), progress);
                Places places =
                        isolated() ? Places.ONE : Places.of(request.limits().jobs());
                return experiment(forker, places, Sharing.NONE, ClaimedResources.UNKNOWN, run -> 0);
            }

            @Override
            public Experiment limitedBy(Observation plain, JvmReuse reuse) {
                prepareDelayPoints(Jvm.FRESH, CONFIRMING_JVMS);
                OwnNetworks networks = new OwnNetworks(plain);
                Forker forker = new Forker(
                        module,
                        workers,
                        suite,
                        limits.knowing(plain, request.isPatient()),
                        networks,
                        limited(reuse),
                        progress);
                return experiment(
                        forker,
                        isolated() ? Places.ONE : places(plain),
                        isolated()
                                ? Sharing.NONE
                                : Sharing.by(
                                        plain, request.catalog()::needsOwnJvm, request.catalog()::needsDelayPoints),
                        ClaimedResources.in(plain, run -> workers.hasOwnNetworks() && networks.isOwn(run)),
                        new RunDurations(plain, request.catalog())::expectedMillis);
            }

            @Override
            public void endBusy() {
                workers.endBusy();
            }
        };
    }

    private Places places(Observation plain) {
        boolean isEager = request.search().delays().search().eager();
        return Places.of(request.limits().jobs(), plain).with(isEager ? PROFILING_JVMS : 0);
    }

    private boolean isolated() {
        return request.limits().isolated();
    }

    private JvmReuse limited(JvmReuse reuse) {
        return isolated() && reuse == JvmReuse.UNLIMITED ? JvmReuse.ONE_REQUEST : reuse;
    }

    private Experiment experiment(
            Forker forker,
            Places places,
            Sharing sharing,
            ClaimedResources claims,
            ToLongFunction<Run> expectedMillis) {
        JournaledExperiment experiment = new JournaledExperiment(
                journal,
                forker,
                places,
                treatment -> !isolated() && request.catalog().prolongs(treatment),
                sharing,
                claims,
                time(expectedMillis));
        open.add(experiment);
        return experiment;
    }

    private TimeFrame time(ToLongFunction<Run> expectedMillis) {
        return new TimeFrame() {
            @Override
            public TimeSpent spent() {
                return stopwatch.spent();
            }

            @Override
            public long millisLeft() {
                return stopwatch.millisLeft();
            }

            @Override
            public long expectedMillis(Run run) {
                return expectedMillis.applyAsLong(run);
            }
        };
    }

    @Override
    public void close() {
        open.forEach(JournaledExperiment::close);
        workers.close();
    }
}
