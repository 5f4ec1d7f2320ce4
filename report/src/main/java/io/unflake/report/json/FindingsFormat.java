package io.unflake.report.json;

import io.unflake.model.TestId;
import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.model.finding.Findings.StrategyCost;
import io.unflake.model.finding.Findings.TestCounts;
import io.unflake.model.finding.Stage;
import io.unflake.report.json.FindingsFile.Broken;
import io.unflake.report.json.FindingsFile.Cost;
import io.unflake.report.json.FindingsFile.Failed;
import io.unflake.report.json.FindingsFile.Found;
import io.unflake.report.known.KnownJson;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Writes and reads {@code findings.json}. */
final class FindingsFormat {

    private FindingsFormat() {}

    /** The members of the file. One member of {@code known} is named like a Java keyword, so it is a map here. */
    private record Members(
            String schema,
            TestCounts tests,
            Cost cost,
            List<Found> findings,
            List<Broken> broken,
            List<StrategyCost> strategies,
            List<String> untransformed,
            List<String> notes,
            List<String> unfinished,
            String resume,
            Map<String, Object> known) {}

    private record Header(String schema) {}

    static String write(FindingsFile file) {
        return Codec.writeIndented(new Members(
                file.schema(),
                file.tests(),
                file.cost(),
                file.findings(),
                file.broken(),
                file.strategies(),
                file.untransformed(),
                file.notes(),
                file.unfinished(),
                file.resume(),
                file.known() == null ? null : KnownJson.members(file.known())));
    }

    static FindingsFile read(String text) {
        String schema = Codec.read(Header.class, text).schema;
        if (!FindingsFile.SCHEMA.equals(schema)) {
            throw new CodecException("expected " + FindingsFile.SCHEMA + " but found " + schema);
        }
        Members members = Codec.read(Members.class, text);
        check(members);
        return new FindingsFile(
                members.schema,
                members.tests,
                members.cost,
                members.findings,
                members.broken,
                members.strategies,
                members.untransformed,
                members.notes,
                members.unfinished,
                members.resume,
                members.known.isEmpty() ? null : KnownJson.read(members.known));
    }

    private static void check(Members members) {
        boolean complete = members.tests != null
                && members.cost != null
                && members.findings.stream().allMatch(FindingsFormat::isComplete)
                && members.broken.stream().allMatch(FindingsFormat::isComplete)
                && members.strategies.stream().allMatch(each -> each != null && each.strategy() != null)
                && Stream.of(members.untransformed, members.notes, members.unfinished)
                        .flatMap(List::stream)
                        .allMatch(Objects::nonNull);
        if (!complete) {
            throw new CodecException("a part of the findings is missing or wrong");
        }
    }

    private static boolean isComplete(Found found) {
        return found != null
                && areTexts(found.id(), found.category(), found.command())
                && isTest(found.test())
                && ("flaky".equals(found.verdict()) || "suspect".equals(found.verdict()))
                && Stream.of(Stage.values()).anyMatch(stage -> stage.label().equals(found.stage()))
                && Stream.concat(found.strategies().stream(), found.treatments().stream())
                        .allMatch(Objects::nonNull)
                && Stream.concat(found.cause().stream(), found.sites().stream()).allMatch(Objects::nonNull)
                && (found.margin() == null || found.margin().text() != null)
                && (found.mitigation() == null || found.mitigation().text() != null)
                && found.rates() != null
                && areTexts(found.rates().treated(), found.rates().control())
                && isComplete(found.failure());
    }

    private static boolean isComplete(Broken broken) {
        return broken != null && isTest(broken.test()) && isComplete(broken.failure());
    }

    private static boolean isComplete(Failed failed) {
        return failed != null
                && areTexts(failed.type(), failed.message(), failed.fingerprint())
                && failed.stack().stream().allMatch(Objects::nonNull);
    }

    private static boolean areTexts(String... texts) {
        return Stream.of(texts).allMatch(Objects::nonNull);
    }

    private static boolean isTest(String name) {
        try {
            return name != null && TestId.parse(name) != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
