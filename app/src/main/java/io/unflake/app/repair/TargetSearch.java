package io.unflake.app.repair;

import io.unflake.app.explain.ExplainAction;
import io.unflake.app.explain.ExplainOptions;
import io.unflake.engine.replay.ReplayFiles;
import io.unflake.model.UserException;
import io.unflake.model.codec.CodecException;
import io.unflake.model.explain.Explanation;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import io.unflake.report.json.ExplanationFile;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds what the user wants to be repaired: a finding, or a test that is explained first. */
final class TargetSearch {

    private static final String FINDINGS = "findings.json";

    private final RepairOptions options;
    private final ExplainAction explaining;
    private final Path out;
    private final ReplayFiles replays;

    /** @param out the output folder */
    TargetSearch(RepairOptions options, Path out, ExplainAction explaining) {
        this.options = options;
        this.explaining = explaining;
        this.out = out;
        this.replays = new ReplayFiles(out);
    }

    /** Refuses an id that does not exist, before anything takes time. */
    void check() {
        if (!namesTest()) {
            replays.find(options.target());
        }
    }

    private boolean namesTest() {
        return options.target().contains("#");
    }

    /** Finds it in a project with these modules. */
    RepairTarget find(List<ModuleDescription> modules, Progress progress) throws IOException {
        List<Found> findings = findings();
        Optional<String> known = namesTest()
                ? about(options.target(), findings)
                : Optional.of(ReplayFiles.read(replays.find(options.target())).id());
        Optional<Explanation> explanation = explanation(known, modules, progress);
        String id = known.or(() -> explanation.map(Explanation::id))
                .orElseThrow(() -> UserException.wrongUse(
                        "no order of tests was found in which " + options.target() + " fails",
                        "Run detect to find out how it fails, or name a finding by its id."));
        Optional<Found> found =
                findings.stream().filter(each -> each.id().equals(id)).findFirst();
        if (found.isEmpty() && explanation.isEmpty()) {
            throw UserException.wrongUse(
                    "there is no finding '" + id + "' in " + out.resolve(FINDINGS), "Run detect again.");
        }
        return RepairTarget.of(out, ReplayFiles.read(replays.file(id)), found, explanation);
    }

    private static Optional<String> about(String test, List<Found> findings) {
        return findings.stream()
                .filter(found -> found.test().equals(test)
                        || found.testId().base().toString().equals(test))
                .findFirst()
                .map(Found::id);
    }

    /** What depends on the order is explained first, unless that was done before. */
    private Optional<Explanation> explanation(Optional<String> id, List<ModuleDescription> modules, Progress progress)
            throws IOException {
        Optional<Explanation> earlier = id.flatMap(this::earlier);
        boolean isNeeded = id.isEmpty() || isOrder(ReplayFiles.read(replays.file(id.get())));
        return earlier.isEmpty() && isNeeded
                ? explaining.explain(
                        new ExplainOptions(
                                id.orElse(options.target()),
                                List.of(),
                                1,
                                options.project(),
                                options.out(),
                                true,
                                false),
                        modules,
                        progress)
                : earlier;
    }

    private static boolean isOrder(Replay replay) {
        return replay.treatment().isOrder();
    }

    /** An explanation of another version does not count. */
    private Optional<Explanation> earlier(String id) {
        Path file = ExplanationFile.of(out, id);
        try {
            return Files.exists(file) ? Optional.of(ExplanationFile.read(file)) : Optional.empty();
        } catch (CodecException | IOException e) {
            return Optional.empty();
        }
    }

    private List<Found> findings() {
        Path file = out.resolve(FINDINGS);
        try {
            return Files.exists(file)
                    ? FindingsFile.read(Files.readString(file)).findings()
                    : List.of();
        } catch (CodecException | IOException e) {
            throw UserException.wrongUse("the file " + file + " cannot be used: " + e.getMessage(), "Run detect again.")
                    .because(e);
        }
    }
}
