package io.unflake.report.text;

import io.unflake.model.repair.Repair;
import io.unflake.model.repair.Repair.Attempt;
import io.unflake.model.repair.Repair.Patch;
import io.unflake.model.repair.Repair.Verified;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Renders the result of a repair. */
public final class RepairText {

    private static final int LONGEST = 300;

    private RepairText() {}

    /** The patch and how it was checked, or what was tried. */
    public static String of(Repair repair) {
        return repair.patch() == null ? failed(repair) : repaired(repair, repair.patch());
    }

    private static String repaired(Repair repair, Patch patch) {
        StringBuilder text = new StringBuilder();
        text.append("repaired ").append(Printable.line(repair.test())).append('\n');
        text.append(Printable.oneLine(patch.what(), LONGEST))
                .append(" (")
                .append(place(patch.in()))
                .append(")\n");
        text.append("passed ").append(verified(patch.verified())).append("\n\n");
        text.append(patch.diff().lines().map(RepairText::withTabs).collect(Collectors.joining("\n")))
                .append("\n\n");
        text.append(patch.applied() ? "applied; the patch is in " + patch.file() : "apply it with:\n" + patch.command())
                .append('\n');
        return text.toString();
    }

    /** A line of the diff, which must stay as it is in the source. */
    private static String withTabs(String line) {
        return Stream.of(line.split("\t", -1)).map(Printable::line).collect(Collectors.joining("\t"));
    }

    private static String place(String in) {
        return switch (in) {
            case "victim" -> "in the class of the failing test";
            case "polluter" -> "in the class of the test that runs before it";
            default -> "in the code that the test calls";
        };
    }

    private static String verified(List<Verified> stages) {
        return stages.stream()
                .map(stage -> stage.passed() + " of " + stage.passed() + " runs: " + stage.runs())
                .collect(Collectors.joining("\n       "));
    }

    private static String untried(Repair repair) {
        return repair.reason() == null
                ? "no mechanical change is known for this finding (category " + repair.category() + ")"
                : "no change could be tried: " + repair.reason();
    }

    private static String failed(Repair repair) {
        StringBuilder text = new StringBuilder();
        text.append("no patch for ").append(Printable.line(repair.test())).append('\n');
        if (repair.tried().isEmpty()) {
            text.append(Printable.line(untried(repair))).append('\n');
        }
        for (Attempt attempt : repair.tried()) {
            text.append("tried: ").append(Printable.oneLine(attempt.what(), LONGEST));
            text.append(" (").append(place(attempt.in())).append(")\n       ");
            text.append(Printable.oneLine(attempt.result(), LONGEST)).append('\n');
        }
        text.append(RepairAdvice.of(repair.category(), repair.id())).append('\n');
        return text.toString();
    }
}
