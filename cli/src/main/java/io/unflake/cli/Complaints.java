package io.unflake.cli;

import io.unflake.model.UserException;
import io.unflake.report.text.Printable;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.List;

/** Says what went wrong: one sentence and a remedy for what the user can mend, all there is for what we must. */
final class Complaints {

    static final int WRONG_USE = UserException.Kind.WRONG_USE.exitCode();
    private static final int PROJECT = UserException.Kind.PROJECT.exitCode();

    private final Surroundings around;

    Complaints(Surroundings around) {
        this.around = around;
    }

    /** Tells it and returns the exit code. */
    int about(Throwable e) {
        if (FullDisk.isBehind(e)) {
            return say("the disk is full", List.of(), "Free some space, or choose another folder with --out.", PROJECT);
        }
        if (e instanceof UserException user) {
            return say(
                    user.getMessage(),
                    user.details(),
                    user.remedy(),
                    user.kind().exitCode());
        }
        if (e instanceof FileSystemException file) {
            return say(reason(file), List.of(), "Free some space, or choose another folder with --out.", WRONG_USE);
        }
        if (e instanceof UncheckedIOException unchecked) {
            return about(unchecked.getCause());
        }
        return new CrashReport(e).tell(around);
    }

    int wrongUse(String message, String remedy) {
        return say(message, List.of(), remedy, WRONG_USE);
    }

    private static String reason(FileSystemException e) {
        String why = e.getReason() == null ? e.getClass().getSimpleName() : e.getReason();
        return "cannot use the file " + e.getFile() + ": " + why;
    }

    private int say(String message, List<String> details, String remedy, int exitCode) {
        StringBuilder text = new StringBuilder("unflake: ");
        // A message of picocli or of a worker may have several lines, all of which are wanted.
        String lines = String.valueOf(message)
                .strip()
                .lines()
                .map(Printable::line)
                .reduce((a, b) -> a + "\n" + b)
                .orElse("");
        text.append(lines).append(lines.endsWith(".") ? "\n" : ".\n");
        details.forEach(
                detail -> text.append("  ").append(Printable.line(detail)).append('\n'));
        text.append(Printable.line(remedy)).append('\n');
        around.err().print(text);
        around.err().flush();
        return exitCode;
    }
}
