package io.unflake.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private final JavaClasses classes = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.unflake.app", "io.unflake.report");

    @Test
    void packages_of_the_application_have_no_cycles() {
        slices().matching("io.unflake.app.(*)..").should().beFreeOfCycles().check(classes);
    }

    @Test
    void packages_of_the_report_have_no_cycles() {
        slices().matching("io.unflake.report.(*)..").should().beFreeOfCycles().check(classes);
    }

    @Test
    void the_console_report_is_rendered_from_the_findings_file_only() {
        noClasses()
                .that()
                .resideInAPackage("io.unflake.report.console")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("io.unflake.model.finding.Finding")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("io.unflake.model.finding.Findings")
                .because("a file that is read back must render like the detection itself")
                .check(classes);
    }
}
