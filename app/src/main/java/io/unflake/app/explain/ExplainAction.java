package io.unflake.app.explain;

import io.unflake.app.Distribution;
import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.ProjectDescriber;
import io.unflake.app.project.ProjectFile;
import io.unflake.engine.explain.Explainer;
import io.unflake.engine.explain.NoPairException;
import io.unflake.engine.explain.Pair;
import io.unflake.engine.explain.PairFinder;
import io.unflake.engine.explain.TestRuns;
import io.unflake.engine.replay.ReplayFiles;
import io.unflake.model.UserException;
import io.unflake.model.explain.Explanation;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.report.console.ExplanationPage;
import io.unflake.report.console.Style;
import io.unflake.report.json.ExplanationFile;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

/** Explains why a test fails: from the options of the user to the report and the exit code. */
public final class ExplainAction {

    private static final int NOT_EXPLAINED = 1;

    private final Distribution distribution;
    private final ConsoleContext context;

    public ExplainAction(Distribution distribution, ConsoleContext context) {
        this.distribution = distribution;
        this.context = context;
    }

    /** Explains a test and returns the exit code. */
    public int run(ExplainOptions options) throws IOException {
        if (options.top() < 1) {
            throw UserException.wrongUse("--top must be at least 1, but is " + options.top(), "Use 1 or more.");
        }
        ExplainTarget target = ExplainTarget.of(options, context);
        try {
            Explanation explanation = context.withProgress(progress -> explain(options, target, progress));
            context.print(options.json() ? ExplanationFile.text(explanation) : text(explanation, options));
            return explanation.problems().isEmpty() ? NOT_EXPLAINED : 0;
        } catch (NoPairException e) {
            context.printError(e.getMessage() + "\n" + e.remedy() + "\n");
            return NOT_EXPLAINED;
        }
    }

    /**
     * Explains a test and writes the explanation, but prints nothing.
     *
     * @param modules the modules of the project that the options name
     * @throws NoPairException if no order of tests makes it fail
     */
    public Explanation explain(ExplainOptions options, List<ModuleDescription> modules, Progress progress)
            throws IOException {
        return explain(options, ExplainTarget.of(options, context), modules, progress);
    }

    private String text(Explanation explanation, ExplainOptions options) {
        Style style = new Style(context.terminal().width(), context.terminal().ink(), options.verbose());
        return ExplanationPage.render(explanation, style, options.top());
    }

    private Explanation explain(ExplainOptions options, ExplainTarget target, Progress progress) throws IOException {
        return explain(
                options,
                target,
                new ProjectDescriber(distribution.plugin(), target.out(), progress).describe(target.project()),
                progress);
    }

    private Explanation explain(
            ExplainOptions options, ExplainTarget target, List<ModuleDescription> modules, Progress progress)
            throws IOException {
        Files.createDirectories(target.out());
        PairSource source = new PairSource(
                modules,
                distribution.installation(),
                target.out().resolve("workers").resolve("explain"),
                progress,
                options.budget() == null ? PairFinder.USUAL_TIME : options.budget());
        ExplainTarget fitting = target.fitting(source);
        return fitting.use(source, (pair, runs) -> {
            Explanation explanation =
                    new Explainer(runs, source.projectClasses(), progress, System::nanoTime).explain(pair);
            Explanation noted = fitting.isOutdated() ? explanation.noting(outdated(explanation)) : explanation;
            if (noted.id() != null) {
                write(noted, pair, runs, fitting);
            }
            return noted;
        });
    }

    private static String outdated(Explanation explanation) {
        String changed = "The project has changed since this finding was detected";
        return explanation.id() == null
                ? changed + "; to find out whether it is fixed, run detect."
                : changed + ", so a new replay was written: " + explanation.id() + ".";
    }

    /** If there is no replay for this version of the project, writes one, so that the finding can be repaired. */
    private static void write(Explanation explanation, Pair pair, TestRuns runs, ExplainTarget target) {
        ExplanationFile.write(target.out(), explanation);
        target.replay().write(pair, explanation, runs.subject(), new ReplayFiles(target.out()));
        if (!ProjectFile.exists(target.out())) {
            ProjectFile.write(target.out(), target.project());
        }
    }
}
