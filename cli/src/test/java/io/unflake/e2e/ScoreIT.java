package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.unflake.model.labels.LabelledTest;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.DetectorScore.FalseAlarm;
import io.unflake.model.score.Proportion;
import io.unflake.model.score.Score;
import io.unflake.model.score.ScorePoint;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scores of real detectors on a small suite whose flaky tests are known; {@link InjectIT} scores Unflake itself. */
class ScoreIT {

    private static final Mutant TWICE = mutant("RC", Mutant.NOD, 0, label("FruitTest#weighs", LabelledTest.FLAKY));
    private static final Mutant MAP = mutant("UCC", Mutant.ID, 0, label("FruitTest#lists", LabelledTest.FLAKY));
    private static final Mutant ORDER = mutant(
            "SVD",
            Mutant.OD,
            2,
            label("BasketTest#aIsEmpty", LabelledTest.VICTIM),
            label("BasketTest#bCleans1", LabelledTest.CLEANER),
            label("BasketTest#bCleans2", LabelledTest.CLEANER),
            label("BasketTest#cFills", LabelledTest.POLLUTER));

    private static final Mutant EXCLUDED =
            mutant("AW", Mutant.NOD, 0, label("MarketFixture#opens", LabelledTest.FLAKY));

    @TempDir
    static Path folder;

    private static Subject subject;

    @BeforeAll
    static void compile() throws IOException {
        subject = Subject.compile("stall", folder.resolve(Labels.CLASSES));
    }

    private static Mutant mutant(String operator, String type, int k, LabelledTest... tests) {
        return new Mutant(
                operator + "-1",
                operator,
                type,
                Mutant.GATED,
                Mutant.OWN,
                "site",
                List.of(tests),
                k,
                "when the gate is open",
                Labels.CLASSES + "/classes");
    }

    private static LabelledTest label(String test, String role) {
        return new LabelledTest("stall." + test, role);
    }

    /** Labels some flaws of the suite, scores detectors on it, and returns the result. */
    private static Score score(List<Mutant> mutants, String... arguments) throws Exception {
        List<String> classpath = Stream.of(subject.classpath().split(File.pathSeparator, -1))
                .filter(element -> element.endsWith(".jar"))
                .toList();
        Labels labels = new Labels(
                Labels.SCHEMA, Labels.ONE, 0.5, 2, classpath, subject.folder().toString(), null, mutants);
        Files.writeString(folder.resolve(Labels.FILE), labels.write());
        List<String> words = Unflake.words(List.of("score", "--suite", folder.toString(), "--json"), arguments);

        Unflake.Ended ended = new Unflake(folder).withOuterRepository().run(words);

        assertThat(ended.exit()).as(ended.err()).isZero();
        return Score.read(ended.out());
    }

    private static List<ScorePoint> points(Score score, String detector) {
        return one(score, detector).points();
    }

    private static DetectorScore one(Score score, String detector) {
        return score.detectors().stream()
                .filter(each -> each.name().equals(detector))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void random_orders_and_commands_are_scored() throws Exception {
        String command = "command:echo stall.FruitTest#adds; "
                + "test $UNFLAKE_INJECT_TR = 1.0 && echo 'stall.FruitTest#weighs[1]' || true";

        Score score = score(
                List.of(TWICE, ORDER, EXCLUDED),
                "--detector",
                "random-order," + command,
                "--tr",
                "1",
                "--k",
                "0",
                "--seeds",
                "2");

        assertThat(points(score, "random-order"))
                .extracting(ScorePoint::operator, ScorePoint::tr, ScorePoint::k, ScorePoint::detected)
                .containsExactly(
                        tuple("RC", 1.0, null, Proportion.of(0, 2)), tuple("SVD", null, 0, Proportion.of(2, 2)));
        assertThat(one(score, "random-order").precision().share()).isEqualTo(1);
        assertThat(one(score, "random-order").cost().measurements()).isEqualTo(4);
        assertThat(points(score, command))
                .extracting(ScorePoint::operator, ScorePoint::detected)
                .containsExactly(tuple("RC", Proportion.of(1, 1)), tuple("SVD", Proportion.of(0, 1)));
        assertThat(one(score, command).falseAlarms())
                .containsExactly(new FalseAlarm(folder.toString(), "stall.FruitTest#adds", 2));
        assertThat(score.suites()).singleElement().satisfies(suite -> {
            assertThat(suite.mutants()).isEqualTo(2);
            assertThat(suite.leftOut()).isEqualTo(1);
        });
        assertThat(folder.resolve("score/score.json")).content().isEqualTo(score.write());
        assertThat(folder.resolve("score/score.html")).content().contains("<svg", "random-order");
    }

    @Test
    void surefire_and_nondex_run_for_real() throws Exception {
        Score score = score(
                List.of(TWICE, MAP),
                "--detector",
                "surefire-rerun,nondex",
                "--tr",
                "1",
                "--reruns",
                "2",
                "--out",
                "out");

        assertThat(points(score, "surefire-rerun"))
                .extracting(ScorePoint::operator, ScorePoint::detected)
                .containsExactly(tuple("RC", Proportion.of(1, 1)), tuple("UCC", Proportion.of(0, 1)));
        assertThat(points(score, "nondex"))
                .extracting(ScorePoint::operator, ScorePoint::detected)
                .containsExactly(tuple("RC", Proportion.of(0, 1)), tuple("UCC", Proportion.of(1, 1)));
        assertThat(score.detectors())
                .allMatch(detector -> detector.falseAlarms().isEmpty());
        assertThat(folder.resolve("out/score.html")).exists();
    }
}
