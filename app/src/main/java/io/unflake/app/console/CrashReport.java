package io.unflake.app.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reports a bug of Unflake with environment and stack trace, and keeps the report in a file. */
final class CrashReport {

    private static final int EXIT_CODE = 4;

    private final Throwable error;

    CrashReport(Throwable error) {
        this.error = error;
    }

    /** Prints the report and returns the exit code for bugs. */
    int print(ConsoleContext context) {
        String report = report(context.folder());
        context.printError(report + "\n" + keep(report) + "\n");
        return EXIT_CODE;
    }

    private String report(Path folder) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        out.println("unflake: internal error: this is a bug in Unflake, not in your project.");
        UnflakeVersion.lines().forEach(out::println);
        out.println("in " + folder + ", memory " + Runtime.getRuntime().maxMemory() / (1 << 20) + " MB, "
                + Runtime.getRuntime().availableProcessors() + " cores");
        error.printStackTrace(out);
        return text.toString();
    }

    /** The file is not in the user's project, where only results belong. */
    private static String keep(String report) {
        try {
            Path file = Files.createTempFile("unflake-error-", ".txt");
            Files.writeString(file, report);
            return "Please report it with the text above, which is also in " + file + ".";
        } catch (IOException e) {
            return "Please report it with the text above.";
        }
    }
}
