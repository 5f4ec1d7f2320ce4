package io.unflake.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private static final List<String> MODULES = List.of("model", "engine", "report", "app", "cli");

    @Test
    void the_command_line_only_translates_for_the_application() {
        JavaClasses cli = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("io.unflake.cli");

        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "picocli..",
                        "io.unflake.cli..",
                        "io.unflake.app..",
                        "io.unflake.report.console..",
                        "io.unflake.engine.config..",
                        "io.unflake.engine.offline..",
                        "io.unflake.model.strategy..")
                .because("another front end must not have to copy anything")
                .check(cli);
    }

    @Test
    void no_class_name_occurs_in_two_modules() throws IOException {
        Map<String, Long> modulesByName = new TreeMap<>();
        for (String module : MODULES) {
            names(module).forEach(name -> modulesByName.merge(name, 1L, Long::sum));
        }

        assertThat(modulesByName).isNotEmpty();
        assertThat(modulesByName)
                .allSatisfy((name, modules) -> assertThat(modules).as(name).isEqualTo(1));
    }

    private static List<String> names(String module) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", module, "src/main/java"))) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java") && !name.equals("package-info.java"))
                    .collect(groupingBy(name -> name, counting()))
                    .keySet()
                    .stream()
                    .toList();
        }
    }
}
