package io.unflake.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** A mistake of ours: told with all that helps to find it, and kept in a file that can be sent. */
final class CrashReport {

    static final int EXIT_CODE = 4;

    private final Throwable error;

    CrashReport(Throwable error) {
        this.error = error;
    }

    int tell(Surroundings around) {
        String report = report(around.folder());
        around.err().print(report + "\n" + kept(report) + "\n");
        around.err().flush();
        return EXIT_CODE;
    }

    private String report(Path folder) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        out.println("unflake: this is an error of Unflake itself, not of your project.");
        for (String line : new Version().getVersion()) {
            out.println(line);
        }
        out.println("in " + folder + ", memory " + Runtime.getRuntime().maxMemory() / (1 << 20) + " MB, "
                + Runtime.getRuntime().availableProcessors() + " cores");
        error.printStackTrace(out);
        return text.toString();
    }

    /** Not in the user's project, where nothing but the results belongs. */
    private static String kept(String report) {
        try {
            Path file = Files.createTempFile("unflake-error-", ".txt");
            Files.writeString(file, report);
            return "Please report it; all of this is also in " + file + ".";
        } catch (IOException e) {
            return "Please report it with the text above.";
        }
    }
}
