package io.unflake.engine.discovery;

import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** Matches the names of the project's own classes: those in its folders, and classes nested in them. */
public final class ProjectClasses implements Predicate<String> {

    private static final String SUFFIX = ".class";

    private final Set<String> topLevel = new HashSet<>();

    public ProjectClasses(List<ModuleDescription> modules) {
        for (ModuleDescription module : modules) {
            module.classes().forEach(this::addAll);
            module.testClasses().forEach(this::addAll);
        }
    }

    @Override
    public boolean test(String className) {
        return topLevel.contains(topLevelOf(className));
    }

    private static String topLevelOf(String className) {
        int dollar = className.indexOf('$', className.lastIndexOf('.') + 2);
        return dollar < 0 ? className : className.substring(0, dollar);
    }

    private void addAll(String location) {
        Path path = Path.of(location);
        try {
            if (Files.isDirectory(path)) {
                try (Stream<Path> files = Files.walk(path)) {
                    files.forEach(file -> add(path.relativize(file)
                            .toString()
                            .replace(path.getFileSystem().getSeparator(), "/")));
                }
            } else if (Files.isRegularFile(path)) {
                try (JarFile jar = new JarFile(path.toFile())) {
                    jar.stream().forEach(entry -> add(entry.getName()));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(String file) {
        if (file.endsWith(SUFFIX)) {
            topLevel.add(topLevelOf(
                    file.substring(0, file.length() - SUFFIX.length()).replace('/', '.')));
        }
    }
}
