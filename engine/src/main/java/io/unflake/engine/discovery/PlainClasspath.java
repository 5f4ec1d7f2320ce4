package io.unflake.engine.discovery;

import io.unflake.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Completes and checks a class path given by the user. */
final class PlainClasspath {

    private PlainClasspath() {}

    /** Returns absolute paths in order: tests and code come first, unless the class path already contains them. */
    static List<String> elements(PlainProject project) {
        Set<String> given = new LinkedHashSet<>();
        for (String element : project.classpath()) {
            expanded(project.directory(), element).forEach(path -> given.add(path.toString()));
        }
        Set<String> elements = new LinkedHashSet<>();
        Stream.concat(project.testClasses().stream(), project.classes().stream())
                .map(path -> absolute(project.directory(), path).toString())
                .filter(path -> !given.contains(path))
                .forEach(elements::add);
        elements.addAll(given);
        return List.copyOf(elements);
    }

    private static List<Path> expanded(Path directory, String element) {
        if (element.isBlank()) {
            return List.of();
        }
        if (element.equals("*") || element.endsWith("/*") || element.endsWith("\\*")) {
            return jars(absolute(directory, Path.of(element.substring(0, element.length() - 1))));
        }
        Path path = absolute(directory, Path.of(element));
        // Build tools often list folders that do not exist, but a missing jar is a mistake.
        if (path.toString().endsWith(".jar") && !Files.exists(path)) {
            throw UserException.wrongUse("there is no " + path, "Correct or leave out that element of --classpath.");
        }
        return List.of(path);
    }

    private static List<Path> jars(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw UserException.wrongUse(
                    "there is no folder " + folder, "Correct or leave out that element of --classpath.");
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the absolute paths of folders or jars, and throws an exception if one does not exist. */
    static List<String> existing(Path directory, List<Path> paths, String option) {
        List<String> result = new ArrayList<>();
        for (Path path : paths) {
            Path absolute = absolute(directory, path);
            if (!Files.exists(absolute)) {
                throw UserException.wrongUse("there is no " + absolute, "Correct the path given to " + option + ".");
            }
            result.add(absolute.toString());
        }
        return result;
    }

    private static Path absolute(Path directory, Path path) {
        return directory.toAbsolutePath().resolve(path).normalize();
    }
}
