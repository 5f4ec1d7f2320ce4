package io.unflake.engine.discovery;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Lists the class files in a folder or jar as paths with slashes. */
public final class ClassFiles {

    private ClassFiles() {}

    /** The class files in a folder or jar; none if it does not exist. */
    public static List<String> in(Path container) {
        try {
            if (Files.isDirectory(container)) {
                return below(container);
            }
            if (!Files.isRegularFile(container)) {
                return List.of();
            }
            try (FileSystem jar = FileSystems.newFileSystem(container)) {
                return below(jar.getPath("/"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> below(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(ClassFiles::isOfClass)
                    .toList();
        }
    }

    private static boolean isOfClass(String path) {
        return path.endsWith(".class")
                && !path.startsWith("META-INF/")
                && !path.endsWith("module-info.class")
                && !path.endsWith("package-info.class");
    }
}
