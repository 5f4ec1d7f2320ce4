package io.unflake.engine.discovery;

import io.unflake.engine.process.TiedProcess;
import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Runs Maven in a folder and writes its output to a log file. Maven ends with this JVM at the latest. */
public final class MavenRun {

    private final Path executable;
    private final Path folder;
    private final Path javaHome;
    private final MavenProgress progress;

    /** Without {@code javaHome}, Maven chooses the JDK. */
    public MavenRun(Path executable, Path folder, Path javaHome, Consumer<String> progress) {
        this.executable = executable;
        this.folder = folder;
        this.javaHome = javaHome;
        this.progress = new MavenProgress(progress);
    }

    /** Runs Maven and returns whether it succeeded. */
    public boolean run(List<String> arguments, Path log) {
        try {
            Files.createDirectories(log.getParent());
            try (TiedProcess maven = TiedProcess.start(command(arguments))) {
                return finish(maven.process(), log);
            }
        } catch (IOException e) {
            throw UserException.project(
                    "Maven cannot be run: " + e.getMessage(),
                    "Check that " + executable + " is a program and that there is room for " + log + ".");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw UserException.project("reading the project was interrupted", "Run the command again.");
        }
    }

    private ProcessBuilder command(List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(executable.toString(), "-B"));
        command.addAll(arguments);
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        if (javaHome != null) {
            builder.environment().put("JAVA_HOME", javaHome.toString());
        }
        return builder;
    }

    private boolean finish(Process maven, Path log) throws IOException, InterruptedException {
        maven.getOutputStream().close();
        try (MavenOutput output = new MavenOutput(maven, log, progress::line)) {
            output.start();
            int code = maven.waitFor();
            output.await();
            return code == 0;
        }
    }
}
