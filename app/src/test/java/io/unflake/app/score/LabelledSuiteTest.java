package io.unflake.app.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.app.project.ProjectChoice.ClasspathProject;
import io.unflake.model.UserException;
import io.unflake.model.labels.LabelledTest;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabelledSuiteTest {

    @TempDir
    Path folder;

    private static Mutant mutant(String id, String below) {
        return new Mutant(
                id,
                "AW",
                Mutant.NOD,
                Mutant.GATED,
                Mutant.OWN,
                "site",
                List.of(new LabelledTest("shop.CartTest#waits", LabelledTest.FLAKY)),
                0,
                "always",
                below);
    }

    private void write(List<String> classpath, Mutant... mutants) throws IOException {
        Labels labels = new Labels(
                Labels.SCHEMA,
                Labels.EACH,
                0.5,
                5,
                classpath,
                folder.resolve("gone").toString(),
                null,
                List.of(mutants));
        Files.writeString(folder.resolve(Labels.FILE), labels.write());
        for (String below : Stream.of(mutants).map(Mutant::folder).toList()) {
            Files.createDirectories(folder.resolve(below));
        }
    }

    @Test
    void mutants_in_one_folder_are_one_suite() throws IOException {
        write(List.of(), mutant("AW-1", "test-classes"), mutant("AW-2", "test-classes"));

        assertThat(LabelledSuite.read(folder)).singleElement().satisfies(suite -> {
            assertThat(suite.mutants()).hasSize(2);
            assertThat(suite.name()).isEqualTo(folder.toString());
        });
    }

    @Test
    void mutants_in_folders_of_their_own_are_suites_of_their_own() throws IOException {
        write(List.of(), mutant("AW-1", "AW-1/test-classes"), mutant("AW-2", "AW-2/test-classes"));

        assertThat(LabelledSuite.read(folder))
                .extracting(LabelledSuite::classes)
                .containsExactly(folder.resolve("AW-1/test-classes"), folder.resolve("AW-2/test-classes"));
    }

    @Test
    void what_mutants_need_comes_after_the_users_class_path() throws IOException {
        Path code = Files.createDirectories(folder.resolve("code"));
        Files.createDirectories(folder.resolve(Labels.LIB));
        write(List.of(code.toString(), "/lib/a.jar"), mutant("AW-1", "test-classes"));

        ClasspathProject project = LabelledSuite.read(folder).get(0).project(List.of(Path.of("/lib/code.jar")));

        assertThat(project.classpath()).containsExactly(code.toString(), "/lib/a.jar", folder.resolve("lib") + "/*");
        assertThat(project.testClasses())
                .containsExactly(folder.resolve("test-classes").toString());
        assertThat(project.classes()).containsExactly("/lib/code.jar", code.toString());
        assertThat(project.directory()).isEqualTo(folder.toString());
    }

    @Test
    void the_suites_of_all_modules_are_read() throws IOException {
        Path project = folder;
        for (String module : List.of("till", "cart")) {
            folder = Files.createDirectories(project.resolve(module));
            write(List.of(), mutant("AW-1", "test-classes"));
        }
        Files.createDirectories(project.resolve("other"));

        assertThat(LabelledSuite.read(project))
                .extracting(LabelledSuite::folder)
                .containsExactly(project.resolve("cart"), project.resolve("till"));
    }

    @Test
    void modules_without_mutants_are_left_out() throws IOException {
        Path project = folder;
        folder = Files.createDirectories(project.resolve("cart"));
        write(List.of());
        assertThatThrownBy(() -> LabelledSuite.read(project)).hasMessage("the suite " + project + " has no mutants");

        folder = Files.createDirectories(project.resolve("till"));
        write(List.of(), mutant("AW-1", "test-classes"));
        assertThat(LabelledSuite.read(project))
                .extracting(LabelledSuite::folder)
                .containsExactly(folder);
    }

    @Test
    void labels_that_are_no_text_are_a_mistake() throws IOException {
        Files.write(folder.resolve(Labels.FILE), new byte[] {(byte) 0xff, (byte) 0xfe});

        assertThatThrownBy(() -> LabelledSuite.read(folder))
                .isInstanceOf(UserException.class)
                .hasMessage("the file " + folder.resolve(Labels.FILE) + " cannot be read");
    }

    @Test
    void a_folder_without_labels_is_a_mistake() {
        assertThatThrownBy(() -> LabelledSuite.read(folder))
                .isInstanceOf(UserException.class)
                .hasMessage("there is no labels.json in " + folder);
    }

    @Test
    void labels_without_mutants_or_without_classes_are_a_mistake() throws IOException {
        write(List.of());
        assertThatThrownBy(() -> LabelledSuite.read(folder)).hasMessageContaining("has no mutants");

        write(List.of(), mutant("AW-1", "test-classes"));
        Files.delete(folder.resolve("test-classes"));
        assertThatThrownBy(() -> LabelledSuite.read(folder)).hasMessageContaining("has no folder test-classes");
    }

    @Test
    void labels_that_are_wrong_are_a_mistake() throws IOException {
        Files.writeString(folder.resolve(Labels.FILE), "{\"schema\": \"unflake/labels/9\"}");

        assertThatThrownBy(() -> LabelledSuite.read(folder))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("expected unflake/labels/1 but found unflake/labels/9");
    }
}
