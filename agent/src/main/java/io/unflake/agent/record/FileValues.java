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
 * The files that a test touched, as they are after it: those in the working folder and in the one for temporary files.
 *
 * <p>Nothing is ever written. What is large counts by its length.
 */
final class FileValues {

    private static final int MOST_BYTES = 1 << 20;
    private static final int MOST_BYTES_PER_TEST = 8 << 20;
    private static final int MOST_NAMES = 10_000;

    /** How names begin in each of the folders; one may lie in the other. */
    private final Map<Path, String> folders = new HashMap<>();

    private int bytesLeft;

    FileValues() {
        add(Path.of(System.getProperty("java.io.tmpdir")), "temp/");
        add(Path.of(""), "");
        TouchedFiles.watch(folders.keySet().stream().map(Path::toString).toList());
    }

    /** By both names, if there is a link on the way. */
    private void add(Path folder, String prefix) {
        Path absolute = folder.toAbsolutePath().normalize();
        folders.put(absolute, prefix);
        try {
            folders.put(absolute.toRealPath(), prefix);
        } catch (IOException e) {
            // It has no other name, or is not there at all.
        }
    }

    /** @param touched names as code gave them */
    Traces of(Map<String, Integer> touched) {
        bytesLeft = MOST_BYTES_PER_TEST;
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

    /** Whoever makes or deletes a file changes the folder that it is in. */
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

    private static Path path(String name) {
        try {
            return Path.of(name).toAbsolutePath().normalize();
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /** Null for what is elsewhere, and for the folders themselves: others come and go there. */
    private String state(Path file) {
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

    private static String permissions(Path file) throws IOException {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? PosixFilePermissions.toString(Files.getPosixFilePermissions(file))
                : Files.isReadable(file) + "/" + Files.isWritable(file) + "/" + Files.isExecutable(file);
    }

    private static String names(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.limit(MOST_NAMES)
                    .map(entry -> entry.getFileName().toString())
                    .sorted()
                    .collect(Collectors.joining("/"));
        } catch (AccessDeniedException e) {
            return "closed";
        }
    }

    /** Null if too much was read already. */
    private String content(Path file, long size) throws IOException {
        if (size > MOST_BYTES) {
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
