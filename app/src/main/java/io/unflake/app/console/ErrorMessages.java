package io.unflake.app.console;

import io.unflake.model.UserException;
import io.unflake.report.text.Printable;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.stream.Collectors;

/** Prints errors: one sentence and a remedy for mistakes of the user, a full report for bugs of Unflake. */
public final class ErrorMessages {

    /** The exit code for wrong options or files. */
    public static final int WRONG_USE = UserException.Kind.WRONG_USE.exitCode();

    private static final int PROJECT = UserException.Kind.PROJECT.exitCode();
    private static final String OTHER_FOLDER = "Free some space, or choose another folder with --out.";

    private final ConsoleContext context;

    public ErrorMessages(ConsoleContext context) {
        this.context = context;
    }

    /** Prints an error and returns the exit code for it. */
    public int print(Throwable e) {
        if (FullDisk.isCauseOf(e)) {
            return print("the disk is full", List.of(), OTHER_FOLDER, PROJECT);
        }
        if (e instanceof UserException user) {
            return print(
                    user.getMessage(),
                    user.details(),
                    user.remedy(),
                    user.kind().exitCode());
        }
        if (e instanceof FileSystemException file) {
            return print(reason(file), List.of(), OTHER_FOLDER, WRONG_USE);
        }
        if (e instanceof UncheckedIOException unchecked) {
            return print(unchecked.getCause());
        }
        return new CrashReport(e).print(context);
    }

    /** Prints that the options are wrong and returns the exit code for it. */
    public int printWrongUse(String message, String remedy) {
        return print(message, List.of(), remedy, WRONG_USE);
    }

    private static String reason(FileSystemException e) {
        String why = e.getReason() == null ? e.getClass().getSimpleName() : e.getReason();
        return "cannot use the file " + e.getFile() + ": " + why;
    }

    private int print(String message, List<String> details, String remedy, int exitCode) {
        // A message of picocli or of a worker may have several lines; all of them matter.
        String lines =
                String.valueOf(message).strip().lines().map(Printable::line).collect(Collectors.joining("\n"));
        StringBuilder text = new StringBuilder("unflake: ");
        text.append(lines).append(lines.endsWith(".") ? "\n" : ".\n");
        details.forEach(
                detail -> text.append("  ").append(Printable.line(detail)).append('\n'));
        text.append(Printable.line(remedy)).append('\n');
        context.printError(text.toString());
        return exitCode;
    }
}
