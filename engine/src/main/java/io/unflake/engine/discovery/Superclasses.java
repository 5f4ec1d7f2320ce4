package io.unflake.engine.discovery;

import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassReader;

/** Knows which classes of the test folders of a module a test class extends. */
public final class Superclasses {

    private final List<Path> folders;

    public Superclasses(ModuleDescription module) {
        folders = module.testClasses().stream()
                .map(Path::of)
                .filter(Files::isDirectory)
                .toList();
    }

    /** Returns the superclasses, the nearest first, as far as their subclasses are in these folders. */
    public List<String> of(String className) {
        List<String> all = new ArrayList<>();
        Optional<String> next = superclass(className);
        while (next.isPresent()) {
            all.add(next.get());
            next = superclass(next.get());
        }
        return all;
    }

    private Optional<String> superclass(String className) {
        return folders.stream()
                .map(folder -> folder.resolve(className.replace('.', '/') + ".class"))
                .filter(Files::isRegularFile)
                .findFirst()
                .map(Superclasses::read);
    }

    /** Returns null if the file is no class. */
    private static String read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return new ClassReader(in).getSuperName().replace('/', '.');
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }
}
