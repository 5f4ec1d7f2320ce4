package io.unflake.agent.record;

import io.unflake.model.Detail.Value;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;

/** Describes a file for people: its permissions, its size and the beginning of its content. */
final class FileDescription {

    private static final int MAX_SHOWN_BYTES = 200;
    private static final int MAX_SHOWN_NAMES = 5;

    private FileDescription() {}

    /** @param digest empty if it is unknown */
    static Value of(Path file, String digest) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            String permissions = FileValues.permissions(file);
            return attributes.isDirectory()
                    ? folder(file, permissions, digest)
                    : new Value(
                            "file " + permissions + " " + content(file),
                            "file",
                            null,
                            (int) Math.min(Integer.MAX_VALUE, attributes.size()),
                            digest,
                            null);
        } catch (NoSuchFileException e) {
            return new Value("absent", null, null, null, digest, null);
        } catch (IOException | RuntimeException e) {
            return new Value("unreadable", "file", null, null, digest, null);
        }
    }

    private static Value folder(Path folder, String permissions, String digest) {
        try (Stream<Path> entries = Files.list(folder)) {
            List<String> names = entries.limit(FileValues.MAX_NAMES)
                    .map(entry -> entry.getFileName().toString())
                    .sorted()
                    .toList();
            List<String> shown = names.subList(0, Math.min(names.size(), MAX_SHOWN_NAMES));
            String more = shown.size() < names.size() ? ", ..." : "";
            String text = "folder " + permissions + " (size " + names.size() + ") [" + String.join(", ", shown) + more;
            return new Value(text + "]", "folder", null, names.size(), digest, null);
        } catch (IOException | RuntimeException e) {
            return new Value("folder " + permissions + ", closed", "folder", null, null, digest, null);
        }
    }

    private static String content(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return Literals.quoted(new String(in.readNBytes(MAX_SHOWN_BYTES), StandardCharsets.UTF_8));
        } catch (IOException e) {
            return "closed";
        }
    }
}
