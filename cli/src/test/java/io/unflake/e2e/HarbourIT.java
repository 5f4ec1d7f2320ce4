package io.unflake.e2e;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import io.unflake.model.TestId;
import io.unflake.model.project.ModuleDescription;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Found;
import io.unflake.report.known.KnownTest;
import io.unflake.report.known.KnownTests;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All strategies on a sample whose tests share ports, files, frameworks and their order. */
class HarbourIT {

    static final Path SAMPLE = Path.of(System.getProperty("samples"), "harbour");

    @TempDir
    static Path folder;

    private static Path out;
    private static Truth truth;
    private static Map<TestId, String> categories;
    private static FindingsFile findings;

    @BeforeAll
    static void detect() throws Exception {
        Path project = MavenFolder.copy(SAMPLE, folder.resolve("harbour"));
        out = folder.resolve("out");
        Unflake.Ended ended =
                new Unflake(folder).run("detect", "--project", project.toString(), "--out", out.toString(), "--json");
        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        findings = ended.findings();
        truth = Truth.read(out);
        categories = KnownTests.read(SAMPLE.resolve("flaky.csv")).stream()
                .collect(toMap(KnownTest::test, KnownTest::category));
    }

    @Test
    void exactly_the_flaky_tests_are_found_each_once() {
        assertThat(truth.steady()).isNotEmpty();
        assertThat(findings.findings())
                .extracting(Found::testId)
                .containsExactlyInAnyOrderElementsOf(truth.flaky().keySet());
    }

    @Test
    void each_has_its_category_and_none_is_a_rerun() {
        assertSoftly(softly -> findings.findings()
                .forEach(each -> softly.assertThat(each.category())
                        .as("category of %s", each.test())
                        .isEqualTo(categories.get(each.testId()))));
    }

    @Test
    void each_is_found_by_all_declared_strategies() {
        assertSoftly(softly -> truth.flaky()
                .forEach((test, declared) -> softly.assertThat(findings.findings())
                        .filteredOn(each -> each.testId().equals(test))
                        .flatExtracting(Found::strategies)
                        .as("strategies that provoke %s", test)
                        .containsAll(declared.strategies())));
    }

    /** JVMs side by side would make tests that bind the same port fail under any strategy. */
    @Test
    void no_finding_names_a_strategy_of_another_group() {
        assertSoftly(softly -> findings.findings()
                .forEach(each -> softly.assertThat(each.strategies())
                        .as("strategies that provoke %s", each.test())
                        .allSatisfy(strategy -> assertThat(strategy).startsWith(each.category() + "."))));
    }

    @Test
    void a_taken_port_is_the_only_cause_of_its_findings() {
        assertThat(findings.findings())
                .filteredOn(each -> each.category().equals("environment"))
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each.strategies()).containsExactly("environment.port"));
    }

    /** Also of those that fail in the plain order, where nothing is perturbed. */
    @Test
    void the_cause_of_each_is_the_declared_place() {
        assertSoftly(softly -> findings.findings()
                .forEach(each -> softly.assertThat(Places.of(each.cause()))
                        .as("cause of %s", each.test())
                        .isNotEmpty()
                        .isSubsetOf(declared(each).cause())));
    }

    @Test
    void no_test_is_suspect_or_broken() {
        assertThat(findings.findings()).extracting(Found::verdict).containsOnly("flaky");
        assertThat(findings.broken()).isEmpty();
    }

    @Test
    void each_replay_fails_again() throws Exception {
        for (Found each : findings.findings()) {
            Unflake.Ended again = new Unflake(folder)
                    .run("replay", out.resolve("replays/" + each.id() + ".json").toString(), "--times", "1");
            assertThat(again.out()).as(each.test() + again.err()).startsWith("reproduced 1/1");
        }
    }

    /** Without a build, nothing says that the classes need a JVM each. */
    @Test
    void a_jvm_per_class_is_found_out_where_no_build_asks_for_it() throws Exception {
        ModuleDescription lock = Truth.modules(out).stream()
                .filter(module -> module.name().equals("harbour-lock"))
                .findFirst()
                .orElseThrow();
        Unflake.Ended ended = new Unflake(folder).run(byClassPath(lock));
        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        assertThat(ended.findings().findings())
                .singleElement()
                .extracting(Found::test, Found::category)
                .containsExactly("harbour.lock.KeeperTest#theGaugeHasAPoint", "locale");
        assertThat(ended.findings().broken()).isEmpty();
    }

    @Test
    void the_list_of_the_sample_agrees_with_its_annotations() {
        assertThat(categories.keySet())
                .containsExactlyInAnyOrderElementsOf(truth.flaky().keySet());
    }

    private static Truth.Declared declared(Found found) {
        return truth.flaky().getOrDefault(found.testId(), Truth.Declared.NOTHING);
    }

    private static List<String> byClassPath(ModuleDescription module) {
        List<String> classpath = Stream.concat(module.classpath().stream(), module.additions().stream())
                .toList();
        return Stream.of(
                        List.of("detect", "--project", module.directory(), "--json"),
                        List.of("--out", folder.resolve("out-by-class-path").toString()),
                        List.of("--classpath", String.join(File.pathSeparator, classpath)),
                        List.of("--test-classes", module.testClasses().get(0)),
                        List.of("--classes", module.classes().get(0)),
                        module.jvmArguments().stream().map("--jvm-arg="::concat).toList())
                .flatMap(List::stream)
                .toList();
    }
}
