package io.unflake.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnnotationProcessorsTest {

    private static final String SERVICE = "META-INF/services/javax.annotation.processing.Processor";

    @TempDir
    private Path folder;

    @Test
    void processors_are_requested_if_there_are_some_and_the_compiler_knows_the_option() throws IOException {
        List<String> classpath = List.of(folder.resolve("missing.jar").toString(), jar("processor.jar", SERVICE));

        assertThat(AnnotationProcessors.options(classpath, 25)).containsExactly("-proc:full");
        assertThat(AnnotationProcessors.options(classpath, 21)).containsExactly("-proc:full");
        assertThat(AnnotationProcessors.options(classpath, 17)).isEmpty();
        assertThat(AnnotationProcessors.options(List.of(jar("plain.jar", "a/A.class")), 25))
                .isEmpty();
    }

    @Test
    void a_folder_may_contain_processors() throws IOException {
        Files.createDirectories(folder.resolve(SERVICE).getParent());
        Files.createFile(folder.resolve(SERVICE));

        assertThat(AnnotationProcessors.options(List.of(folder.toString()), 25)).containsExactly("-proc:full");
    }

    private String jar(String name, String entry) throws IOException {
        Path file = folder.resolve(name);
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file))) {
            jar.putNextEntry(new ZipEntry(entry));
            jar.closeEntry();
        }
        return file.toString();
    }
}
