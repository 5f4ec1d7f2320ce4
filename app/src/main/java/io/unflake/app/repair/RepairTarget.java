package io.unflake.app.repair;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.TestedProject;
import io.unflake.engine.replay.ReplayFiles;
import io.unflake.model.TestId;
import io.unflake.model.UserException;
import io.unflake.model.codec.CodecException;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Role;
import io.unflake.model.replay.Replay;
import io.unflake.report.json.Cause;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The finding to repair.
 *
 * @param out the output folder that it belongs to
 * @param category the category of the finding
 * @param before the tests that decide by running before it
 */
record RepairTarget(Path out, Replay replay, String category, List<Before> before) {

    private static final String FINDINGS = "findings.json";

    /** The finding that the options name: by its id, or by its test. */
    static RepairTarget of(RepairOptions options, ConsoleContext context) {
        Path out = options.out() == null
                ? TestedProject.defaultOut(options.project().folder(context))
                : context.path(options.out());
        ReplayFiles replays = new ReplayFiles(out);
        Optional<FindingsFile> findings = findings(out);
        Path file = options.target().contains("#")
                ? replays.file(idOf(options.target(), findings, out))
                : replays.find(options.target());
        return of(out, ReplayFiles.read(file), findings);
    }

    private static RepairTarget of(Path out, Replay replay, Optional<FindingsFile> findings) {
        Found found = all(findings)
                .filter(each -> each.id().equals(replay.id()))
                .findFirst()
                .orElseThrow(() -> UserException.wrongUse(
                        "there is no finding '" + replay.id() + "' in " + out.resolve(FINDINGS), "Run detect again."));
        List<Before> before =
                found.cause().stream().flatMap(RepairTarget::before).toList();
        return new RepairTarget(out, replay, found.category(), before);
    }

    private static Stream<Before> before(Cause cause) {
        return cause.before() == null
                ? Stream.of()
                : Stream.of(Role.values())
                        .filter(role -> role.label().equals(cause.role()))
                        .map(role -> new Before(TestId.parse(cause.before()), role, cause.state()));
    }

    private static String idOf(String test, Optional<FindingsFile> findings, Path out) {
        return all(findings)
                .filter(found -> found.test().equals(test)
                        || found.testId().base().toString().equals(test))
                .findFirst()
                .map(Found::id)
                .orElseThrow(() -> UserException.wrongUse(
                        "there is no finding about " + test + " in " + out,
                        "Run detect with --tests " + test + " first, or name a finding by its id."));
    }

    private static Stream<Found> all(Optional<FindingsFile> findings) {
        return findings.stream().flatMap(file -> file.findings().stream());
    }

    private static Optional<FindingsFile> findings(Path out) {
        Path file = out.resolve(FINDINGS);
        try {
            return Files.exists(file) ? Optional.of(FindingsFile.read(Files.readString(file))) : Optional.empty();
        } catch (CodecException | IOException e) {
            throw UserException.wrongUse("the file " + file + " cannot be used: " + e.getMessage(), "Run detect again.")
                    .because(e);
        }
    }
}
