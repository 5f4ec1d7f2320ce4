package io.unflake.e2e;

import io.unflake.report.json.FindingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Calls the built program from a folder, in a process of its own. */
final class Unflake {

    static final Path HOME = Path.of(System.getProperty("distribution"));

    private final Path folder;
    private final Map<String, String> environment = new TreeMap<>();
    private boolean ownRepository = true;

    /** Calls it from this folder, which also stores its output. */
    Unflake(Path folder) {
        this.folder = folder;
    }

    Unflake with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    /** Lets Maven use the local repository of the build that runs this test. */
    Unflake withOuterRepository() {
        ownRepository = false;
        return this;
    }

    Ended run(List<String> arguments) throws IOException, InterruptedException {
        return start(arguments).await();
    }

    Ended run(String... arguments) throws IOException, InterruptedException {
        return run(List.of(arguments));
    }

    Running start(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                java().toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dunflake.home=" + HOME,
                "-cp",
                HOME.resolve("lib/unflake-cli.jar").toString(),
                "io.unflake.cli.Main"));
        command.addAll(arguments);
        Path out = Files.createTempFile(folder, "out-", ".txt");
        Path err = Files.createTempFile(folder, "err-", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        if (ownRepository) {
            MavenFolder.useOwnRepository(builder);
        }
        builder.environment().putAll(environment);
        return new Running(builder.start(), out, err);
    }

    static Path java() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    /** A call that is running. */
    record Running(Process process, Path out, Path err) {

        Ended await() throws IOException, InterruptedException {
            int exit = process.waitFor();
            return new Ended(exit, Files.readString(out), Files.readString(err));
        }
    }

    /** A call that has ended. */
    record Ended(int exit, String out, String err) {

        /** The findings that {@code --json} printed. */
        FindingsFile findings() {
            return FindingsFile.read(out);
        }
    }

    static List<String> words(List<String> first, String... more) {
        return Stream.concat(first.stream(), Stream.of(more)).toList();
    }
}
