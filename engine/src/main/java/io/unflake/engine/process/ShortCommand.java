package io.unflake.engine.process;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Runs a command that ends soon and prints little. */
public final class ShortCommand {

    private static final Duration LIMIT = Duration.ofMinutes(1);

    private ShortCommand() {}

    /** How a command ended, and what it printed. */
    public record Ended(boolean succeeded, String output) {}

    /** Returns what a command printed; empty if there is no such command, or it failed or took too long. */
    public static Optional<String> run(Path folder, List<String> command) {
        return complete(folder, command).filter(Ended::succeeded).map(Ended::output);
    }

    /** Returns how a command ended, which has failed if it took too long; empty if there is no such command. */
    public static Optional<Ended> complete(Path folder, List<String> command) {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        try (TiedProcess tied = TiedProcess.start(builder)) {
            Process process = tied.process();
            process.getOutputStream().close();
            process.onExit().orTimeout(LIMIT.toSeconds(), TimeUnit.SECONDS).exceptionally(late -> kill(process));
            String output = new String(process.getInputStream().readAllBytes(), Charset.defaultCharset());
            return Optional.of(new Ended(process.waitFor() == 0, output.strip()));
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static Process kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        return process.destroyForcibly();
    }
}
