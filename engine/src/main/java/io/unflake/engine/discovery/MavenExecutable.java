package io.unflake.engine.discovery;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the Maven that builds a project: its wrapper, or else the one installed on the machine. */
public final class MavenExecutable {

    private static final boolean WINDOWS = File.separatorChar == '\\';
    private static final String POM = "pom.xml";

    private final Map<String, String> environment;

    public MavenExecutable(Map<String, String> environment) {
        this.environment = environment;
    }

    public Optional<Path> find(Path folder) {
        List<Path> candidates = new ArrayList<>(wrappers(folder));
        for (String element : environment.getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
            candidates.add(Path.of(element, "mvn" + (WINDOWS ? ".cmd" : "")));
        }
        for (String home : List.of("MAVEN_HOME", "M2_HOME")) {
            if (environment.containsKey(home)) {
                candidates.add(Path.of(environment.get(home), "bin", "mvn" + (WINDOWS ? ".cmd" : "")));
            }
        }
        return candidates.stream().filter(MavenExecutable::isProgram).findFirst();
    }

    /** Includes the parent folders, since a module may use the wrapper of the whole build. */
    private static List<Path> wrappers(Path folder) {
        List<Path> wrappers = new ArrayList<>();
        for (Path at = folder; at != null && Files.exists(at.resolve(POM)); at = at.getParent()) {
            wrappers.add(at.resolve("mvnw" + (WINDOWS ? ".cmd" : "")));
        }
        return wrappers;
    }

    private static boolean isProgram(Path file) {
        return Files.isRegularFile(file) && Files.isExecutable(file);
    }
}
