package io.unflake.inject.write;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipFile;

/** The jars that flaws need: those on the user's class path, or else those that Unflake brings. */
public final class Libraries {

    /** Which jars have a class, and what they need themselves. */
    private static final Map<String, List<String>> JARS = Map.of(
            "org.mockito.Mockito",
            List.of("mockito-core.jar", "byte-buddy.jar", "byte-buddy-agent.jar", "objenesis.jar"),
            "org.h2.Driver",
            List.of("h2.jar"));

    private final List<Path> classpath;
    private final Path brought;

    /**
     * @param classpath the user's
     * @param brought the folder with the jars that Unflake brings
     */
    public Libraries(List<Path> classpath, Path brought) {
        this.classpath = classpath;
        this.brought = brought;
    }

    /** Whether all these classes are on the class path or can be brought. */
    boolean provide(List<String> classes) {
        return classes.stream()
                .allMatch(each -> isPresent(each)
                        || JARS.getOrDefault(each, List.of("")).stream()
                                .allMatch(jar -> Files.isRegularFile(brought.resolve(jar))));
    }

    /** The jars that have to be added for these classes. */
    public List<Path> missing(List<String> classes) {
        List<Path> jars = new ArrayList<>();
        for (String each : classes) {
            if (!isPresent(each)) {
                JARS.get(each).forEach(jar -> jars.add(brought.resolve(jar)));
            }
        }
        return jars.stream().distinct().toList();
    }

    private boolean isPresent(String className) {
        String file = className.replace('.', '/') + ".class";
        return classpath.stream().anyMatch(element -> contains(element, file));
    }

    private static boolean contains(Path element, String file) {
        if (Files.isDirectory(element)) {
            return Files.isRegularFile(element.resolve(file));
        }
        if (!Files.isRegularFile(element)) {
            return false;
        }
        try (ZipFile jar = new ZipFile(element.toFile())) {
            return jar.getEntry(file) != null;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + element, e);
        }
    }
}
