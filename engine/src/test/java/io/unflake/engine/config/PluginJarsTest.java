package io.unflake.engine.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.hooks.spi.CustomStrategy;
import io.unflake.model.UserException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginJarsTest {

    private static final String SERVICE = "META-INF/services/" + CustomStrategy.class.getName();

    @TempDir
    Path folder;

    /** What a user would write. */
    public static final class FullDisk implements CustomStrategy {

        @Override
        public String name() {
            return "disk.full";
        }

        @Override
        public String description() {
            return "disks have no room";
        }

        @Override
        public List<String> targets() {
            return List.of("java.io.File.getFreeSpace()");
        }

        @Override
        public Object result(Object value) {
            return 0L;
        }
    }

    @Test
    void the_strategies_of_a_jar_are_listed_with_their_targets() throws IOException {
        Path jar = jar(FullDisk.class.getName(), true);

        assertThat(PluginJars.read(List.of(jar))).singleElement().satisfies(own -> {
            assertThat(own.name()).isEqualTo("disk.full");
            assertThat(own.kinds()).containsExactly("custom:disk.full");
            assertThat(own.contractPreserving()).isFalse();
            assertThat(own.targets()).containsExactly("java.io.File.getFreeSpace()");
        });
    }

    @Test
    void a_class_that_is_missing_from_the_jar_is_reported() throws IOException {
        Path jar = jar(FullDisk.class.getName(), false);

        assertMistake(jar, FullDisk.class.getName());
    }

    @Test
    void a_jar_without_strategies_is_reported() throws IOException {
        assertMistake(jar("", false), "it contains no strategy");
    }

    @Test
    void a_file_that_is_not_a_jar_is_reported() throws IOException {
        assertMistake(Files.writeString(folder.resolve("text.jar"), "text"), "it contains no strategy");
    }

    private static void assertMistake(Path jar, String expected) {
        assertThatThrownBy(() -> PluginJars.read(List.of(jar))).isInstanceOfSatisfying(UserException.class, e -> {
            assertThat(e).hasMessageContaining("the plugin " + jar).hasMessageContaining(expected);
            assertThat(e.remedy()).contains("META-INF/services");
        });
    }

    private Path jar(String service, boolean withClass) throws IOException {
        Path jar = folder.resolve("plugin.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            out.putNextEntry(new JarEntry(SERVICE));
            out.write(service.getBytes(StandardCharsets.UTF_8));
            if (withClass) {
                String name = FullDisk.class.getName().replace('.', '/') + ".class";
                out.putNextEntry(new JarEntry(name));
                out.write(FullDisk.class
                        .getClassLoader()
                        .getResourceAsStream(name)
                        .readAllBytes());
            }
        }
        return jar;
    }
}
