package io.unflake.engine.mitigate;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.fork.Installation;
import io.unflake.engine.mitigate.WaitSearch.Wait;
import io.unflake.engine.patch.EditedSource;
import io.unflake.engine.patch.GitRoot;
import io.unflake.engine.patch.PatchedClasses;
import io.unflake.engine.patch.SourceFile;
import io.unflake.engine.patch.UnifiedDiff;
import io.unflake.engine.patch.WaitInsertion;
import io.unflake.engine.replay.ReplayRuns;
import io.unflake.model.Outcome;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.ThreadKey;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Margin;
import io.unflake.model.finding.Mitigation;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.SiteKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Finds a wait with which the test of a replay passes, and writes it as a patch.
 *
 * <p>The patched test is compiled and runs while the delays of the replay are active, each time in a fresh JVM. If there
 * is no source, the test waits at the delay point instead.
 */
public final class Mitigator {

    private static final int RUNS = 5;
    private static final String PATCHES = "patches";
    private static final TestResult NOT_RUN = TestResult.of(null, Outcome.SKIPPED, null);

    private final Installation installation;
    private final Path out;
    private final int jobs;
    private final BooleanSupplier isOver;

    /**
     * Starts nothing yet.
     *
     * @param out the output folder
     * @param jobs how many test JVMs run at the same time
     * @param isOver whether there is no time left
     */
    public Mitigator(Installation installation, Path out, int jobs, BooleanSupplier isOver) {
        this.installation = installation;
        this.out = out;
        this.jobs = jobs;
        this.isOver = isOver;
    }

    /**
     * Returns a mitigation that makes the test pass in all of five runs, if there is one.
     *
     * @param margin how long the delays must be for the test to fail; null if unknown
     */
    public Optional<Mitigation> mitigate(Replay replay, ModuleDescription module, Margin margin) {
        TestId test = TestId.parse(replay.test());
        Attempt attempt = new Attempt(replay, module);
        try (ReplayRuns runs = attempt.runs(module)) {
            WaitSearch search =
                    new WaitSearch(replay.treatment(), test, treatments -> all(runs, treatments, Jvm.WARM), isOver);
            Wait wait = search.find(margin, found -> attempt.holds(found, search, runs));
            return Optional.ofNullable(wait).map(attempt::mitigation);
        }
    }

    /** Runs the test under treatments. All runs mostly wait, but test JVMs must not disturb each other when they start. */
    private List<TestResult> all(ReplayRuns runs, List<Treatment> treatments, Jvm jvm) {
        TestResult[] results = new TestResult[treatments.size()];
        Semaphore places = new Semaphore(jobs);
        SideBySide.forEach(IntStream.range(0, results.length).boxed().toList(), i -> {
            places.acquireUninterruptibly();
            try {
                results[i] = isOver.getAsBoolean()
                        ? NOT_RUN
                        : runs.run(treatments.get(i), jvm, i + 1).orElse(NOT_RUN);
            } finally {
                places.release();
            }
        });
        return Arrays.asList(results);
    }

    /** The search for one replay. */
    private final class Attempt {

        private final Replay replay;
        private final ModuleDescription module;
        private Path patch;
        private GitRoot root;

        Attempt(Replay replay, ModuleDescription module) {
            this.replay = replay;
            this.module = module;
        }

        ReplayRuns runs(ModuleDescription version) {
            return ReplayRuns.of(replay, version, installation, work());
        }

        private Path work() {
            return out.resolve("workers").resolve("mitigation-" + replay.id());
        }

        /** Whether the test passes in all of several runs: as a patched source if there is one. */
        boolean holds(Wait wait, WaitSearch search, ReplayRuns unpatched) {
            Optional<EditedSource> edited = SourceFile.of(wait.spot().site(), module)
                    .flatMap(source -> WaitInsertion.of(
                            source,
                            wait.spot().site().line(),
                            wait.spot().site().kind().equals(SiteKind.AFTER),
                            wait.millis()));
            if (edited.isPresent()) {
                return holdsPatched(edited.get(), search);
            }
            return SourceFile.of(wait.spot().site(), module).isEmpty()
                    && passesAlways(unpatched, wait.with(replay.treatment()), search);
        }

        private boolean holdsPatched(EditedSource edited, WaitSearch search) {
            try {
                Path folder = Files.createTempDirectory(Files.createDirectories(work()), "patched");
                Optional<ModuleDescription> patched =
                        PatchedClasses.compile(List.of(edited), module, folder).module();
                boolean holds = patched.isPresent() && write(edited) && passesPatched(patched.get(), search);
                if (!holds && patch != null) {
                    Files.deleteIfExists(patch);
                    patch = null;
                }
                return holds;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private boolean passesPatched(ModuleDescription patched, WaitSearch search) {
            try (ReplayRuns runs = runs(patched)) {
                return passesAlways(runs, replay.treatment(), search);
            }
        }

        private boolean passesAlways(ReplayRuns runs, Treatment treatment, WaitSearch search) {
            return all(runs, Collections.nCopies(RUNS, treatment), Jvm.FRESH).stream()
                    .allMatch(search::isLateAndPasses);
        }

        /** Writes the patch and returns whether it can be applied. */
        private boolean write(EditedSource edited) throws IOException {
            root = GitRoot.of(Path.of(module.directory()));
            patch = Files.createDirectories(out.resolve(PATCHES)).resolve(replay.id() + ".mitigation.diff");
            Files.writeString(
                    patch,
                    UnifiedDiff.of(
                            root.relative(edited.source().path()),
                            edited.source().text(),
                            edited.text()),
                    edited.source().charset());
            return root.accepts(patch);
        }

        Mitigation mitigation(Wait wait) {
            ThreadKey late = replay.treatment().spots().get(0).thread();
            TestId test = TestId.parse(replay.test());
            CureSearch cures = new CureSearch(wait.passing(), late, test::isInOutermostClass);
            Mitigation mitigation = new Mitigation(
                    wait.spot().site(), wait.millis(), RUNS, cures.find().orElse(null), null, null);
            return patch == null ? mitigation : mitigation.as(PATCHES + "/" + patch.getFileName(), root.command(patch));
        }
    }
}
