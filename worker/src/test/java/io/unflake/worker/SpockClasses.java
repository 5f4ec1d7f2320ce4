package io.unflake.worker;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The Spock subjects, compiled by the Groovy compiler that Spock depends on. */
final class SpockClasses {

    private static final Path FOLDER = Path.of(System.getProperty("unflake.spock"));

    private SpockClasses() {}

    static ForkedWorker fork(Frameworks... others) {
        List<Path> own = new ArrayList<>(ForkedWorker.own());
        own.add(compile());
        return ForkedWorker.start(List.of(), Frameworks.classPath(own, others));
    }

    private static Path compile() {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                Frameworks.classPath(List.of(), Frameworks.JUPITER_5_14, Frameworks.SPOCK),
                "org.codehaus.groovy.tools.FileSystemCompiler",
                "-d",
                FOLDER.toString()));
        try (Stream<Path> sources = Files.walk(Path.of("src", "test", "groovy"))) {
            command.addAll(sources.map(Path::toString)
                    .filter(name -> name.endsWith(".groovy"))
                    .toList());
            Files.createDirectories(FOLDER);
            File log = new File(FOLDER + ".log");
            int exit = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(log)
                    .start()
                    .waitFor();
            if (exit != 0) {
                throw new AssertionError(Files.readString(log.toPath()));
            }
            return FOLDER;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
