package io.unflake.engine.discovery;

import io.unflake.model.UserException;
import io.unflake.model.project.DescribeGoal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Runs a goal of our plugin with a project's own Maven and returns the folder of the files that it wrote. */
final class PluginGoal {

    private static final String INSTALL = "org.apache.maven.plugins:maven-install-plugin:3.1.4:install-file";

    private final PluginFiles plugin;
    private final Path out;
    private final Path log;
    private final Consumer<String> progress;

    PluginGoal(PluginFiles plugin, Path out, Consumer<String> progress) {
        this.plugin = plugin;
        this.out = out;
        this.log = out.resolve("describe.log");
        this.progress = progress;
    }

    /** The folder with the files that the last goal wrote. */
    Path descriptions() {
        return out.resolve("descriptions");
    }

    /** Compiles and describes the project, and returns the folder with the descriptions. */
    Path describe(Path project, Path javaHome) {
        MavenRun maven = maven(project, javaHome);
        Path files = forDescriptions();
        boolean done = run(maven, project, arguments("describe", files, List.of("process-test-classes")));
        if (!done && MavenLog.read(log).lacksPackages()) {
            List<String> packaging = List.of(
                    "package", "-D" + DescribeGoal.SKIP_EXECUTION + "=true", "-D" + DescribeGoal.PACKAGING + "=true");
            done = run(maven, project, arguments("describe", forDescriptions(), packaging));
        }
        return checked(done, project, files);
    }

    /** Resolves the engines that a class path lacks, and returns the folder with the result. */
    Path resolve(Path folder, String classpath) {
        Path files = forDescriptions();
        List<String> options = List.of("-D" + DescribeGoal.CLASSPATH + "=" + classpath);
        return checked(run(maven(folder, null), folder, arguments("resolve", files, options)), folder, files);
    }

    /** The folder for descriptions, without those of an earlier goal. */
    private Path forDescriptions() {
        Path folder = descriptions();
        try {
            Files.createDirectories(folder);
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.filter(PluginGoal::isOurs).toList()) {
                    Files.delete(file);
                }
            }
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isOurs(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(DescribeGoal.DESCRIPTION)
                || name.endsWith(DescribeGoal.LEFT_OUT)
                || name.equals(DescribeGoal.ADDITIONS)
                || name.equals(KnownDescriptions.STAMP);
    }

    private Path checked(boolean done, Path folder, Path files) {
        if (!done) {
            throw MavenLog.read(log).explain(folder);
        }
        return files;
    }

    private MavenRun maven(Path folder, Path javaHome) {
        Path executable = new MavenExecutable(System.getenv())
                .find(folder)
                .orElseThrow(() -> UserException.project(
                        "no Maven was found to read the project",
                        "Install Maven and put it on the PATH, or add its wrapper (mvnw) to the project."));
        return new MavenRun(executable, folder, javaHome, progress);
    }

    private List<String> arguments(String goal, Path files, List<String> others) {
        List<String> arguments = new ArrayList<>(others);
        arguments.add(DescribeGoal.PLUGIN + ":" + plugin.version() + ":" + goal);
        arguments.add("-D" + DescribeGoal.DESCRIPTIONS + "=" + files);
        arguments.add("-D" + DescribeGoal.EXPECTED + "=" + plugin.digest());
        return arguments;
    }

    /** Runs Maven, and installs the plugin first if it is missing. */
    private boolean run(MavenRun maven, Path folder, List<String> arguments) {
        if (maven.run(arguments, log)) {
            return true;
        }
        if (!MavenLog.read(log).lacksPlugin()) {
            return false;
        }
        install(maven, folder);
        return maven.run(arguments, log);
    }

    /** Lets Maven install the plugin, since only Maven knows the path of its local repository. */
    private void install(MavenRun maven, Path folder) {
        progress.accept("installing the Unflake plugin");
        Path installLog = out.resolve("install.log");
        if (!maven.run(List.of(INSTALL, "-Dfile=" + plugin.jar(), "-DpomFile=" + plugin.pom()), installLog)) {
            throw MavenLog.read(installLog).explain(folder);
        }
    }
}
