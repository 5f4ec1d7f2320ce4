package io.unflake.app.repair;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.explain.EarlierExplanations;
import io.unflake.app.explain.EarlierFindings;
import io.unflake.app.explain.ExplainAction;
import io.unflake.app.explain.ExplainOptions;
import io.unflake.app.project.NamedTest;
import io.unflake.app.project.ProjectFile;
import io.unflake.app.project.TestedProject;
import io.unflake.engine.explain.NoPairException;
import io.unflake.engine.replay.ReplayFiles;
import io.unflake.model.TestId;
import io.unflake.model.UserException;
import io.unflake.model.explain.Explanation;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import io.unflake.report.json.FindingsFile.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds what the user wants to be repaired: a finding, or a test that is explained first. */
final class TargetSearch {

    private static final String DETECT_FIRST = "Run detect to find out how it fails, or name a finding by its id.";

    private final RepairOptions options;
    private final ExplainAction explaining;
    private final Path out;
    private final ReplayFiles replays;
    private final EarlierExplanations explanations;

    /** @param out the output folder */
    TargetSearch(RepairOptions options, Path out, ExplainAction explaining) {
        this.options = options;
        this.explaining = explaining;
        this.out = out;
        this.replays = new ReplayFiles(out);
        this.explanations = new EarlierExplanations(out);
    }

    /** Refuses an id that does not exist, before anything takes time. */
    void check() {
        if (NamedTest.isTest(options.target())) {
            NamedTest.parse(options.target());
        } else {
            replays.find(options.target());
        }
    }

    /** The project of the finding; for a test without findings the one in the current folder. */
    TestedProject project(ConsoleContext context) {
        return NamedTest.isTest(options.target()) && !ProjectFile.exists(out)
                ? options.project().resolve(context)
                : options.project().resolve(out, context);
    }

    /** Finds it in a project with these modules. */
    RepairTarget find(List<ModuleDescription> modules, Progress progress) throws IOException {
        EarlierFindings findings = EarlierFindings.in(out);
        Optional<String> known = NamedTest.isTest(options.target())
                ? about(NamedTest.parse(options.target()), findings)
                : Optional.of(ReplayFiles.read(replays.find(options.target())).id());
        Optional<Explanation> explanation = explanation(known, findings, modules, progress);
        String id = known.or(() -> explanation.map(Explanation::id))
                .orElseThrow(() -> UserException.wrongUse(
                        "the failure of " + options.target() + " did not occur again", DETECT_FIRST));
        Optional<Found> found = findings.find(id);
        if (found.isEmpty() && explanation.isEmpty()) {
            throw UserException.wrongUse("there is no finding '" + id + "' in " + out, "Run detect again.");
        }
        return RepairTarget.of(out, ReplayFiles.read(replays.file(id)), found, explanation);
    }

    /** The id of a finding about a test, or of a failure that was only explained. */
    private Optional<String> about(TestId test, EarlierFindings findings) {
        return findings.about(test)
                .or(() -> explanations.about(test).map(Explanation::id).filter(id -> Files.exists(replays.file(id))));
    }

    /** What depends on the order is explained first, unless that was done before. */
    private Optional<Explanation> explanation(
            Optional<String> id, EarlierFindings findings, List<ModuleDescription> modules, Progress progress)
            throws IOException {
        Optional<Explanation> earlier = id.flatMap(known -> explanations
                .find(known)
                .filter(new ExplanationMatch(
                        ReplayFiles.read(replays.file(known)), RepairTarget.detected(findings.find(known)))::fits));
        boolean isNeeded = id.isEmpty() || isOrder(ReplayFiles.read(replays.file(id.get())));
        return earlier.isEmpty() && isNeeded ? explain(id, modules, progress) : earlier;
    }

    /** A finding is known, even if nothing explains it. */
    private Optional<Explanation> explain(Optional<String> id, List<ModuleDescription> modules, Progress progress)
            throws IOException {
        ExplainOptions wanted = new ExplainOptions(
                id.orElse(options.target()), List.of(), null, 1, options.project(), options.out(), true, false);
        try {
            return Optional.of(explaining.explain(wanted, modules, progress));
        } catch (NoPairException e) {
            if (id.isPresent()) {
                return Optional.empty();
            }
            throw UserException.wrongUse(e.getMessage(), DETECT_FIRST).because(e);
        }
    }

    private static boolean isOrder(Replay replay) {
        return replay.treatment().isOrder();
    }
}
