package io.unflake.engine.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class MavenExecutableTest {

    @TempDir
    private Path folder;

    @Test
    void modules_use_the_wrapper_of_the_whole_build() throws IOException {
        Path module = Files.createDirectories(folder.resolve("shop/till"));
        Files.createFile(module.resolve("pom.xml"));
        Files.createFile(folder.resolve("shop/pom.xml"));
        Path wrapper = program("shop/mvnw");
        assertThat(find(module, Map.of())).isEqualTo(wrapper);
    }

    @Test
    void skips_a_wrapper_that_is_not_executable() throws IOException {
        Files.createFile(folder.resolve("pom.xml"));
        Files.createFile(folder.resolve("mvnw"));
        Path maven = program("bin/mvn");
        assertThat(find(folder, Map.of("PATH", folder.resolve("bin").toString())))
                .isEqualTo(maven);
    }

    @Test
    void path_takes_precedence_over_maven_home() throws IOException {
        Path maven = program("bin/mvn");
        Path home = program("home/bin/mvn");
        String absent = folder.resolve("absent").toString();
        assertThat(find(
                        folder,
                        Map.of(
                                "PATH",
                                absent,
                                "MAVEN_HOME",
                                folder.resolve("home").toString())))
                .isEqualTo(home);
        assertThat(find(
                        folder,
                        Map.of(
                                "PATH", folder.resolve("bin").toString(),
                                "MAVEN_HOME", folder.resolve("home").toString())))
                .isEqualTo(maven);
    }

    @Test
    void finds_nothing_without_maven() {
        assertThat(new MavenExecutable(Map.of("PATH", folder.toString())).find(folder))
                .isEmpty();
    }

    private static Path find(Path project, Map<String, String> environment) {
        return new MavenExecutable(environment).find(project).orElseThrow();
    }

    private Path program(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.createFile(
                file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
    }
}
