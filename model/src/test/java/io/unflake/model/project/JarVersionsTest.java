package io.unflake.model.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarVersionsTest {

    @TempDir
    private Path folder;

    @Test
    void reads_artifact_and_version_from_the_file_name() throws IOException {
        List<String> classpath = List.of(jar("junit-4.13.2.jar", ""), jar("junit-jupiter-api-5.11.0-M1.jar", ""));
        assertThat(JarVersions.of(classpath))
                .containsEntry("junit:junit", "4.13.2")
                .containsEntry("org.junit.jupiter:junit-jupiter-api", "5.11.0-M1")
                .hasSize(2);
    }

    @Test
    void reads_the_version_from_the_manifest_if_the_file_name_has_none() throws IOException {
        assertThat(JarVersions.of(List.of(jar("testng.jar", "7.12.0")))).containsEntry("org.testng:testng", "7.12.0");
    }

    @Test
    void the_first_of_two_versions_counts_as_in_the_jvm() throws IOException {
        assertThat(JarVersions.of(List.of(jar("junit-4.12.jar", ""), jar("junit-4.13.jar", ""))))
                .containsEntry("junit:junit", "4.12");
    }

    @Test
    void the_standalone_jar_contains_launcher_and_engines() throws IOException {
        List<String> classpath = List.of(jar("junit-platform-console-standalone-1.11.3.jar", ""));
        assertThat(MissingEngines.of(JarVersions.of(classpath))).isEqualTo(new MissingEngines(List.of(), ""));
        assertThat(JarVersions.of(classpath)).containsEntry("org.junit.vintage:junit-vintage-engine", "5.11.3");
    }

    @Test
    void ignores_jars_that_do_not_belong_to_test_frameworks() throws IOException {
        List<String> classpath = List.of(folder.toString(), jar("guava-33.jar", ""), folder + "/absent-1.jar");
        assertThat(JarVersions.of(classpath)).isEmpty();
        assertThat(JarVersions.known(classpath)).isEmpty();
    }

    private String jar(String name, String version) throws IOException {
        Path file = folder.resolve(name);
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_VERSION, version);
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
            jar.finish();
        }
        return file.toString();
    }
}
