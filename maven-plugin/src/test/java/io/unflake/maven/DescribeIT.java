package io.unflake.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.unflake.engine.discovery.DescribedProject;
import io.unflake.engine.discovery.ProjectReader;
import io.unflake.engine.discovery.TestClasses;
import io.unflake.model.project.LeftOut;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Describes a build of several modules, each of which covers one aspect. */
class DescribeIT {

    private static Path project;
    private static DescribedProject described;

    @BeforeAll
    static void describe() throws IOException {
        project = RealMaven.project("workshop").toRealPath();
        Path out = RealMaven.folder("out of workshop");
        described = new ProjectReader(RealMaven.plugin(), out, line -> {}).read(project, Optional.empty());
    }

    @Test
    void modules_with_tests_are_in_the_order_of_the_build() {
        assertThat(described.modules())
                .extracting(ModuleDescription::name)
                .containsExactly("jupiter", "junit4", "testng", "consumer", "configured");
    }

    @Test
    void reports_what_is_left_out_with_the_reason() {
        assertThat(described.leftOut())
                .extracting(LeftOut::module, LeftOut::reason)
                .containsExactly(
                        tuple(
                                "the execution slow tests of Surefire in configured",
                                "only the tests of one execution are run"),
                        tuple("workshop:skipped", "its build skips the tests (skipTests)"),
                        tuple("workshop.twin:skipped", "its build skips the tests (skipTests)"),
                        tuple("ancient", "its tests use JUnit 4.11, but JUnit 4.12 is the oldest that Unflake runs"));
    }

    @Test
    void describes_a_plain_module_as_surefire_would_run_it() {
        ModuleDescription module = module("jupiter");
        assertThat(module.directory()).isEqualTo(path("jupiter"));
        assertThat(module.workingDirectory()).isEqualTo(path("jupiter"));
        assertThat(module.javaHome()).isNotEmpty();
        assertThat(module.testClasses()).containsExactly(path("jupiter/target/test-classes"));
        assertThat(module.classes()).containsExactly(path("jupiter/target/classes"));
        assertThat(module.sources()).contains(path("jupiter/src/main/java"), path("jupiter/src/test/java"));
        assertThat(module.classpath()).startsWith(path("jupiter/target/test-classes"), path("jupiter/target/classes"));
        assertThat(module.jvmArguments()).containsExactly("-ea");
        assertThat(module.properties()).containsEntry("basedir", path("jupiter"));
        assertThat(TestClasses.of(module)).containsExactly("workshop.jupiter.TillTest");
    }

    @Test
    void missing_engines_match_the_versions_of_the_module() {
        assertThat(names(module("jupiter").additions()))
                .containsExactlyInAnyOrder(
                        "junit-platform-launcher-1.10.2.jar",
                        "junit-platform-engine-1.10.2.jar",
                        "junit-jupiter-engine-5.10.2.jar");
        assertThat(names(module("consumer").additions())).containsExactly("junit-platform-launcher-6.1.3.jar");
        assertThat(names(module("junit4").additions()))
                .contains("junit-platform-launcher-1.14.4.jar", "junit-vintage-engine-5.14.4.jar")
                .noneMatch(name -> name.startsWith("junit-4") || name.startsWith("hamcrest"));
        assertThat(names(module("testng").additions()))
                .contains(
                        "junit-platform-launcher-1.14.4.jar",
                        "junit-platform-engine-1.14.4.jar",
                        "testng-engine-1.1.0.jar")
                .noneMatch(name -> name.startsWith("testng-7"));
    }

    @Test
    void modules_of_the_same_build_are_on_the_class_path_and_count_as_own_code() {
        String[] siblings = {path("jupiter/target/classes"), path("jupiter/target/test-classes")};
        assertThat(module("consumer").classpath()).endsWith(siblings);
        assertThat(module("consumer").classes()).containsExactly(siblings);
    }

    @Test
    void the_test_jvm_gets_the_arguments_of_the_build() {
        List<String> arguments = module("configured").jvmArguments();
        assertThat(arguments).hasSize(4).endsWith("-Xmx64m", "-Dquoted=two words", "-Dfork=1");
        assertThat(arguments.get(0))
                .startsWith("-javaagent:")
                .contains("jacoco", "destfile=" + path("configured/target/jacoco.exec"))
                .endsWith(",output=none");
    }

    @Test
    void describes_properties_and_environment() {
        assertThat(module("configured").properties())
                .containsEntry("folder", path("configured/target/data"))
                .containsEntry("empty", "")
                .containsEntry("from.file", "yes")
                .containsEntry("junit.jupiter.displayname.generator.default", "plain")
                .containsEntry("junit.jupiter.execution.parallel.enabled", "false")
                .allSatisfy((name, value) -> assertThat(name).doesNotStartWith("unflake."));
        assertThat(module("configured").environment()).containsExactly(Map.entry("SHOP", "open"));
    }

    @Test
    void describes_patterns_groups_and_folders() {
        ModuleDescription module = module("configured");
        assertThat(module.includes()).containsExactly("**/*Check.java");
        assertThat(module.excludes()).containsExactly("**/Slow*.java", "**/Huge*.java");
        assertThat(module.groups()).isEqualTo("fast");
        assertThat(module.excludedGroups()).isEqualTo("slow");
        assertThat(module.workingDirectory()).isEqualTo(path("configured/target"));
        assertThat(module.classpath()).endsWith(path("configured/extra"));
        assertThat(names(module.classpath())).noneMatch(name -> name.startsWith("apiguardian"));
        assertThat(TestClasses.of(module)).containsExactly("workshop.configured.PriceCheck");
    }

    private static ModuleDescription module(String name) {
        return described.modules().stream()
                .filter(module -> module.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static String path(String relative) {
        return project.resolve(relative).toString();
    }

    private static List<String> names(List<String> paths) {
        return paths.stream()
                .map(path -> Path.of(path).getFileName().toString())
                .toList();
    }
}
