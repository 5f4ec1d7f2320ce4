package io.unflake.app.score;

import io.unflake.app.Distribution;
import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.ProjectDescriber;
import io.unflake.model.UserException;
import io.unflake.model.progress.Progress;
import io.unflake.model.score.Score;
import io.unflake.report.json.AtomicFile;
import io.unflake.report.score.ScorePage;
import io.unflake.report.score.ScoreTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Scores detectors: from the options of the user to the report. */
public final class ScoreAction {

    private static final List<Double> TR =
            IntStream.rangeClosed(1, 10).mapToObj(i -> i / 10.0).toList();
    private static final List<Integer> K =
            IntStream.rangeClosed(0, 10).mapToObj(i -> 5 * i).toList();

    private final Distribution distribution;
    private final ConsoleContext context;

    public ScoreAction(Distribution distribution, ConsoleContext context) {
        this.distribution = distribution;
        this.context = context;
    }

    /** Measures, writes {@code score.json} and {@code score.html}, and prints a table. */
    public int run(ScoreOptions options) throws IOException {
        check(options);
        List<SuiteDetector> detectors = new DetectorChoice(options, distribution, context).detectors();
        List<LabelledSuite> suites = options.suites().stream()
                .map(context::path)
                .flatMap(folder -> LabelledSuite.read(folder).stream())
                .toList();
        Path out = out(options);
        Score score = context.withProgress(
                progress -> scoring(options, suites, progress, out).run(detectors, each -> write(each, out)));
        context.print(
                options.json()
                        ? score.write() + "\n"
                        : ScoreTable.render(score, context.terminal().width(), options.verbose()) + "\nplots: "
                                + out.resolve(Score.PAGE) + "\n");
        return 0;
    }

    private Scoring scoring(ScoreOptions options, List<LabelledSuite> suites, Progress progress, Path out) {
        Score.Setup setup = new Score.Setup(
                options.reruns(),
                options.seeds(),
                options.tr().isEmpty() ? TR : sorted(options.tr()),
                options.k().isEmpty() ? usualK(suites) : sorted(options.k()));
        ProjectDescriber describer = new ProjectDescriber(distribution.plugin(), out, progress);
        return new Scoring(suites, setup, new SuiteProjects(options, describer, context), distribution, progress, out);
    }

    private static <T extends Comparable<T>> List<T> sorted(List<T> values) {
        return values.stream().sorted().distinct().toList();
    }

    /** The usual numbers, and those that the suites were made for. */
    private static List<Integer> usualK(List<LabelledSuite> suites) {
        return sorted(Stream.concat(
                        K.stream(), suites.stream().map(suite -> suite.labels().k()))
                .toList());
    }

    /** Beside the labels, since a suite is written by Unflake. */
    private Path out(ScoreOptions options) {
        return options.out() == null
                ? context.path(options.suites().get(0)).resolve(Score.FOLDER)
                : context.path(options.out());
    }

    private static void write(Score score, Path out) {
        AtomicFile.write(out.resolve(Score.FILE), score.write());
        AtomicFile.write(out.resolve(Score.PAGE), ScorePage.render(score));
    }

    private static void check(ScoreOptions options) {
        for (double tr : options.tr()) {
            if (!(tr > 0 && tr <= 1)) {
                throw UserException.wrongUse(
                        "--tr must be above 0 and at most 1, but is " + tr, "Use for example --tr 0.1,0.5.");
            }
        }
        for (int k : options.k()) {
            atLeast(0, k, "--k");
        }
        atLeast(1, options.reruns(), "--reruns");
        atLeast(1, options.seeds(), "--seeds");
    }

    private static void atLeast(int least, int value, String option) {
        if (value < least) {
            throw UserException.wrongUse(
                    option + " must be at least " + least + ", but is " + value, "Use " + least + " or more.");
        }
    }
}
