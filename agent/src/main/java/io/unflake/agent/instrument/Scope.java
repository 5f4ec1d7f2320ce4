package io.unflake.agent.instrument;

import io.unflake.model.Glob;
import io.unflake.model.strategy.AgentConfig;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Decides how far to instrument a class, by its name and its location. */
final class Scope {

    /** How far to instrument a class. */
    enum Extent {
        /** All targets. */
        PROJECT,
        /** The clock only, because all code must see the same time. */
        CLOCK,
        /** Not at all. */
        NONE
    }

    private static final List<String> FRAMEWORKS = Stream.of(
                    "org.junit",
                    "junit",
                    "org.testng",
                    "org.spockframework",
                    "spock",
                    "org.apache.maven",
                    "org.gradle",
                    "com.intellij",
                    "org.mockito",
                    "net.bytebuddy",
                    "org.objenesis",
                    "org.jacoco",
                    "org.opentest4j",
                    "org.apiguardian")
            .map(name -> name.replace('.', '/') + "/")
            .toList();

    private final List<Path> project;
    private final Predicate<String> included;
    private final Predicate<String> excluded;
    private final Map<String, Boolean> places = new ConcurrentHashMap<>();

    Scope(AgentConfig config) {
        project = config.project().stream().map(place -> real(Path.of(place))).toList();
        included = Glob.anyOf(config.instrument().include());
        excluded = Glob.anyOf(config.instrument().exclude());
    }

    Extent of(String name, ProtectionDomain domain) {
        URL location = location(domain);
        if (location == null || location.getProtocol().equals("jrt") || name.startsWith("io/unflake/")) {
            return Extent.NONE;
        }
        boolean inProject = places.computeIfAbsent(location.toString(), this::isInProject);
        if (isFramework(name) && !(inProject && !project.isEmpty())) {
            return Extent.NONE;
        }
        String className = name.replace('/', '.');
        return (inProject || included.test(className)) && !excluded.test(className) ? Extent.PROJECT : Extent.CLOCK;
    }

    /** Whether a class file is in a project location, or added to the project by name. */
    boolean mayBeProject(String name, URL file) {
        if (included.test(name.replace('/', '.'))) {
            return true;
        }
        String text = file.toString();
        String root = text.startsWith("jar:")
                ? text.substring("jar:".length(), Math.max("jar:".length(), text.indexOf("!/")))
                : text.substring(0, Math.max(0, text.length() - name.length() - ".class".length()));
        return places.computeIfAbsent(root, this::isInProject);
    }

    /** Whether the class file is in the folder of the class. Much faster than asking the class loader. */
    static boolean isInFolder(String name, ProtectionDomain domain) {
        URL location = location(domain);
        return location.getProtocol().equals("file") && new File(location.getPath(), name + ".class").isFile();
    }

    private static URL location(ProtectionDomain domain) {
        CodeSource source = domain == null ? null : domain.getCodeSource();
        return source == null ? null : source.getLocation();
    }

    static boolean isFramework(String name) {
        for (String framework : FRAMEWORKS) {
            if (name.startsWith(framework)) {
                return true;
            }
        }
        return false;
    }

    private boolean isInProject(String location) {
        try {
            Path path = real(Path.of(new URI(location)));
            return project.isEmpty()
                    ? Files.isDirectory(path)
                    : project.stream().anyMatch(path::startsWith);
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
            return false;
        }
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }
}
