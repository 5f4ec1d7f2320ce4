package io.unflake.engine.repair;

import io.unflake.engine.fork.Installation;
import io.unflake.engine.patch.GitRoot;
import io.unflake.engine.patch.PatchedClasses;
import io.unflake.engine.patch.PatchedClasses.Compiled;
import io.unflake.engine.repair.PatchTrial.Rejection;
import io.unflake.engine.replay.ReplayRuns;
import io.unflake.model.TestResult;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.repair.Repair.Patch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Checks patches of one finding: whether they apply, compile, and make the test pass without breaking others. */
final class Workbench {

    private final RepairRequest request;
    private final Installation installation;
    private final Path out;
    private final JvmPlaces places;
    private final PatchFile files;
    private final RequiredRuns required;
    private final Baseline baseline;
    private final FailureRate rate;
    private int runs;

    /**
     * Runs the tests without a patch, to see how often the test fails and which others pass.
     *
     * @throws UserException if the test no longer fails
     */
    Workbench(RepairRequest request, Predicate<String> projectClasses, Installation installation, Path out, int jobs) {
        this.request = request;
        this.installation = installation;
        this.out = out;
        this.places = new JvmPlaces(jobs);
        this.files = new PatchFile(GitRoot.of(Path.of(request.module().directory())));
        this.required = new RequiredRuns(request);
        ExpectedFailure expected =
                new ExpectedFailure(request.test(), request.replay().expected().fingerprint(), projectClasses);
        try (ReplayRuns unpatched = runs(request.module())) {
            rate = new RateMeasurement(expected, repetition -> required.failing(unpatched, repetition), places)
                    .measure(RequiredRuns.RUNS, required.failingName());
            baseline = new Baseline(expected, required.passing(unpatched));
        }
        runs = rate.runs() + request.classes().size();
    }

    /**
     * The result of a check.
     *
     * @param problem why the patch does not work; null if it does
     * @param failure the result of the test that failed with the patch
     */
    record Result(Optional<Patch> patch, String problem, Optional<TestResult> failure) {

        static Result rejected(String problem) {
            return new Result(Optional.empty(), problem, Optional.empty());
        }
    }

    private ReplayRuns runs(ModuleDescription version) {
        List<String> classes = request.before().stream()
                .map(each -> each.test().className())
                .distinct()
                .toList();
        return ReplayRuns.of(request.replay(), version, installation, work(), classes);
    }

    private Path work() {
        return out.resolve("workers").resolve("repair-" + request.replay().id());
    }

    Result check(Fix fix) throws IOException {
        Path folder = Files.createTempDirectory(Files.createDirectories(work()), "patched");
        try {
            return check(fix, folder);
        } finally {
            delete(folder);
        }
    }

    private Result check(Fix fix, Path folder) throws IOException {
        Path diff = folder.resolve("patch.diff");
        if (!files.write(fix.rewrite(), diff)) {
            return Result.rejected("Git cannot apply it");
        }
        Compiled patched = PatchedClasses.compile(fix.rewrite().sources(), request.module(), folder);
        return patched.module().isEmpty()
                ? Result.rejected("it does not compile: " + patched.error())
                : check(fix, patched.module().get(), diff);
    }

    private static void delete(Path folder) throws IOException {
        List<Path> deepestFirst;
        try (Stream<Path> all = Files.walk(folder)) {
            deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path each : deepestFirst) {
            Files.deleteIfExists(each);
        }
    }

    private Result check(Fix fix, ModuleDescription patched, Path diff) throws IOException {
        try (ReplayRuns patchedRuns = runs(patched)) {
            PatchTrial trial = new PatchTrial(required.of(patchedRuns, baseline, rate), places);
            Optional<Rejection> rejection = trial.run();
            runs += trial.performed();
            return rejection.isPresent()
                    ? new Result(
                            Optional.empty(),
                            Rejections.text(rejection.get()),
                            Optional.of(rejection.get().result()))
                    : new Result(Optional.of(keep(fix, trial, diff)), null, Optional.empty());
        } catch (UserException e) {
            return Result.rejected(e.getMessage());
        }
    }

    private Patch keep(Fix fix, PatchTrial trial, Path diff) throws IOException {
        Path kept = Files.createDirectories(out.resolve("patches"))
                .resolve(request.replay().id() + ".diff");
        Files.copy(diff, kept, StandardCopyOption.REPLACE_EXISTING);
        return new Patch(
                kept.toString(),
                fix.rewrite().what(),
                fix.place().label(),
                files.names(fix.rewrite()),
                trial.verified(),
                files.command(kept),
                false,
                PatchFile.text(kept));
    }

    /** How many test runs took place. */
    int runs() {
        return runs;
    }
}
