package io.unflake.agent;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.implement;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class AgentPackagesTest {

    private final JavaClasses agent = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.unflake.agent");

    @Test
    void packages_have_no_cycles() {
        slices().matching("io.unflake.(**)").should().beFreeOfCycles().check(agent);
    }

    @Test
    void the_heap_walk_depends_on_no_implementation_of_its_sink() {
        noClasses()
                .that()
                .haveNameMatching(".*\\.(HeapWalk|HeapNode|NodeClassifier|WalkBudget|InstanceFields)(\\$.*)?")
                .should()
                .dependOnClassesThat(implement("io.unflake.agent.record.HeapSink"))
                .check(agent);
    }
}
