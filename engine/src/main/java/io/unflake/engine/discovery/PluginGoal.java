package io.unflake.engine.discovery;

import io.unflake.model.project.DescribeGoal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Runs a goal of our plugin in a folder, with the Maven that belongs to it, and hands over the files it wrote. */
final class PluginGoal {

    private static final String INSTALL = "org.apache.maven.plugins:maven-install-plugin:3.1.4:install-file";

    private final PluginFiles plugin;
    private final Path out;
    private final Consumer<String> progress;

    PluginGoal(PluginFiles plugin, Path out, Consumer<String> progress) {
        this.plugin = plugin;
        this.out = out;
        this.progress = progress;
    }

    /** The folder with the files that the goal wrote. */
    Path run(Path folder, Path javaHome, List<String> before, String goal, List<String> options) {
        MavenRun maven = new MavenRun(executable(folder), folder, javaHome, progress);
        Path descriptions = empty(out.resolve("descriptions"));
        List<String> arguments = new ArrayList<>(before);
        arguments.add(DescribeGoal.PLUGIN + ":" + plugin.version() + ":" + goal);
        arguments.add("-D" + DescribeGoal.DESCRIPTIONS + "=" + descriptions);
        arguments.add("-D" + DescribeGoal.EXPECTED + "=" + plugin.digest());
        arguments.addAll(options);
        Path log = out.resolve("describe.log");
        boolean done = maven.run(arguments, log);
        if (!done && MavenLog.read(log).lacksPlugin()) {
            install(maven, folder);
            done = maven.run(arguments, log);
        }
        if (!done) {
            throw MavenLog.read(log).explain(folder);
        }
        return descriptions;
    }

    private static Path executable(Path folder) {
        return new MavenExecutable(System.getenv())
                .find(folder)
                .orElseThrow(() -> ProjectException.cannotBuild(
                        "there is no Maven to read the project with",
                        "Install Maven and put it on the PATH, or add its wrapper (mvnw) to the project.",
                        List.of()));
    }

    /** Into whatever local repository this Maven uses here: only it knows where that is. */
    private void install(MavenRun maven, Path folder) {
        progress.accept("installing the Unflake plugin");
        Path log = out.resolve("install.log");
        if (!maven.run(List.of(INSTALL, "-Dfile=" + plugin.jar(), "-DpomFile=" + plugin.pom()), log)) {
            throw MavenLog.read(log).explain(folder);
        }
    }

    private static Path empty(Path folder) {
        try {
            if (Files.exists(folder)) {
                try (Stream<Path> files = Files.walk(folder)) {
                    for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                        Files.delete(file);
                    }
                }
            }
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
