package io.unflake.cli;

import io.unflake.report.console.Terminal;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the program starts. */
public final class Main {

    /** The folder with {@code lib} and {@code runtime}, told by the script that starts us. */
    private static final String HOME = "unflake.home";

    private Main() {}

    public static void main(String[] arguments) {
        Path home = home();
        Surroundings around = new Surroundings(
                System.out, System.err, Terminal.detect(), Path.of("").toAbsolutePath());
        System.exit(new FrontEnd(new EngineDetection(home, launcher(home)), home, around).run(arguments));
    }

    private static Path home() {
        return Path.of(System.getProperty(HOME, "")).toAbsolutePath().normalize();
    }

    /** The script at the root of the repository that holds the installation; else what is on the user's path. */
    private static String launcher(Path home) {
        Path script = home.resolve("../../../unflake").normalize();
        return Files.isExecutable(script) && Files.isRegularFile(script) ? script.toString() : "unflake";
    }
}
