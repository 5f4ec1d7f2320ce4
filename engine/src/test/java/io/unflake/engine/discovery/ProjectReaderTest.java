package io.unflake.engine.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisabledOnOs(OS.WINDOWS)
class ProjectReaderTest {

    @TempDir
    private Path folder;

    private final List<String> progress = new ArrayList<>();
    private Path project;
    private Path out;

    @BeforeEach
    void name() {
        project = folder.resolve("a project");
        out = folder.resolve("out");
    }

    @Test
    void the_projects_wrapper_describes_it_and_the_log_is_kept() throws IOException {
        FakeMaven.project(project, "echo '[INFO] Building Shop 1.0   [1/2]'\n" + FakeMaven.DESCRIBES);
        DescribedProject described = read(Optional.empty());
        assertThat(described.modules()).extracting(ModuleDescription::name).containsExactly("shop");
        assertThat(progress).containsExactly("compiling Shop (1/2)");
        assertThat(out.resolve("describe.log")).content().contains("Building Shop");
        assertThat(FakeMaven.calls(project).get(0))
                .startsWith("-B process-test-classes io.unflake:unflake-maven-plugin:0.0.1:describe");
    }

    @Test
    void installs_the_plugin_if_the_local_repository_lacks_it() throws IOException {
        String absent = "[ERROR] Plugin io.unflake:unflake-maven-plugin:0.0.1 or one of its dependencies could not be"
                + " resolved: Could not find artifact";
        FakeMaven.project(project, succeedOnceInstalled(absent));
        assertThat(read(Optional.empty()).modules()).hasSize(1);
        assertThat(FakeMaven.calls(project)).hasSize(3).element(1).asString().contains(":install-file -Dfile=");
    }

    @Test
    void replaces_a_different_build_of_the_plugin() throws IOException {
        FakeMaven.project(
                project,
                succeedOnceInstalled("[ERROR] Failed to execute goal io.unflake:unflake-maven-plugin:0.0.1:describe:"
                        + " another build of the Unflake plugin is in the local repository -> [Help 1]"));
        assertThat(read(Optional.empty()).modules()).hasSize(1);
    }

    @Test
    void reports_a_plugin_that_is_not_found_after_its_installation() throws IOException {
        FakeMaven.project(project, """
                case $* in *install-file*) exit 0 ;; esac
                echo '[ERROR] io.unflake:unflake-maven-plugin:0.0.1 was not found in central'
                exit 1
                """);
        assertThat(failure().getMessage()).contains("does not find the Unflake plugin");
        assertThat(FakeMaven.calls(project)).hasSize(3);
    }

    @Test
    void packages_modules_that_depend_on_each_other_without_running_tests() throws IOException {
        String needsPackage = """
                case $* in *' package '*) ;; *)
                    echo '[ERROR] Could not resolve dependencies for project shop:till:jar:1'
                    exit 1
                esac
                """;
        FakeMaven.project(project, needsPackage + FakeMaven.DESCRIBES);
        assertThat(read(Optional.empty()).modules()).hasSize(1);
        assertThat(FakeMaven.calls(project)).hasSize(2).element(1).asString().contains("-Dmaven.test.skip.exec=true");
    }

    @Test
    void shows_the_first_compiler_errors() throws IOException {
        FakeMaven.project(project, "echo \"[ERROR] $PWD/src/A.java:[12,5] ';' expected\"\nexit 1\n");
        UserException failure = failure();
        assertThat(failure.details()).containsExactly("src/A.java:[12,5] ';' expected");
        assertThat(failure.remedy()).contains("describe.log");
        assertThat(failure.kind().exitCode()).isEqualTo(3);
    }

    @Test
    void reports_a_project_without_tests() throws IOException {
        FakeMaven.project(project, "exit 0\n");
        assertThat(failure().getMessage()).endsWith("has no tests");
    }

    @Test
    void reports_for_each_module_why_no_test_can_run() throws IOException {
        FakeMaven.project(project, FakeMaven.DESCRIBES.replace("001-shop.module", "001-shop.left-out"));
        Files.writeString(project.resolve("module.json"), "{\"module\":\"shop\",\"reason\":\"its tests sleep\"}");
        assertThat(failure().details()).containsExactly("shop: its tests sleep");
    }

    @Test
    void names_a_jdk_that_is_too_old() throws IOException {
        FakeMaven.project(project, FakeMaven.DESCRIBES);
        Path old = Files.createDirectories(folder.resolve("jdk8/bin")).getParent();
        Files.writeString(old.resolve("release"), "JAVA_VERSION=\"1.8.0_402\"\n");
        UserException failure = catchThrowableOfType(UserException.class, () -> read(Optional.of(old)));
        assertThat(failure.getMessage()).contains("Java 1.8.0_402", old.toString());
        assertThat(failure.remedy()).contains("--java");
    }

    @Test
    void maven_and_the_tests_use_the_jdk_given_by_the_user() throws IOException {
        FakeMaven.project(project, "echo \"$JAVA_HOME\"\n" + FakeMaven.DESCRIBES);
        Path home = Files.createDirectories(folder.resolve("jdk 21/bin")).getParent();
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"21.0.4\"\n");
        assertThat(read(Optional.of(home)).modules())
                .extracting(ModuleDescription::javaHome)
                .containsExactly(home.toString());
        assertThat(out.resolve("describe.log")).content().contains(home.toString());
    }

    @Test
    void wrong_paths_are_usage_errors() throws IOException {
        assertThat(failure().kind().exitCode()).isEqualTo(2);
        Files.createDirectories(project);
        assertThat(failure().kind().exitCode()).isEqualTo(2);
        assertThat(failure().remedy()).contains("--classpath");
    }

    @Nested
    class Again {

        @BeforeEach
        void readOnce() throws IOException {
            FakeMaven.project(project, FakeMaven.DESCRIBES);
            assertThat(read(Optional.empty()).modules()).hasSize(1);
        }

        private int runsOfMaven() throws IOException {
            assertThat(read(Optional.empty()).modules())
                    .extracting(ModuleDescription::name)
                    .containsExactly("shop");
            return FakeMaven.calls(project).size();
        }

        @Test
        void maven_does_not_run_if_nothing_has_changed() throws IOException {
            assertThat(runsOfMaven()).isEqualTo(1);
        }

        @Test
        void files_of_version_control_and_results_do_not_count() throws IOException {
            Files.createDirectory(project.resolve(".git"));
            Files.writeString(project.resolve(".git/HEAD"), "ref: refs/heads/main");
            Files.writeString(out.resolve("findings.json"), "{}");
            assertThat(runsOfMaven()).isEqualTo(1);
        }

        @ParameterizedTest
        @ValueSource(strings = {"pom.xml", "Shop.java", ".mvn/maven.config", "target/test-classes/ShopTest.class"})
        void maven_runs_if_a_file_has_changed(String file) throws IOException {
            Files.createDirectories(project.resolve(file).getParent());
            Files.writeString(project.resolve(file), "changed");
            assertThat(runsOfMaven()).isEqualTo(2);
        }

        @Test
        void links_are_followed_unless_they_lead_back() throws IOException {
            Path shared = Files.createDirectory(folder.resolve("shared"));
            Files.createSymbolicLink(project.resolve("sources"), shared);
            Files.createSymbolicLink(project.resolve("back"), project);
            assertThat(runsOfMaven()).isEqualTo(1);
            Files.writeString(shared.resolve("Shop.java"), "changed");
            assertThat(runsOfMaven()).isEqualTo(2);
        }

        @Test
        void maven_runs_if_the_descriptions_cannot_be_read() throws IOException {
            Files.writeString(out.resolve("descriptions/001-shop.module.json"), "{");
            assertThat(runsOfMaven()).isEqualTo(2);
        }

        @Test
        void maven_runs_if_another_jdk_is_given() throws IOException {
            Path home = Files.createDirectories(folder.resolve("jdk/bin")).getParent();
            Files.writeString(home.resolve("release"), "JAVA_VERSION=\"21.0.4\"\n");
            assertThat(read(Optional.of(home)).modules())
                    .extracting(ModuleDescription::javaHome)
                    .containsExactly(home.toString());
            assertThat(FakeMaven.calls(project)).hasSize(2);
        }

        @Test
        void maven_runs_if_a_source_changed_while_it_ran() throws IOException {
            FakeMaven.project(project, "echo edited >>Shop.java\n" + FakeMaven.DESCRIBES);
            assertThat(runsOfMaven()).isEqualTo(2);
            assertThat(runsOfMaven()).isEqualTo(3);
        }
    }

    private static String succeedOnceInstalled(String otherwise) {
        String script = """
                case $* in *install-file*) touch installed; exit 0 ;; esac
                if [ ! -f installed ]; then echo 'REASON'; exit 1; fi
                """;
        return script.replace("REASON", otherwise) + FakeMaven.DESCRIBES;
    }

    private DescribedProject read(Optional<Path> java) throws IOException {
        return new ProjectReader(FakeMaven.plugin(folder.resolve("runtime")), out, progress::add).read(project, java);
    }

    private UserException failure() {
        return catchThrowableOfType(UserException.class, () -> read(Optional.empty()));
    }
}
