package io.unflake.app.score;

import io.unflake.app.Distribution;
import io.unflake.app.project.TestedProject;
import io.unflake.app.score.SuiteDetector.Detection;
import io.unflake.engine.discovery.EmptyFolder;
import io.unflake.engine.score.Curves;
import io.unflake.engine.score.DetectorTally;
import io.unflake.engine.score.Measurement;
import io.unflake.engine.score.Setting;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.UserException;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.score.Score;
import io.unflake.model.score.Score.ScoredSuite;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Runs every detector on every suite in every setting. */
final class Scoring {

    private final List<LabelledSuite> suites;
    private final Score.Setup setup;
    private final SuiteProjects projects;
    private final Distribution distribution;
    private final Progress progress;
    private final Path out;
    private final Map<SuiteDetector, DetectorTally> tallies = new LinkedHashMap<>();
    private final List<ScoredSuite> scored = new ArrayList<>();
    private int step;
    private int steps;

    Scoring(
            List<LabelledSuite> suites,
            Score.Setup setup,
            SuiteProjects projects,
            Distribution distribution,
            Progress progress,
            Path out) {
        this.suites = suites;
        this.setup = setup;
        this.projects = projects;
        this.distribution = distribution;
        this.progress = progress;
        this.out = out;
    }

    /** A suite that is ready to run. */
    private record Ready(
            LabelledSuite suite,
            TestedProject project,
            ModuleDescription module,
            Set<TestId> tests,
            double plainSeconds) {

        List<Mutant> mutants() {
            return suite.mutants().stream()
                    .filter(mutant -> mutant.canShow(tests))
                    .toList();
        }
    }

    /**
     * Measures.
     *
     * @param soFar receives the score after each step, so that an interrupted command leaves what is known
     */
    Score run(List<SuiteDetector> detectors, Consumer<Score> soFar) throws IOException {
        detectors.forEach(detector -> tallies.put(detector, new DetectorTally(detector.name())));
        steps = detectors.size()
                * suites.stream()
                        .mapToInt(suite -> settings(suite.mutants()).size())
                        .sum();
        if (steps == 0) {
            throw UserException.wrongUse(
                    "the suites have fewer cleaners than --k says, so there is nothing to measure",
                    "Use a smaller --k, or make a suite with more cleaners.");
        }
        for (LabelledSuite suite : suites) {
            Ready ready = prepare(suite);
            List<Setting> settings = settings(ready.mutants());
            steps -= detectors.size() * (settings(suite.mutants()).size() - settings.size());
            for (Setting setting : settings) {
                for (SuiteDetector detector : detectors) {
                    step++;
                    measure(ready, setting, detector);
                    soFar.accept(score());
                }
            }
        }
        if (step == 0) {
            throw UserException.wrongUse(
                    "the build of the suite runs none of the tests with mutants",
                    "Check the includes, excludes and groups in " + Labels.FILE + ".");
        }
        return score();
    }

    private List<Setting> settings(List<Mutant> mutants) {
        return Setting.of(mutants, setup.tr(), setup.k());
    }

    /** Describes a suite and runs it once, with nothing injected. */
    private Ready prepare(LabelledSuite suite) {
        TestedProject project = projects.of(suite);
        ModuleDescription module = projects.describe(suite, project);
        progress.phase("running the suite once", 0);
        ModuleDescription calm = module.withMoreJvmArguments(List.of("-D" + Labels.TR_PROPERTY + "=0"));
        try (SuiteRuns runs = new SuiteRuns(calm, distribution.installation(), folder("plain"))) {
            Observation plain = runs.plain(1);
            Ready ready = new Ready(suite, project, module, runs.tests(), plain.millis() / 1000.0);
            int mutants = ready.mutants().size();
            scored.add(new ScoredSuite(
                    suite.name(), ready.tests.size(), mutants, suite.mutants().size() - mutants, ready.plainSeconds));
            return ready;
        }
    }

    private void measure(Ready ready, Setting setting, SuiteDetector detector) throws IOException {
        for (int repetition = 1; repetition <= detector.repetitions(); repetition++) {
            Detection detection = detector.detect(trial(ready, setting, detector), repetition);
            tallies.get(detector)
                    .add(new Measurement(
                            ready.suite.name(),
                            setting,
                            ready.suite.mutants(),
                            ready.tests,
                            detection.flaky(),
                            detection.unknown(),
                            detection.seconds(),
                            detection.plainRuns()));
        }
    }

    private SuiteTrial trial(Ready ready, Setting setting, SuiteDetector detector) {
        String text = step + " of " + steps + ", " + detector.name() + ", " + setting;
        StepProgress shown = new StepProgress(progress, text);
        shown.phase("starting", 0);
        int number = new ArrayList<>(tallies.keySet()).indexOf(detector) + 1;
        Path folder = EmptyFolder.at(folder("detector-" + number));
        return new SuiteTrial(ready.suite, ready.project, ready.module, setting, ready.plainSeconds, folder, shown);
    }

    private Path folder(String name) {
        return out.resolve("work").resolve(name);
    }

    private Score score() {
        return new Score(
                Score.SCHEMA,
                setup,
                scored,
                tallies.values().stream().map(DetectorTally::score).toList(),
                Curves.of(setup.reruns()));
    }
}
