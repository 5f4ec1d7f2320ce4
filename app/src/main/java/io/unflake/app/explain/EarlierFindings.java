package io.unflake.app.explain;

import io.unflake.app.project.NamedTest;
import io.unflake.app.report.FindingsPrinter;
import io.unflake.engine.explain.Pair;
import io.unflake.engine.explain.ReplayPair;
import io.unflake.model.TestId;
import io.unflake.model.UserException;
import io.unflake.model.codec.CodecException;
import io.unflake.model.finding.Role;
import io.unflake.model.replay.Replay;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The findings of the last detection in an output folder; none if there was no detection. */
public final class EarlierFindings {

    private final List<Found> findings;

    private EarlierFindings(List<Found> findings) {
        this.findings = findings;
    }

    public static EarlierFindings in(Path out) {
        Path file = out.resolve(FindingsPrinter.FILE);
        if (!Files.exists(file)) {
            return new EarlierFindings(List.of());
        }
        try {
            return new EarlierFindings(FindingsFile.read(Files.readString(file)).findings());
        } catch (CodecException | IOException e) {
            throw UserException.wrongUse(
                            "the findings in " + file + " cannot be read: " + e.getMessage(),
                            "Run detect again, or use another folder with --out DIR.")
                    .because(e);
        }
    }

    /** The id of a finding about a test; if there are several, one that depends on the order of tests. */
    public Optional<String> about(TestId named) {
        TestId test = NamedTest.complete(
                named,
                findings.stream().map(found -> found.testId().className()).toList());
        return findings.stream()
                .filter(found ->
                        found.testId().equals(test) || found.testId().base().equals(test))
                .min(Comparator.comparing(found -> !found.category().equals(Pair.ORDER)))
                .map(Found::id);
    }

    /** The finding with this id. */
    public Optional<Found> find(String id) {
        return findings.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** What a replay and its finding say about the failing and the passing run. */
    ReplayPair pair(Replay replay) {
        Optional<Found> found = find(replay.id());
        return new ReplayPair(
                replay,
                found.map(Found::category).orElseGet(() -> category(replay)),
                found.map(EarlierFindings::setters).orElse(List.of()),
                true);
    }

    /** Strategies are named after their group, which is mostly the category of what they find. */
    private static String category(Replay replay) {
        return replay.treatment().isControl()
                ? "rerun"
                : replay.treatment().name().replaceFirst("\\..*", "");
    }

    private static List<TestId> setters(Found found) {
        return found.cause().stream()
                .filter(cause -> Objects.equals(cause.role(), Role.STATE_SETTER.label()))
                .map(cause -> TestId.parse(cause.before()))
                .toList();
    }
}
