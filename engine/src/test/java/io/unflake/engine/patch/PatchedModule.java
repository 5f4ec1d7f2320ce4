package io.unflake.engine.patch;

import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A module with sources that tests write. */
public record PatchedModule(Path folder) {

    /** Writes the source of a class and returns its file. */
    public SourceFile write(String className, String text) throws IOException {
        return write(className.replace('.', '/'), ".java", text);
    }

    /** Writes the source of a specification. */
    public SourceFile writeGroovy(String className, String text) throws IOException {
        return write(className.replace('.', '/'), ".groovy", text);
    }

    private SourceFile write(String name, String ending, String text) throws IOException {
        Path file = folder.resolve(name + ending);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return SourceFile.ofClass(name.replace('/', '.'), description()).orElseThrow();
    }

    /** The module with these jars on its class path. */
    public ModuleDescription description(String... classpath) {
        return new ModuleDescription(
                "shop",
                folder.toString(),
                "",
                List.of(classpath),
                List.of(),
                List.of(),
                List.of(),
                List.of(folder.toString()),
                List.of(),
                List.of(),
                "",
                "",
                List.of(),
                Map.of(),
                Map.of(),
                folder.toString(),
                false);
    }
}
