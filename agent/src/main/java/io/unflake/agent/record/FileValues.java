package io.unflake.agent.record;

import io.unflake.hooks.TouchedFiles;
import io.unflake.hooks.TouchedNames;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Computes the values of the files that a test touched in the working directory and the directory for temporary files.
 *
 * <p>It writes nothing. Of large files only the length counts.
 */
final class FileValues {

    private static final int MAX_BYTES = 1 << 20;
    private static final int MAX_BYTES_PER_TEST = 8 << 20;
    static final int MAX_NAMES = 10_000;

    /** The prefix of names per directory; one directory may contain the other. */
    private final Map<Path, String> folders = new HashMap<>();

    private int bytesLeft;

    FileValues() {
        add(Path.of(System.getProperty("java.io.tmpdir")), "temp/");
        add(Path.of(""), "");
        TouchedFiles.watch(folders.keySet().stream().map(Path::toString).toList());
    }

    /** Adds the directory under its real path too, in case of symbolic links. */
    private void add(Path folder, String prefix) {
        Path absolute = folder.toAbsolutePath().normalize();
        folders.put(absolute, prefix);
        try {
            folders.put(absolute.toRealPath(), prefix);
        } catch (IOException e) {
            // The directory has no other path, or does not exist.
        }
    }

    /** @param touched names as passed by the code under test */
    Traces of(Map<String, Integer> touched) {
        bytesLeft = MAX_BYTES_PER_TEST;
        Traces traces = new Traces();
        files(touched).forEach((file, how) -> {
            String state = state(file);
            if (state != null) {
                boolean read = (how & TouchedNames.READ) != 0;
                traces.add(state, end(file), read, (how & TouchedNames.WRITTEN) != 0);
            }
        });
        return traces;
    }

    /** Creating or deleting a file changes the directory that contains it. */
    private static Map<Path, Integer> files(Map<String, Integer> touched) {
        Map<Path, Integer> files = new TreeMap<>();
        touched.forEach((name, how) -> {
            Path file = path(name);
            if (file != null) {
                files.merge(file, how, (one, other) -> one | other);
                if ((how & TouchedNames.WRITTEN) != 0 && file.getParent() != null) {
                    files.merge(file.getParent(), TouchedNames.WRITTEN, (one, other) -> one | other);
                }
            }
        });
        return files;
    }

    static Path path(String name) {
        try {
            return Path.of(name).toAbsolutePath().normalize();
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /** Returns null for files elsewhere, and for the directories themselves, which other processes change. */
    String state(Path file) {
        if (folders.containsKey(file)) {
            return null;
        }
        return folders.keySet().stream()
                .filter(file::startsWith)
                .max(Comparator.comparing(Path::getNameCount))
                .map(folder -> "file " + folders.get(folder) + name(folder.relativize(file)))
                .orElse(null);
    }

    private static String name(Path file) {
        return file.toString().replace('\\', '/');
    }

    /** Returns a text that is equal for equal content; empty if it is unknown. */
    String digest(Path file) {
        bytesLeft = MAX_BYTES_PER_TEST;
        return end(file);
    }

    private String end(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            String content = attributes.isDirectory()
                    ? "folder " + names(file)
                    : attributes.isRegularFile() ? content(file, attributes.size()) : "neither file nor folder";
            return content == null ? Traces.UNKNOWN : Traces.text(LongHash.of(permissions(file) + content));
        } catch (NoSuchFileException e) {
            return "absent";
        } catch (IOException | RuntimeException e) {
            return Traces.UNKNOWN;
        }
    }

    static String permissions(Path file) throws IOException {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? PosixFilePermissions.toString(Files.getPosixFilePermissions(file))
                : Files.isReadable(file) + "/" + Files.isWritable(file) + "/" + Files.isExecutable(file);
    }

    private static String names(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.limit(MAX_NAMES)
                    .map(entry -> entry.getFileName().toString())
                    .sorted()
                    .collect(Collectors.joining("/"));
        } catch (AccessDeniedException e) {
            return "closed";
        }
    }

    /** Returns null if the test has exceeded its limit of bytes. */
    private String content(Path file, long size) throws IOException {
        if (size > MAX_BYTES) {
            return "file of " + size;
        }
        bytesLeft -= (int) size;
        if (bytesLeft < 0) {
            return null;
        }
        try {
            return "file of " + size + ": " + Arrays.hashCode(Files.readAllBytes(file));
        } catch (AccessDeniedException e) {
            return "closed file of " + size;
        }
    }
}
