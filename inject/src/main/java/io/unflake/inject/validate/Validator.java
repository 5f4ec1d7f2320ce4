package io.unflake.inject.validate;

import io.unflake.engine.discovery.TestClasses;
import io.unflake.engine.explain.ExplainSubject;
import io.unflake.engine.explain.Pair;
import io.unflake.engine.explain.TestRuns;
import io.unflake.engine.fork.Installation;
import io.unflake.inject.write.Dropped;
import io.unflake.model.Observation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.labels.LabelledTest;
import io.unflake.model.labels.Mutant;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs mutants and their helpers: the same tests with all gates open, without cleaners, in another order. */
public final class Validator {

    private static final String THRESHOLD_FILE = "-Dunflake.inject.tr.file=";
    private static final String NO_CLEANERS = "-Dunflake.inject.k=0";

    private final Installation installation;
    private final Progress progress;
    private int validated;

    public Validator(Installation installation, Progress progress) {
        this.installation = installation;
        this.progress = progress;
    }

    /**
     * Runs the tests of the user once, as they are.
     *
     * @param work for temporary files
     */
    public OriginalTests original(ModuleDescription module, Path work) {
        progress.phase("running the suite without flaws", 0);
        try (TestRuns runs = new TestRuns(ExplainSubject.of(module, installation, work), TestClasses.of(module))) {
            Observation plain = runs.perform(new Pair.Side(runs.suite().tests(), Treatment.NONE), Jvm.PLAIN, 1);
            return new OriginalTests(plain.byTest().values().stream()
                    .filter(TestResult::passed)
                    .map(TestResult::test)
                    .collect(Collectors.toSet()));
        }
    }

    /**
     * The mutants that cannot be executed or are not flaky.
     *
     * @param classes the folder with all of them
     * @param lib the jars that they need
     * @param work for temporary files
     */
    public List<Dropped> refuted(
            ModuleDescription module, Path classes, List<Path> lib, List<Mutant> mutants, Path work)
            throws IOException {
        if (mutants.isEmpty()) {
            return List.of();
        }
        progress.phase("validating mutants " + (validated + 1) + " to " + (validated += mutants.size()), 0);
        Threshold threshold = new Threshold(work.resolve("tr"));
        threshold.set(0);
        ModuleDescription mutated = module.withTests(
                        classes.toString(), lib.stream().map(Path::toString).toList())
                .withMoreJvmArguments(List.of(THRESHOLD_FILE + threshold.file(), NO_CLEANERS));
        List<String> names = mutants.stream()
                .flatMap(mutant -> mutant.tests().stream())
                .map(test -> test.id().outermostClass())
                .distinct()
                .toList();
        try (TestRuns runs = new TestRuns(ExplainSubject.of(mutated, installation, work), names)) {
            return refuted(mutants, new HelperRuns(runs, threshold));
        }
    }

    private static List<Dropped> refuted(List<Mutant> mutants, HelperRuns helpers) throws IOException {
        List<Mutant> ordered = mutants.stream().filter(Mutant::isOrderDependent).toList();
        List<Mutant> others =
                mutants.stream().filter(mutant -> !mutant.isOrderDependent()).toList();
        List<Dropped> dropped = new ArrayList<>();
        List<Mutant> passing = check(others, helpers.plain(others), false, "it fails in a plain run", dropped);
        for (HelperStage stage : HelperStage.of(passing)) {
            check(stage.mutants(), helpers.helper(stage), true, "it does not fail when its flaw shows", dropped);
        }
        List<Mutant> delayed = HelperStage.needingDelays(passing);
        check(delayed, helpers.delayed(delayed), true, "it does not fail if one of its threads is late", dropped);
        List<Mutant> victims = roles(ordered, LabelledTest.VICTIM);
        List<Mutant> brittle = roles(ordered, LabelledTest.BRITTLE);
        HelperRuns.Outcomes before = helpers.dependentFirst(ordered);
        HelperRuns.Outcomes after = helpers.dependentLast(ordered);
        check(
                check(victims, before, false, "it fails before its polluter", dropped),
                after,
                true,
                "it does not fail after its polluter",
                dropped);
        check(
                check(brittle, before, true, "it passes before its state-setter", dropped),
                after,
                false,
                "it fails after its state-setter",
                dropped);
        return dropped;
    }

    private static List<Mutant> roles(List<Mutant> mutants, String role) {
        return mutants.stream()
                .filter(mutant -> mutant.flaky().get(0).role().equals(role))
                .toList();
    }

    /** Returns the mutants whose flaky tests all have the expected outcome. */
    private static List<Mutant> check(
            List<Mutant> mutants, HelperRuns.Outcomes outcomes, boolean fails, String reason, List<Dropped> dropped) {
        List<Mutant> good = new ArrayList<>();
        for (Mutant mutant : mutants) {
            boolean all = mutant.flaky().stream()
                    .allMatch(test -> fails ? outcomes.failed(test.id()) : outcomes.passed(test.id()));
            if (all) {
                good.add(mutant);
            } else {
                dropped.add(new Dropped(mutant.id(), reason));
            }
        }
        return good;
    }

    /** All tests of mutants. */
    static Stream<LabelledTest> flaky(List<Mutant> mutants) {
        return mutants.stream().flatMap(mutant -> mutant.flaky().stream());
    }
}
