package io.unflake.engine.replay;

import io.unflake.model.Digest;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Computes the digests of a module: of its own classes by content, of the rest of its class path by name and size. */
public final class ClassesDigest {

    private ClassesDigest() {}

    public static Replay.Digests of(ModuleDescription module) {
        StringBuilder own = new StringBuilder();
        StringBuilder others = new StringBuilder();
        Set<String> project = new HashSet<>(module.classes());
        project.addAll(module.testClasses());
        try {
            for (String element : Stream.concat(project.stream().sorted(), module.classpath().stream())
                    .distinct()
                    .toList()) {
                if (project.contains(element)) {
                    addContent(own, Path.of(element));
                } else {
                    addSize(others, Path.of(element));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Replay.Digests(Digest.of(own.toString()), Digest.of(others.toString()));
    }

    private static void addContent(StringBuilder text, Path root) throws IOException {
        for (Path file : files(root)) {
            if (!Files.isDirectory(root) || file.toString().endsWith(".class")) {
                text.append(root.relativize(file)).append(Digest.of(Files.readAllBytes(file)));
            }
        }
    }

    private static void addSize(StringBuilder text, Path element) throws IOException {
        text.append(element.getFileName());
        if (Files.isRegularFile(element)) {
            text.append(Files.size(element));
        }
    }

    private static List<Path> files(Path root) throws IOException {
        if (!Files.exists(root)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
