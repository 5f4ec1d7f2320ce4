package io.unflake.engine.patch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;

/**
 * The annotation processors of a class path. Java 23 and newer run them on request only; Java 21 and newer have an option
 * for that.
 */
final class AnnotationProcessors {

    private static final int WITH_OPTION = 21;
    private static final String SERVICE = "META-INF/services/javax.annotation.processing.Processor";

    private AnnotationProcessors() {}

    /** Returns the options with which a compiler of a version runs the processors, if there are any. */
    static List<String> options(List<String> classpath, int javaVersion) {
        return javaVersion >= WITH_OPTION && classpath.stream().map(Path::of).anyMatch(AnnotationProcessors::areIn)
                ? List.of("-proc:full")
                : List.of();
    }

    private static boolean areIn(Path element) {
        if (!Files.isRegularFile(element)) {
            return Files.exists(element.resolve(SERVICE));
        }
        try (JarFile jar = new JarFile(element.toFile())) {
            return jar.getEntry(SERVICE) != null;
        } catch (IOException e) {
            return false;
        }
    }
}
