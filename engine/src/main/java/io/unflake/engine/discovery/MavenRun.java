package io.unflake.engine.discovery;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Runs Maven in a folder, keeps what it says in a log, and never outlives this JVM. */
final class MavenRun {

    private final Path executable;
    private final Path folder;
    private final Path javaHome;
    private final MavenProgress progress;

    /** Without {@code javaHome}, Maven picks its JDK itself. */
    MavenRun(Path executable, Path folder, Path javaHome, Consumer<String> progress) {
        this.executable = executable;
        this.folder = folder;
        this.javaHome = javaHome;
        this.progress = new MavenProgress(progress);
    }

    /** Whether Maven succeeded. */
    boolean run(List<String> arguments, Path log) {
        try {
            Files.createDirectories(log.getParent());
            Process maven = start(arguments);
            Thread hook = new Thread(() -> end(maven), "end-maven");
            Runtime.getRuntime().addShutdownHook(hook);
            try {
                follow(maven, log);
                return maven.waitFor() == 0;
            } finally {
                end(maven);
                Runtime.getRuntime().removeShutdownHook(hook);
            }
        } catch (IOException e) {
            throw ProjectException.cannotBuild(
                    "Maven cannot be run: " + e.getMessage(),
                    "Check that " + executable + " is a program and that there is room for " + log + ".",
                    List.of());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ProjectException.cannotBuild("reading the project was interrupted", "Start again.", List.of());
        }
    }

    private Process start(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(executable.toString(), "-B"));
        command.addAll(arguments);
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        if (javaHome != null) {
            builder.environment().put("JAVA_HOME", javaHome.toString());
        }
        Process maven = builder.start();
        maven.getOutputStream().close();
        return maven;
    }

    private void follow(Process maven, Path log) throws IOException {
        try (BufferedReader output = maven.inputReader(Charset.defaultCharset());
                PrintWriter copy = new PrintWriter(Files.newBufferedWriter(log, StandardCharsets.UTF_8))) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                copy.println(line);
                progress.line(line);
            }
        }
    }

    /** The script's children first: on some machines it does not hand over its process to Java. */
    private static void end(Process maven) {
        maven.descendants().forEach(ProcessHandle::destroy);
        maven.destroy();
    }
}
