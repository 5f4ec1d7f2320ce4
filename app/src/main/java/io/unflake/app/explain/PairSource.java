package io.unflake.app.explain;

import io.unflake.app.project.NamedTest;
import io.unflake.engine.discovery.ProjectClasses;
import io.unflake.engine.discovery.TestClasses;
import io.unflake.engine.explain.ExplainSubject;
import io.unflake.engine.explain.Pair;
import io.unflake.engine.explain.PairFinder;
import io.unflake.engine.explain.ReplayPair;
import io.unflake.engine.explain.TestRuns;
import io.unflake.engine.fork.Installation;
import io.unflake.engine.replay.Replayer;
import io.unflake.model.TestId;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Finds the failing and the passing run of a test in a project, and does something with them. */
public final class PairSource {

    private final List<ModuleDescription> modules;
    private final Installation installation;
    private final Path folder;
    private final Progress progress;
    private final Duration budget;
    private final ProjectClasses projectClasses;

    /**
     * Runs nothing yet.
     *
     * @param folder for the logs of the test JVMs
     * @param budget how long the search for the tests before a test may take
     */
    public PairSource(
            List<ModuleDescription> modules,
            Installation installation,
            Path folder,
            Progress progress,
            Duration budget) {
        this.modules = modules;
        this.installation = installation;
        this.folder = folder;
        this.progress = progress;
        this.budget = budget;
        this.projectClasses = new ProjectClasses(modules);
    }

    /** The classes of the project. */
    public ProjectClasses projectClasses() {
        return projectClasses;
    }

    /** Returns what a finding still says about the project, which may have changed. */
    public ReplayPair fitting(ReplayPair found) {
        boolean isCurrent = new Replayer(found.replay(), modules, installation, folder).isCurrent();
        return isCurrent ? found : found.ofChangedProject();
    }

    /**
     * Uses the pair of a finding that fits the project.
     *
     * @throws NoPairException if the tests that decide are unknown, and none were found
     */
    public <T> T ofFinding(ReplayPair found, BiFunction<Pair, TestRuns, T> use) {
        Replay replay = found.replay();
        ModuleDescription module = Replayer.moduleOf(replay, modules);
        ExplainSubject subject = ExplainSubject.of(replay, module, installation, folder);
        List<String> classes = found.lacksSetters() ? TestClasses.of(module) : classes(found.tests());
        try (TestRuns runs = new TestRuns(subject, classes)) {
            runs.check(found.tests());
            Pair pair = found.lacksSetters()
                    ? finder(runs).search(TestId.parse(replay.test()))
                    : finder(runs).minimal(found.in(runs.suite()));
            return use.apply(pair, runs);
        }
    }

    /**
     * Uses the pair of a test that no detection has examined.
     *
     * @param before the tests that run before it; empty to search for them
     * @throws NoPairException if no order makes it fail
     */
    public <T> T ofTest(TestId named, List<TestId> before, BiFunction<Pair, TestRuns, T> use) {
        List<String> classes =
                modules.stream().flatMap(each -> TestClasses.of(each).stream()).toList();
        TestId test = NamedTest.complete(named, classes);
        List<TestId> polluters =
                before.stream().map(each -> NamedTest.complete(each, classes)).toList();
        List<TestId> tests = Stream.concat(Stream.of(test), polluters.stream()).toList();
        ModuleDescription module = new ModuleChoice(modules).of(tests);
        ExplainSubject subject = ExplainSubject.of(module, installation, folder);
        progress.phase("discovering tests", 0);
        try (TestRuns runs = new TestRuns(subject, polluters.isEmpty() ? TestClasses.of(module) : classes(tests))) {
            runs.check(tests);
            Pair pair = polluters.isEmpty()
                    ? finder(runs).search(test)
                    : finder(runs).after(test, polluters);
            return use.apply(pair, runs);
        }
    }

    private PairFinder finder(TestRuns runs) {
        return new PairFinder(runs, projectClasses, progress, budget, System::nanoTime);
    }

    private static List<String> classes(List<TestId> tests) {
        return tests.stream().map(TestId::className).distinct().toList();
    }
}
