package io.unflake.engine.discovery;

import io.unflake.model.Digest;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Tells whether the descriptions of a project still hold, so that Maven need not run again: no file of the project or of
 * its class path has changed, and neither has the environment.
 */
final class KnownDescriptions {

    static final String STAMP = "stamp";
    private static final String SNAPSHOT = "-SNAPSHOT";

    /** Variables that differ from shell to shell. */
    private static final Set<String> VOLATILE = Set.of("_", "PWD", "OLDPWD", "SHLVL");

    private final Path project;
    private final Path out;
    private final String circumstances;
    private final FileStamps before;

    /**
     * Reads the state of the project before Maven runs.
     *
     * @param out the output folder, whose files do not matter
     * @param plugin the digest of our plugin
     * @param java the JDK to build with; null for the one that Maven chooses
     */
    KnownDescriptions(Path project, Path out, String plugin, Path java, Map<String, String> environment) {
        this.project = project;
        this.out = real(out);
        Map<String, String> relevant = new TreeMap<>(environment);
        relevant.keySet().removeAll(VOLATILE);
        circumstances = plugin + " " + java + " " + relevant;
        before = ofProject();
    }

    private static Path real(Path folder) {
        try {
            return folder.toRealPath();
        } catch (IOException e) {
            return folder;
        }
    }

    /** Whether the descriptions in a folder hold. */
    boolean hold(Path descriptions, List<ModuleDescription> modules) {
        try {
            Path file = descriptions.resolve(STAMP);
            return !modules.isEmpty()
                    && Files.exists(file)
                    && Files.readString(file).equals(stamp(before, modules));
        } catch (IOException e) {
            return false;
        }
    }

    /** Remembers the state that new descriptions hold for, unless something changed while they were made. */
    void keep(Path descriptions, List<ModuleDescription> modules) {
        FileStamps after = ofProject();
        boolean isSettled = before.outside(built(modules)).equals(after.outside(built(modules)));
        if (isSettled && !dependsOnSnapshots(modules)) {
            write(descriptions.resolve(STAMP), stamp(after, modules));
        }
    }

    private static void write(Path file, String stamp) {
        try {
            Files.writeString(file, stamp);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String stamp(FileStamps ofProject, List<ModuleDescription> modules) {
        List<Path> elements = modules.stream()
                .flatMap(module -> Stream.concat(module.classpath().stream(), module.additions().stream()))
                .map(Path::of)
                .filter(element -> !element.startsWith(project))
                .distinct()
                .toList();
        return Digest.of(circumstances + " " + ofProject + " " + FileStamps.of(elements, out));
    }

    /** Maven looks for newer snapshots from time to time. */
    private boolean dependsOnSnapshots(List<ModuleDescription> modules) {
        return modules.stream()
                .flatMap(module -> module.classpath().stream())
                .anyMatch(element ->
                        element.contains(SNAPSHOT) && !Path.of(element).startsWith(project));
    }

    /** The folders in which the build writes. */
    private static List<Path> built(List<ModuleDescription> modules) {
        return modules.stream()
                .flatMap(module -> module.testClasses().stream())
                .flatMap(folder -> Optional.ofNullable(Path.of(folder).getParent()).stream())
                .toList();
    }

    /** Everything in the project, the poms of the builds that it belongs to, and the settings of the user. */
    private FileStamps ofProject() {
        List<Path> places = new ArrayList<>(List.of(project));
        for (Path at = project.getParent(); at != null; at = at.getParent()) {
            places.add(at.resolve("pom.xml"));
            places.add(at.resolve(".mvn"));
        }
        Path home = Path.of(System.getProperty("user.home"));
        places.add(home.resolve(".mavenrc"));
        places.add(home.resolve(".m2").resolve("settings.xml"));
        places.add(home.resolve(".m2").resolve("toolchains.xml"));
        return FileStamps.of(places, out);
    }
}
