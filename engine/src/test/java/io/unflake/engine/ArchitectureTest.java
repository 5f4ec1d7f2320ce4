package io.unflake.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    private final JavaClasses engine = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.unflake.engine");

    @Test
    void algorithms_see_only_the_model_and_the_experiment() {
        classes()
                .that()
                .resideInAnyPackage("..engine.search..", "..engine.verdict..", "..engine.plan..", "..engine.minimise..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "io.unflake.model..",
                        "..engine.plan..",
                        "..engine.search..",
                        "..engine.verdict..",
                        "..engine.minimise..",
                        "..engine.experiment..")
                .because("an algorithm that knows processes cannot be tested without them")
                .check(engine);
    }

    @Test
    void the_experiment_is_all_that_algorithms_use_of_its_package() {
        noClasses()
                .that()
                .resideInAnyPackage("..engine.search..", "..engine.verdict..", "..engine.plan..", "..engine.minimise..")
                .should()
                .dependOnClassesThat()
                .haveSimpleName("Laboratory")
                .because("they take an oracle, not a process")
                .check(engine);
    }

    @Test
    void packages_have_no_cycles() {
        slices().matching("io.unflake.engine.(*)..").should().beFreeOfCycles().check(engine);
    }
}
