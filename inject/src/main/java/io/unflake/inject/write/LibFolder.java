package io.unflake.inject.write;

import io.unflake.inject.gate.FlawGate;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes the folder with the jars that mutants need. */
public final class LibFolder {

    private static final String GATE = "unflake-gate.jar";

    private final Path folder;

    public LibFolder(Path folder) {
        this.folder = folder;
    }

    /** Writes the jars and returns them. */
    public List<Path> write(boolean gated, List<Path> jars) throws IOException {
        Files.createDirectories(folder);
        if (gated) {
            writeGate(folder.resolve(GATE));
        }
        for (Path jar : jars) {
            Files.copy(jar, folder.resolve(jar.getFileName().toString()), StandardCopyOption.REPLACE_EXISTING);
        }
        try (java.util.stream.Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static void writeGate(Path jar) throws IOException {
        String file = FlawGate.class.getName().replace('.', '/') + ".class";
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar));
                InputStream in = FlawGate.class.getResourceAsStream("/" + file)) {
            ZipEntry entry = new ZipEntry(file);
            entry.setTime(0);
            out.putNextEntry(entry);
            in.transferTo(out);
            out.closeEntry();
        }
    }
}
