package io.unflake.inject.write;

import io.unflake.inject.place.Container;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Copies folders of test classes, with some files changed. Files that stay the same are linked where that is possible. */
public final class ClassesFolder {

    private final Path original;
    private final List<Path> files = new ArrayList<>();
    private volatile boolean canLink = true;

    private ClassesFolder(Path original) {
        this.original = original;
    }

    /** Copies the user's test classes and resources. The first folder or jar with a file wins. */
    public static ClassesFolder copy(List<Path> containers, Path target) throws IOException {
        ClassesFolder folder = new ClassesFolder(target);
        Files.createDirectories(target);
        for (Path each : containers) {
            if (!Files.exists(each)) {
                continue;
            }
            try (Container container = Container.of(each)) {
                for (Path file : container.files()) {
                    folder.add(file, container.root().relativize(file).toString());
                }
            }
        }
        return folder;
    }

    private void add(Path file, String name) throws IOException {
        Path to = inside(original, name);
        Files.createDirectories(to.getParent());
        try {
            Files.copy(file, to);
            files.add(original.relativize(to));
        } catch (FileAlreadyExistsException e) {
            // The first one wins, as on a class path.
            return;
        }
    }

    /** A copy with some files changed or added. */
    public void mutate(Path target, Map<String, byte[]> changed) throws IOException {
        Set<Path> created = new HashSet<>();
        for (Path file : files) {
            Path to = target.resolve(file);
            if (created.add(to.getParent())) {
                Files.createDirectories(to.getParent());
            }
            if (!changed.containsKey(file.toString().replace('\\', '/'))) {
                link(original.resolve(file), to);
            }
        }
        write(target, changed);
    }

    /** Changes or adds some files in a folder. */
    public static void write(Path target, Map<String, byte[]> changed) throws IOException {
        for (Map.Entry<String, byte[]> each : changed.entrySet()) {
            Path to = inside(target, each.getKey());
            Files.createDirectories(to.getParent());
            Files.write(to, each.getValue());
        }
    }

    private static Path inside(Path folder, String name) throws IOException {
        Path path = folder.resolve(name.replace('\\', '/')).normalize();
        if (!path.startsWith(folder)) {
            throw new IOException("the name " + name + " leads out of its folder");
        }
        return path;
    }

    private void link(Path from, Path to) throws IOException {
        if (canLink) {
            try {
                Files.createLink(to, from);
                return;
            } catch (UnsupportedOperationException | IOException e) {
                canLink = false;
            }
        }
        Files.copy(from, to);
    }
}
