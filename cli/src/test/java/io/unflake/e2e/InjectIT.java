package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.unflake.model.labels.LabelledTest;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.Proportion;
import io.unflake.model.score.Score;
import io.unflake.model.score.ScorePoint;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Flaky tests that are injected into a suite, run by other tools and scored. */
class InjectIT {

    @TempDir
    static Path folder;

    private static Subject subject;
    private static Unflake unflake;

    @BeforeAll
    static void compile() throws Exception {
        subject = Subject.compile("garden", folder);
        unflake = new Unflake(folder).withOuterRepository();
    }

    private static Unflake.Ended inject(String out, String... more) throws Exception {
        return unflake.run(Unflake.words(
                List.of(
                        "inject",
                        "--project",
                        folder.toString(),
                        "--classpath",
                        subject.classpath(),
                        "--test-classes",
                        subject.classes().toString(),
                        "--out",
                        out),
                more));
    }

    private static Labels labels(String out) throws Exception {
        return Labels.read(Files.readString(folder.resolve(out).resolve(Labels.FILE)));
    }

    @Test
    void flaws_go_into_the_tests_of_the_user_and_are_proven() throws Exception {
        byte[] original = Files.readAllBytes(subject.classes().resolve("garden/BedTest.class"));

        Unflake.Ended ended =
                inject("proven", "--operators", "SVD,AW,RW,UCC", "--layout", "each", "--k", "2", "--validate");

        assertThat(ended.exit()).as(ended.err()).isZero();
        assertThat(labels("proven").mutants())
                .extracting(
                        Mutant::operator,
                        Mutant::type,
                        Mutant::place,
                        mutant -> mutant.flaky().get(0).test())
                .contains(
                        tuple("SVD", Mutant.OD, Mutant.OWN, "garden.BedTest#rowsArePlanted"),
                        tuple("AW", Mutant.NOD, Mutant.OWN, "garden.BedTest#waterArrives"),
                        tuple("RW", Mutant.NOD, Mutant.OWN, "garden.BedTest#waterArrives"));
        assertThat(labels("proven").mutants())
                .filteredOn(mutant -> mutant.operator().equals("SVD"))
                .flatExtracting(Mutant::tests)
                .extracting(LabelledTest::role)
                .containsExactly(
                        LabelledTest.VICTIM, LabelledTest.POLLUTER, LabelledTest.CLEANER, LabelledTest.CLEANER);
        assertThat(Files.readAllBytes(subject.classes().resolve("garden/BedTest.class")))
                .isEqualTo(original);
    }

    @Test
    void natural_flaws_of_threads_are_proven_by_delays() throws Exception {
        Unflake.Ended ended =
                inject("natural", "--operators", "CTD,AW,RC,RW", "--gate", "none", "--layout", "each", "--validate");

        assertThat(ended.exit()).as(ended.err()).isZero();
        assertThat(ended.out()).doesNotContain("Dropped");
        assertThat(labels("natural").mutants())
                .extracting(Mutant::operator, Mutant::form, Mutant::place)
                .containsExactly(
                        tuple("CTD", Mutant.NATURAL, Mutant.OWN),
                        tuple("AW", Mutant.NATURAL, Mutant.OWN),
                        tuple("RC", Mutant.NATURAL, Mutant.OWN),
                        tuple("RW", Mutant.NATURAL, Mutant.OWN));
    }

    @Test
    void other_tools_run_the_mutants_and_unflake_finds_them() throws Exception {
        Unflake.Ended injected = inject("mutants", "--operators", "SVD,UCC", "--k", "2");
        assertThat(injected.exit()).as(injected.err()).isZero();

        Unflake.Ended ended = unflake.run(
                "score", "--suite", "mutants", "--detector", "unflake,nondex", "--tr", "1", "--k", "2", "--json");

        assertThat(ended.exit()).as(ended.err()).isZero();
        Score score = Score.read(ended.out());
        assertThat(score.detectors()).extracting(DetectorScore::name).containsExactly("unflake", "nondex");
        assertThat(score.detectors().get(0).points())
                .extracting(ScorePoint::operator, ScorePoint::detected)
                .containsExactlyInAnyOrder(tuple("UCC", Proportion.of(1, 1)), tuple("SVD", Proportion.of(1, 1)));
        assertThat(score.detectors().get(1).points())
                .filteredOn(point -> point.operator().equals("UCC"))
                .extracting(ScorePoint::detected)
                .containsExactly(Proportion.of(1, 1));
        assertThat(score.detectors()).allMatch(each -> each.falseAlarms().isEmpty());
    }

    @Test
    void modules_get_folders_of_their_own_and_those_without_a_place_are_skipped() throws Exception {
        Path project = MavenFolder.copy(HarbourIT.SAMPLE, folder.resolve("harbour"));

        Unflake.Ended ended = new Unflake(folder)
                .run("inject", "--project", project.toString(), "--out", "harbours", "--operators", "TRR", "--json");

        assertThat(ended.exit()).as(ended.err()).isZero();
        assertThat(ended.err()).contains("skipped harbour-ferry: ");
        assertThat(members(ended.out())).containsExactly("harbour-quay", "harbour-lock", "harbour-storm");
        assertThat(folder.resolve("harbours/harbour-ferry")).doesNotExist();
        assertThat(labels("harbours/harbour-storm").settings().properties()).containsEntry("harbour.flag", "green");
        assertThat(labels("harbours/harbour-storm").settings().jvmArguments()).contains("-Duser.country=GB");
    }

    /** The members of the outermost object. */
    private static List<String> members(String json) {
        return Pattern.compile("(?m)^ {2}\"([^\"]+)\":")
                .matcher(json)
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    @Test
    void a_mistake_gets_a_sentence_and_a_remedy() throws Exception {
        Unflake.Ended operator = inject("wrong", "--operators", "XYZ");
        Unflake.Ended probability = inject("wrong", "--tr", "2");
        Unflake.Ended missing = unflake.run("score", "--suite", "nowhere", "--detector", "unflake");

        assertThat(operator.exit()).isEqualTo(2);
        assertThat(operator.err()).contains("there is no operator 'XYZ'");
        assertThat(probability.exit()).isEqualTo(2);
        assertThat(missing.exit()).isEqualTo(2);
        assertThat(folder.resolve("wrong")).doesNotExist();
    }
}
