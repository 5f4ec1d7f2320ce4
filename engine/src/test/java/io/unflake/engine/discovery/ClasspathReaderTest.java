package io.unflake.engine.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.unflake.model.UserException;
import io.unflake.model.codec.Codec;
import io.unflake.model.project.Additions;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ClasspathReaderTest {

    private static final List<String> COMPLETE = List.of(
            "junit-jupiter-api-5.14.4.jar",
            "junit-jupiter-engine-5.14.4.jar",
            "junit-platform-engine-1.14.4.jar",
            "junit-platform-launcher-1.14.4.jar");

    private static final String ANSWERS = """
            for argument; do
                case $argument in
                    -Dunflake.descriptions=*) cp answer "${argument#*=}/additions.json" ;;
                esac
            done
            """;

    @TempDir
    private Path folder;

    private Path out;

    @BeforeEach
    void build() throws IOException {
        out = folder.resolve("out");
        Files.createDirectories(folder.resolve("build/tests"));
        Files.createDirectories(folder.resolve("build/main"));
        Files.createFile(folder.resolve("build/tests/PriceChecks.class"));
        Files.createDirectories(folder.resolve("lib"));
    }

    @Test
    void a_complete_class_path_needs_no_maven() throws IOException {
        add(COMPLETE);
        ModuleDescription module = read("lib/*");
        assertThat(module.additions()).isEmpty();
        assertThat(module.classpath())
                .startsWith(path("build/tests"), path("build/main"), path("lib/junit-jupiter-api-5.14.4.jar"))
                .hasSize(6);
        assertThat(module.testClasses()).containsExactly(path("build/tests"));
        assertThat(module.workingDirectory()).isEqualTo(folder.toString());
    }

    @Test
    void every_top_level_class_may_contain_tests() throws IOException {
        add(COMPLETE);
        assertThat(TestClasses.of(read("lib/*"))).containsExactly("PriceChecks");
    }

    @Test
    void keeps_the_users_order_of_the_class_path() throws IOException {
        add(COMPLETE);
        assertThat(read("lib/*", "build/main", "build/resources").classpath())
                .startsWith(path("build/tests"), path("lib/junit-jupiter-api-5.14.4.jar"))
                .endsWith(path("build/main"), path("build/resources"));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void caches_the_engines_that_maven_fetched() throws IOException {
        add(List.of("junit-4.13.2.jar"));
        Path fetched = Files.createFile(folder.resolve("junit-vintage-engine-5.14.4.jar"));
        FakeMaven.project(out, ANSWERS);
        Files.writeString(out.resolve("answer"), Codec.write(new Additions(List.of(fetched.toString()), "")));
        assertThat(read("lib/*").additions()).containsExactly(fetched.toString());
        assertThat(read("lib/*").additions()).containsExactly(fetched.toString());
        assertThat(FakeMaven.calls(out)).hasSize(1).first().asString().contains("-Dunflake.classpath=" + path("lib"));
    }

    @Test
    void names_paths_that_do_not_exist() throws IOException {
        add(COMPLETE);
        assertThat(failure("lib/*:typo.jar").getMessage()).contains(path("typo.jar"));
        assertThat(failure("typos/*").getMessage()).contains(path("typos"));
        Files.delete(folder.resolve("build/main"));
        assertThat(failure("lib/*").remedy()).contains("--classes");
    }

    @Test
    void reports_a_class_path_without_test_framework() {
        UserException failure = failure("lib/*");
        assertThat(failure.getMessage()).contains("no JUnit, TestNG or Spock");
        assertThat(failure.kind().exitCode()).isEqualTo(3);
    }

    private void add(List<String> jars) throws IOException {
        for (String jar : jars) {
            Files.createFile(folder.resolve("lib").resolve(jar));
        }
    }

    private String path(String relative) {
        return folder.resolve(relative).toString();
    }

    private ModuleDescription read(String... classpath) throws IOException {
        return new ClasspathReader(FakeMaven.plugin(folder.resolve("runtime")), out, new ArrayList<String>()::add)
                .read(new PlainProject(
                        folder,
                        List.of(classpath),
                        List.of(Path.of("build/tests")),
                        List.of(Path.of("build/main")),
                        List.of(),
                        Optional.empty()));
    }

    private UserException failure(String classpath) {
        return catchThrowableOfType(UserException.class, () -> read(classpath.split(":", -1)));
    }
}
