package io.unflake.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What docs/architecture.md says about modules and packages. */
class ArchitectureTest {

    private static final List<String> MODULES = List.of(
            "model",
            "hooks",
            "agent",
            "worker",
            "sanitise",
            "engine",
            "inject",
            "report",
            "app",
            "maven-plugin",
            "cli");

    /** By type, since the rest of the package starts threads and waits for JVMs. */
    private static final Set<String> SEEN_OF_EXPERIMENT =
            Set.of("Experiment", "Beside", "SideBySide", "OutOfTimeException");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importPaths(MODULES.stream().map(ArchitectureTest::folder).toList());

    private static Path folder(String module) {
        return Path.of("..", module, "target", "classes");
    }

    @Test
    void all_modules_are_there() {
        assertThat(MODULES)
                .allSatisfy(module ->
                        assertThat(Files.isDirectory(folder(module))).as(module).isTrue());
    }

    @ParameterizedTest
    @CsvSource({
        "model, '', ''",
        "hooks, '', ''",
        "agent, model hooks, org.objectweb.asm",
        "worker, model hooks, org.junit.platform org.junit.jupiter org.junit.runner org.junit.runners org.junit.vintage",
        "sanitise, '', org.junit org.opentest4j org.testng org.spockframework spock junit",
        "engine, model worker hooks, org.snakeyaml.engine org.objectweb.asm com.github.javaparser com.github.difflib",
        "inject, model engine, org.objectweb.asm org.mockito",
        "report, model, ''",
        "app, model engine inject report worker, ''",
        "maven, model, org.apache.maven org.eclipse.aether org.codehaus.plexus javax.inject",
        "cli, model engine report app, picocli"
    })
    void a_module_sees_only_what_its_jvm_may_see(String module, String others, String libraries) {
        String[] allowed = Stream.of(
                        Stream.of(
                                "java..",
                                "javax.net..",
                                "javax.sql..",
                                "javax.xml..",
                                "jdk.jfr..",
                                "sun.misc..",
                                ours(module)),
                        words(others).map(ArchitectureTest::ours),
                        words(libraries).map(library -> library + ".."))
                .flatMap(each -> each)
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage(ours(module))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed))
                .because("modules are sorted by the JVM they live in")
                .check(CLASSES);
    }

    private static String ours(String module) {
        return "io.unflake." + module + "..";
    }

    private static Stream<String> words(String text) {
        return text.isEmpty() ? Stream.of() : Stream.of(text.split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"plan", "search", "verdict", "minimise", "invariant", "clean", "score"})
    void an_algorithm_sees_the_model_other_algorithms_and_the_experiment(String algorithm) {
        classes()
                .that()
                .resideInAPackage("io.unflake.engine." + algorithm + "..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                                "java..",
                                "io.unflake.model..",
                                "io.unflake.engine.plan..",
                                "io.unflake.engine.search..",
                                "io.unflake.engine.verdict..",
                                "io.unflake.engine.minimise..",
                                "io.unflake.engine.invariant..",
                                "io.unflake.engine.clean..",
                                "io.unflake.engine.score..")
                        .or(ofTheExperiment()))
                .because("an algorithm that knows processes cannot be tested without them")
                .check(CLASSES);
    }

    private static DescribedPredicate<JavaClass> ofTheExperiment() {
        return describe(
                "are " + SEEN_OF_EXPERIMENT,
                type -> type.getPackageName().equals("io.unflake.engine.experiment")
                        && SEEN_OF_EXPERIMENT.contains(type.getSimpleName()));
    }

    @Test
    void the_phases_of_a_detection_start_no_process() {
        noClasses()
                .that()
                .resideInAPackage("io.unflake.engine.detect")
                .and()
                .haveNameMatching(".*(Phase|TreatedDetection|RerunDetection|Notes|FindingAssembly|Stopwatch)")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.unflake.engine.fork..", "io.unflake.engine.discovery..", "io.unflake.worker..")
                .because("whole detections are tested in a simulated experiment")
                .check(CLASSES);
    }

    @Test
    void only_patches_know_sources() {
        noClasses()
                .that()
                .resideOutsideOfPackage("io.unflake.engine.patch..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.github.javaparser..", "com.github.difflib..")
                .because("how sources are parsed and compared may change")
                .check(CLASSES);
    }

    @Test
    void the_command_line_only_translates_for_the_application() {
        classes()
                .that()
                .resideInAPackage("io.unflake.cli..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "java..",
                        "picocli..",
                        "io.unflake.cli..",
                        "io.unflake.app..",
                        "io.unflake.report.console..",
                        "io.unflake.engine.config..",
                        "io.unflake.engine.offline..",
                        "io.unflake.model.strategy.."))
                .because("another front end must not have to copy anything")
                .check(CLASSES);
    }

    @Test
    void the_console_report_is_rendered_from_the_findings_file_only() {
        noClasses()
                .that()
                .resideInAPackage("io.unflake.report.console")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("io\\.unflake\\.model\\.finding\\.Findings?")
                .because("a file that is read back must render like the detection itself")
                .check(CLASSES);
    }

    @Test
    void no_top_level_class_name_occurs_twice() {
        Map<String, List<String>> byName = CLASSES.stream()
                .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName, Collectors.mapping(JavaClass::getName, Collectors.toList())));

        assertThat(byName)
                .isNotEmpty()
                .allSatisfy((name, types) -> assertThat(types).hasSize(1));
    }

    @Test
    void packages_have_no_cycles() {
        slices().assignedFrom(new EachPackage())
                .should()
                .beFreeOfCycles()
                .because("a package is read from the bottom up")
                .check(CLASSES);
    }

    /** Every package is a slice, the root package of a module too. */
    private static final class EachPackage implements SliceAssignment {

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return type.getPackageName().startsWith("io.unflake")
                    ? SliceIdentifier.of(type.getPackageName())
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "each package";
        }
    }
}
