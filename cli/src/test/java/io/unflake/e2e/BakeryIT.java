package io.unflake.e2e;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import io.unflake.model.TestId;
import io.unflake.model.strategy.Strategies;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Found;
import io.unflake.report.known.KnownTests;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares one detection on the sample with what its tests declare. */
class BakeryIT {

    private static final TestId SIP = TestId.parse("bakery.sip.SipTest#rtpPort_returnPositiveEvenInt");

    @TempDir
    static Path folder;

    private static Truth truth;
    private static BakeryDetection detection;
    private static FindingsFile findings;
    private static Map<TestId, List<Found>> found;

    @BeforeAll
    static void detect() throws Exception {
        detection = BakeryDetection.get(folder);
        truth = detection.truth();
        findings = detection.findings();
        found = findings.findings().stream()
                .collect(groupingBy(each -> each.testId().base(), TreeMap::new, Collectors.toList()));
    }

    @Test
    void exactly_the_flaky_tests_are_found() {
        assertThat(truth.flaky()).isNotEmpty();
        assertThat(truth.steady()).isNotEmpty();
        assertThat(found.keySet())
                .containsExactlyInAnyOrderElementsOf(truth.flaky().keySet());
    }

    @Test
    void each_is_found_by_all_declared_strategies() {
        assertSoftly(softly -> truth.flaky()
                .forEach((test, declared) -> softly.assertThat(strategies(test))
                        .as("strategies that provoke %s", test)
                        .containsAll(declared.strategies())));
    }

    @Test
    void the_cause_of_each_is_the_declared_place() {
        assertSoftly(softly -> found.forEach((test, list) -> list.forEach(each -> {
            List<String> declared =
                    truth.flaky().getOrDefault(test, Truth.Declared.NOTHING).cause();
            softly.assertThat(Places.of(each.cause()))
                    .as("cause of %s", each.test())
                    .isNotEmpty()
                    .isSubsetOf(declared);
        })));
    }

    @Test
    void findings_of_strategies_with_a_size_have_a_margin() {
        Set<String> sized = Set.of("time", "date", "sleep", "concurrency", "network");
        assertSoftly(softly -> findings.findings()
                .forEach(each -> softly.assertThat(each.margin() != null)
                        .as("margin of %s", each.test())
                        .isEqualTo(sized.contains(each.category())
                                || each.strategies().contains("environment.heap"))));
    }

    @Test
    void the_command_of_each_replays_its_file() {
        assertThat(findings.findings())
                .allSatisfy(each -> assertThat(each.command())
                        .contains("replay")
                        .endsWith(detection.replay(each.id()).toString()));
    }

    /** One with a perturbed call, one with another JVM setting, one with a space in an argument. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "bakery.sip.SipTest#rtpPort_returnPositiveEvenInt",
                "bakery.office.OfficeTest#clerksAreThere",
                "bakery.office.OfficeTest#draftsHaveAnAddress"
            })
    void the_printed_command_makes_it_fail_in_its_own_build(String test) throws Exception {
        Found finding = found.get(TestId.parse(test)).get(0);
        String file = detection.replay(finding.id()).toString();
        Unflake.Ended replayed = detection.unflake().run("replay", file, "--times", "1");
        assertThat(replayed.out())
                .as(replayed.err())
                .startsWith("reproduced 1/1")
                .contains("in your own build:\n");

        Process maven = new ProcessBuilder(
                        "sh", "-c", replayed.out().lines().toList().get(4))
                .redirectErrorStream(true)
                .start();
        String printed = new String(maven.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(maven.waitFor()).as(printed).isNotZero();
        assertThat(printed)
                .contains("Tests run: 1, ")
                .contains(finding.failure().type());
    }

    @Test
    void the_bug_of_java_faker_has_exactly_one_cause() {
        assertThat(found.get(SIP))
                .allSatisfy(each -> assertThat(each.cause())
                        .singleElement()
                        .satisfies(cause -> assertThat(Places.of(cause)).isEqualTo("RandomService.java:15")));
    }

    @Test
    void no_test_is_suspect_or_broken() {
        assertThat(findings.findings()).extracting(Found::verdict).containsOnly("flaky");
        assertThat(findings.broken()).isEmpty();
        assertThat(findings.tests().failed()).isZero();
        assertThat(findings.untransformed()).isEmpty();
    }

    @Test
    void a_test_that_fails_only_if_random_values_collide_is_a_note() {
        assertThat(findings.notes())
                .singleElement()
                .asString()
                .isEqualTo(
                        "ignored: bakery.raffle.RaffleTest$Tickets#areAllDifferent fails only if random values collide");
    }

    @Test
    void the_comparison_with_the_list_has_no_missed_new_or_absent_test() {
        assertThat(findings.known().missed()).isEmpty();
        assertThat(findings.known().fresh()).isEmpty();
        assertThat(findings.known().broken()).isEmpty();
        assertThat(findings.known().skipped()).isEmpty();
        assertThat(findings.known().absent()).isEmpty();
    }

    @Test
    void the_list_of_the_sample_agrees_with_its_annotations() {
        assertThat(KnownTests.read(BakeryDetection.LIST))
                .extracting(known -> known.test() + "," + known.category())
                .containsExactlyInAnyOrderElementsOf(truth.flaky().entrySet().stream()
                        .map(entry -> entry.getKey() + "," + groups(entry.getValue()))
                        .toList());
    }

    private static Set<String> strategies(TestId test) {
        return found.getOrDefault(test, List.of()).stream()
                .flatMap(each -> each.strategies().stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String groups(Truth.Declared declared) {
        return declared.strategies().stream().map(BakeryIT::category).distinct().collect(joining(";"));
    }

    private static String category(String strategy) {
        return Strategies.BUILT_IN.stream()
                .filter(each -> each.name().equals(strategy))
                .findFirst()
                .orElseThrow()
                .category();
    }
}
