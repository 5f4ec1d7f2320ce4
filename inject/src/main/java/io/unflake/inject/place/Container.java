package io.unflake.inject.place;

import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder or jar with compiled tests and their resources. */
public final class Container implements AutoCloseable {

    private final Path root;
    private final FileSystem jar;

    private Container(Path root, FileSystem jar) {
        this.root = root;
        this.jar = jar;
    }

    /** Opens a folder or jar for reading. */
    public static Container of(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            return new Container(path, null);
        }
        FileSystem jar = FileSystems.newFileSystem(path);
        Container container = new Container(jar.getPath("/"), jar);
        if (container.isSigned()) {
            container.close();
            throw UserException.wrongUse(
                    "the jar " + path + " is signed, so its classes cannot be changed",
                    "Unpack it, delete the signature in META-INF, and name the folder with --test-classes.");
        }
        return container;
    }

    private boolean isSigned() throws IOException {
        Path meta = root.resolve("META-INF");
        if (!Files.isDirectory(meta)) {
            return false;
        }
        try (Stream<Path> files = Files.list(meta)) {
            return files.anyMatch(
                    file -> file.toString().toUpperCase(java.util.Locale.ROOT).endsWith(".SF"));
        }
    }

    byte[] read(String file) throws IOException {
        return Files.readAllBytes(root.resolve(file));
    }

    /** The root of its files. */
    public Path root() {
        return root;
    }

    /** All files below the root, sorted. */
    public List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    @Override
    public void close() throws IOException {
        if (jar != null) {
            jar.close();
        }
    }
}
