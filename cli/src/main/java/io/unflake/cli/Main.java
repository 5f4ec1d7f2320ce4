package io.unflake.cli;

import io.unflake.app.Distribution;
import io.unflake.app.console.ConsoleContext;
import io.unflake.app.detect.EngineDetector;
import io.unflake.report.console.Terminal;
import java.nio.file.Path;

/** The entry point of the program. */
public final class Main {

    /** The folder with {@code lib} and {@code runtime}; set by the start script. */
    private static final String HOME = "unflake.home";

    private Main() {}

    public static void main(String[] arguments) {
        Path home = Path.of(System.getProperty(HOME, "")).toAbsolutePath().normalize();
        Distribution distribution = Distribution.in(home);
        ConsoleContext context = new ConsoleContext(
                System.out, System.err, Terminal.detect(), Path.of("").toAbsolutePath());
        System.exit(new FrontEnd(new EngineDetector(distribution), distribution, context).run(arguments));
    }
}
