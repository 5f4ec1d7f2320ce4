package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import io.unflake.engine.fork.ForkListener;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.explain.Cleaner;
import io.unflake.model.explain.Explanation;
import io.unflake.model.explain.Problem;
import io.unflake.report.known.KnownTests;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that share all kinds of state, and the state that they declare as the reason. */
class PantryIT {

    private static final Path SAMPLE = Path.of(System.getProperty("samples"), "pantry");

    /** Explaining all tests takes minutes, so every fourth one is explained, or all with {@code -Dpantry.every=1}. */
    private static final int EVERY = Integer.getInteger("pantry.every", 4);

    private static final String QUERY = "com.example.UserQueryTest#testDeleteUser";
    private static final String MANAGER =
            "pantry.wikidata.DirectoryManagerFactoryTest#createDefaultDirectoryManagerPath";
    private static final Set<String> PAPER = Set.of(QUERY, MANAGER);

    @TempDir
    static Path folder;

    private static Path out;
    private static List<Dependent> truth;
    private static List<Dependent> explained;
    private static PantryExplanations explanations;

    /** Tests of one class that are steady suffice to describe the project. */
    @BeforeAll
    static void explain() throws Exception {
        Path project = MavenFolder.copy(SAMPLE, folder.resolve("pantry"));
        out = folder.resolve("out");
        Unflake.Ended ended = new Unflake(folder)
                .run(
                        "detect",
                        "--project",
                        project.toString(),
                        "--out",
                        out.toString(),
                        "--tests",
                        "pantry.BatchTest",
                        "--mode",
                        "rerun",
                        "--runs",
                        "1");
        assertThat(ended.exit()).as(ended.err()).isZero();
        truth = Dependent.read(out);
        explained = IntStream.range(0, truth.size())
                .filter(i ->
                        i % EVERY == 0 || PAPER.contains(truth.get(i).test().toString()))
                .mapToObj(truth::get)
                .toList();
        explanations = PantryExplanations.of(explained, Truth.modules(out), folder.resolve("explain"));
    }

    @Test
    void there_are_twenty_victims_and_five_brittle_tests() {
        assertThat(truth).filteredOn(Dependent::brittle).hasSizeGreaterThanOrEqualTo(5);
        assertThat(truth).filteredOn(each -> !each.brittle()).hasSizeGreaterThanOrEqualTo(20);
    }

    @Test
    void the_list_of_the_sample_agrees_with_its_annotations() {
        assertThat(KnownTests.read(SAMPLE.resolve("flaky.csv")))
                .extracting(known -> TestId.parse(known.test().toString()))
                .containsExactlyInAnyOrderElementsOf(
                        truth.stream().map(Dependent::test).toList());
    }

    @Test
    void the_pairs_of_the_sample_agree_with_its_annotations() throws Exception {
        assertThat(Files.readAllLines(SAMPLE.resolve("pairs.csv")).stream().skip(1))
                .containsExactlyInAnyOrderElementsOf(
                        truth.stream().map(PantryIT::pair).toList());
    }

    private static String pair(Dependent it) {
        return it.test() + ","
                + it.before().get(0).stream().map(TestId::toString).collect(Collectors.joining(";"));
    }

    @Test
    void the_declared_state_is_among_the_first_five_of_all_tests() {
        assertSoftly(softly -> explained.forEach(each -> softly.assertThat(explanations.rank(each))
                .as(explanations.about(each))
                .isLessThanOrEqualTo(5)));
    }

    @Test
    void the_declared_state_comes_first_for_three_of_four_tests() {
        assertThat(explained)
                .filteredOn(each -> explanations.rank(each) == 1)
                .as(() -> explained.stream()
                        .filter(each -> explanations.rank(each) > 1)
                        .map(explanations::about)
                        .collect(Collectors.joining("\n")))
                .hasSizeGreaterThanOrEqualTo(explained.size() * 3 / 4);
    }

    @Test
    void the_role_of_each_test_is_known() {
        assertThat(explained)
                .allSatisfy(each -> assertThat(explanations.all().get(each).role())
                        .isEqualTo(each.brittle() ? "brittle" : "victim"));
    }

    @Test
    void the_query_of_the_paper_returns_one_instead_of_zero() {
        Explanation users = explanations.of(QUERY);

        assertThat(users.problems())
                .filteredOn(problem -> problem.variable().equals("return com.example.UserQuery.countUsers()"))
                .flatExtracting(Problem::differences)
                .anySatisfy(difference -> {
                    assertThat(difference.point()).isEqualTo("com.example.UserQuery.countUsers():::EXIT");
                    assertThat(difference.failing()).contains("return == 1");
                    assertThat(difference.passing()).contains("return == 0");
                });
        assertThat(users.cleaners()).extracting(Cleaner::code).anyMatch(code -> code.contains("deleteUser"));
    }

    @Test
    void the_directory_manager_of_the_paper_has_another_class_and_a_cleaner_in_the_suite() {
        Explanation manager = explanations.of(MANAGER);

        assertThat(manager.problems().get(0)).satisfies(problem -> {
            assertThat(problem.variable()).isEqualTo("field pantry.wikidata.DirectoryManagerFactory.dmClass");
            assertThat(problem.place()).isEqualTo(Problem.INTERNAL);
            assertThat(problem.failing().text()).contains("TestDirectoryManager");
            assertThat(problem.passing().text()).contains("DirectoryManagerImpl");
        });
        assertThat(manager.cleaners())
                .filteredOn(Cleaner::verified)
                .extracting(Cleaner::code)
                .anyMatch(code -> code.contains("etDirectoryManagerClass"));
    }

    @Test
    void each_test_fails_in_the_declared_orders_and_passes_in_the_others() throws Exception {
        Map<List<TestId>, Observation> observations = run(truth.stream()
                .flatMap(each -> Stream.concat(each.failing().stream(), each.passing().stream()))
                .distinct()
                .toList());

        assertSoftly(softly -> {
            for (Dependent each : truth) {
                for (List<TestId> order : each.failing()) {
                    softly.assertThat(observations.get(order).failures())
                            .as("failures of %s", order)
                            .extracting(result -> result.test())
                            .containsExactly(each.test());
                }
                for (List<TestId> order : each.passing()) {
                    softly.assertThat(order)
                            .as("tests that pass")
                            .allMatch(observations.get(order).passes());
                }
            }
        });
    }

    private static Map<List<TestId>, Observation> run(Collection<List<TestId>> orders) throws Exception {
        try (TestJvms jvms = new TestJvms(Truth.modules(out).get(0), folder.resolve("workers"), ForkListener.NONE)) {
            return jvms.runEach(orders);
        }
    }
}
