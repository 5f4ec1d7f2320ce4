package io.unflake.app;

import io.unflake.engine.discovery.PluginFiles;
import io.unflake.engine.fork.Installation;
import io.unflake.model.ShellQuote;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The installed Unflake.
 *
 * @param home the folder with {@code lib} and {@code runtime}
 * @param launcher the program as users can call it from any folder
 */
public record Distribution(Path home, String launcher) {

    private static final String ON_PATH = "unflake";
    private static final String RESUME = "--resume";

    /** The distribution in a folder, called by the script at the root of its repository or else by the user's path. */
    public static Distribution in(Path home) {
        Path script = home.resolve("../../../unflake").normalize();
        boolean runnable = Files.isRegularFile(script) && Files.isExecutable(script);
        return new Distribution(home, runnable ? script.toString() : ON_PATH);
    }

    /** The parts that go into test JVMs. */
    public Installation installation() {
        return Installation.in(home);
    }

    /** The Maven plugin that describes projects. */
    public PluginFiles plugin() {
        return PluginFiles.in(home.resolve("runtime"));
    }

    /** The folder with the jars that injected flaws may need. */
    public Path libraries() {
        return home.resolve("runtime").resolve("inject");
    }

    /** The command that continues a detection, given the folder and the arguments that it was started with. */
    public String resumeCommand(Path folder, List<String> arguments) {
        List<String> words = new ArrayList<>(List.of(launcher));
        words.addAll(arguments);
        if (!arguments.contains(RESUME)) {
            words.add(RESUME);
        }
        return "cd " + ShellQuote.command(List.of(folder.toString())) + " && " + ShellQuote.command(words);
    }

    /** The command that replays a file, ready to be pasted into a shell. */
    public String replayCommand(Path file) {
        return ShellQuote.command(List.of(launcher, "replay", file.toString()));
    }
}
