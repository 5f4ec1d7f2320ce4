package io.unflake.app.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.app.project.ProjectChoice.ClasspathProject;
import io.unflake.app.project.ProjectChoice.MavenProject;
import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProjectFileTest {

    @TempDir
    Path out;

    @Test
    void a_maven_project_reads_back_the_same() {
        TestedProject project =
                new TestedProject(new MavenProject("/home/ann/my shop"), Path.of("/opt/jdk"), List.of());

        ProjectFile.write(out, project);

        assertThat(ProjectFile.read(out)).isEqualTo(project);
        assertThat(out.resolve("project.json")).hasContent("""
                {
                  "schema": "unflake/project/1",
                  "project": {"type": "MavenProject", "directory": "/home/ann/my shop"},
                  "java": "/opt/jdk"
                }
                """);
    }

    @Test
    void a_class_path_reads_back_the_same() {
        TestedProject project = new TestedProject(
                new ClasspathProject(
                        "/shop", List.of("/lib/*", "/out"), List.of("/out/test"), List.of("/out/main"), List.of()),
                null,
                List.of());

        ProjectFile.write(out, project);

        assertThat(ProjectFile.read(out)).isEqualTo(project);
    }

    @Test
    void a_missing_file_is_reported_with_a_remedy() {
        assertThatThrownBy(() -> ProjectFile.read(out)).isInstanceOfSatisfying(UserException.class, e -> {
            assertThat(e).hasMessage("it is unknown which project the findings in " + out + " belong to");
            assertThat(e.remedy()).contains("--project DIR");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "not JSON | cannot be used",
                "[] | cannot be used",
                "{\"schema\": \"unflake/project/9\"} | expected unflake/project/1 but found unflake/project/9",
                "{\"schema\": \"unflake/project/1\"} | a part of it is missing or wrong",
                "{\"schema\": \"unflake/project/1\", \"project\": {\"type\": \"GradleProject\"}} | is called GradleProject",
                "{\"schema\": \"unflake/project/1\", \"project\": {\"type\": \"MavenProject\"}} | a part of it is missing",
                "{\"schema\": \"unflake/project/1\", \"project\": {\"type\": \"MavenProject\", \"directory\": \"../x\"}}"
                        + " | a part of it is missing or wrong",
                "{\"schema\": \"unflake/project/1\", \"project\": {\"type\": \"MavenProject\", \"directory\": 7}}"
                        + " | cannot be used",
                "{\"schema\": \"unflake/project/1\", \"project\": {\"type\": \"MavenProject\", \"directory\":"
                        + " \"/a\\u0000b\"}} | a part of it is missing or wrong",
                "{\"schema\": \"unflake/project/1\", \"project\": {\"type\": \"ClasspathProject\", \"directory\": \"/x\","
                        + " \"classpath\": [null]}} | a part of it is missing or wrong",
                "{\"schema\": \"unflake/project/1\", \"project\": {\"type\": \"MavenProject\", \"directory\": \"/x\"},"
                        + " \"java\": \"jdk\"} | a part of it is missing or wrong"
            })
    void hostile_content_is_refused_with_a_remedy(String text, String sentence) throws IOException {
        Files.writeString(out.resolve("project.json"), text);

        assertThatThrownBy(() -> ProjectFile.read(out)).isInstanceOfSatisfying(UserException.class, e -> {
            assertThat(e).hasMessageContaining("project.json cannot be used").hasMessageContaining(sentence);
            assertThat(e.remedy()).contains("--project DIR");
        });
    }
}
