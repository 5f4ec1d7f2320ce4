package io.unflake.e2e;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import io.unflake.model.TestId;
import io.unflake.model.strategy.Strategies;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Cause;
import io.unflake.report.json.FindingsFile.Found;
import io.unflake.report.known.KnownTests;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One detection on the sample, compared with what its tests declare of themselves. */
class BakeryIT {

    private static final Path SAMPLE = Path.of(System.getProperty("samples"), "bakery");
    private static final Path LIST = SAMPLE.resolve("flaky.csv");

    @TempDir
    static Path folder;

    private static Truth truth;
    private static Unflake.Ended ended;
    private static FindingsFile findings;
    private static Map<TestId, List<Found>> found;

    @BeforeAll
    static void detect() throws Exception {
        Path project = MavenFolder.copy(SAMPLE, folder.resolve("bakery"));
        Path out = folder.resolve("out");
        ended = new Unflake(folder)
                .run(
                        "detect",
                        "--project",
                        project.toString(),
                        "--out",
                        out.toString(),
                        "--known",
                        LIST.toString(),
                        "--json");
        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        findings = ended.findings();
        found = findings.findings().stream()
                .collect(groupingBy(each -> TestId.parse(each.test()).base(), TreeMap::new, Collectors.toList()));
        try (Stream<Path> files = Files.walk(out.resolve("descriptions"))) {
            truth = Truth.read(files.filter(Files::isRegularFile).findFirst().orElseThrow());
        }
        keep();
    }

    /** For whoever has to find out why it is not what it should be. */
    private static void keep() throws Exception {
        Path kept = Files.createDirectories(Path.of(System.getProperty("test.folder")));
        Files.writeString(kept.resolve("bakery-findings.json"), ended.out());
    }

    @Test
    void every_flaky_test_is_found_and_no_steady_one() {
        assertThat(truth.flaky()).isNotEmpty();
        assertThat(truth.steady()).isNotEmpty();
        assertThat(found.keySet())
                .containsExactlyInAnyOrderElementsOf(truth.flaky().keySet());
    }

    @Test
    void each_is_found_by_all_strategies_that_it_declares() {
        assertSoftly(softly -> truth.flaky()
                .forEach((test, declared) -> softly.assertThat(strategies(test))
                        .as("strategies that provoke %s", test)
                        .containsAll(declared.strategies())));
    }

    @Test
    void the_cause_of_each_is_exactly_the_place_that_it_declares() {
        assertSoftly(softly -> found.forEach((test, list) -> list.forEach(each -> {
            List<String> declared = truth.flaky()
                    .getOrDefault(test, new Truth.Declared(List.of(), List.of()))
                    .cause();
            softly.assertThat(places(each.cause()))
                    .as("cause of %s", each.test())
                    .isNotEmpty()
                    .isSubsetOf(declared);
        })));
    }

    @Test
    void what_has_a_size_has_a_margin() {
        Set<String> sized = Set.of("time", "date", "sleep", "concurrency", "network");
        assertSoftly(softly -> findings.findings()
                .forEach(each -> softly.assertThat(each.margin() != null)
                        .as("margin of %s", each.test())
                        .isEqualTo(sized.contains(each.category())
                                || each.strategies().contains("environment.heap"))));
    }

    @Test
    void each_is_replayed_from_its_file() {
        assertThat(findings.findings())
                .allSatisfy(each -> assertThat(each.command())
                        .contains("replay")
                        .endsWith(folder.resolve("out/replays/" + each.id() + ".json")
                                .toString()));
    }

    /** One with a call that is perturbed, one with a JVM that is another, one with a space in an argument. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "bakery.sip.SipTest#rtpPort_returnPositiveEvenInt",
                "bakery.office.OfficeTest#clerksAreThere",
                "bakery.office.OfficeTest#draftsHaveAnAddress"
            })
    void what_replay_prints_makes_it_fail_in_the_own_build(String test) throws Exception {
        Found finding = found.get(TestId.parse(test)).get(0);
        String file = folder.resolve("out/replays/" + finding.id() + ".json").toString();
        Unflake.Ended replayed = new Unflake(folder).run("replay", file, "--times", "1");
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
        assertThat(found.get(TestId.parse("bakery.sip.SipTest#rtpPort_returnPositiveEvenInt")))
                .allSatisfy(each -> assertThat(each.cause())
                        .singleElement()
                        .satisfies(cause -> assertThat(place(cause)).isEqualTo("RandomService.java:15")));
    }

    @Test
    void nothing_is_left_in_doubt() {
        assertThat(findings.findings()).extracting(Found::verdict).containsOnly("flaky");
        assertThat(findings.broken()).isEmpty();
        assertThat(findings.tests().failed()).isZero();
        assertThat(findings.untransformed()).isEmpty();
    }

    @Test
    void numbers_that_never_coincide_in_life_are_a_note_and_no_finding() {
        assertThat(findings.notes())
                .singleElement()
                .asString()
                .startsWith("bakery.raffle.RaffleTest$Tickets#areAllDifferent fails only if random draws coincide");
    }

    @Test
    void the_comparison_with_the_list_misses_nothing_and_finds_nothing_new() {
        assertThat(findings.known())
                .containsEntry("missed", List.of())
                .containsEntry("new", List.of())
                .containsEntry("absent", List.of());
    }

    @Test
    void the_list_of_the_sample_says_the_same_as_its_annotations() {
        assertThat(KnownTests.read(LIST))
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

    /** The places of a cause; of one that has none, the setting. */
    private static List<String> places(List<Cause> cause) {
        List<String> places = cause.stream()
                .filter(each -> each.setting() == null)
                .map(BakeryIT::place)
                .toList();
        return places.isEmpty()
                ? cause.stream()
                        .map(each -> each.setting() + "=" + each.value())
                        .toList()
                : places;
    }

    /** The file and line of a site such as {@code shop.Sip.port(Sip.java:16)}, or the test that runs before. */
    private static String place(Cause cause) {
        return cause.before() == null ? cause.site().replaceAll(".*\\((.*)\\)", "$1") : cause.before();
    }
}
