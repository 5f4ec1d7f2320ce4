package io.unflake.engine.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.unflake.model.TestId;
import io.unflake.model.labels.LabelledTest;
import io.unflake.model.labels.Mutant;
import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.DetectorScore.FalseAlarm;
import io.unflake.model.score.DetectorScore.MutantScore;
import io.unflake.model.score.Proportion;
import io.unflake.model.score.ScorePoint;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DetectorTallyTest {

    private static final Mutant GATED = mutant("AW-1", "AW", Mutant.NOD, Mutant.GATED, 0, label("waits", "flaky"));
    private static final Mutant NATURAL = mutant("AW-2", "AW", Mutant.NOD, Mutant.NATURAL, 0, label("joins", "flaky"));
    private static final Mutant ORDERED =
            mutant("SVD-1", "SVD", Mutant.OD, Mutant.GATED, 10, label("isEmpty", "victim"), label("fills", "polluter"));
    private static final List<Mutant> ALL = List.of(GATED, NATURAL, ORDERED);

    private static Mutant mutant(String id, String operator, String type, String form, int k, LabelledTest... tests) {
        return new Mutant(id, operator, type, form, Mutant.OWN, "site", List.of(tests), k, "fails", null);
    }

    private static LabelledTest label(String method, String role) {
        return new LabelledTest("shop.CartTest#" + method, role);
    }

    private static Set<TestId> tests(String... methods) {
        return Stream.of(methods)
                .map(method -> TestId.parse("shop.CartTest#" + method))
                .collect(Collectors.toSet());
    }

    private static DetectorScore score(Measurement... measurements) {
        DetectorTally tally = new DetectorTally("one");
        Stream.of(measurements).forEach(tally::add);
        return tally.score();
    }

    private static Measurement measurement(Setting setting, String... reported) {
        return new Measurement(
                "suite",
                setting,
                ALL,
                tests("waits", "joins", "isEmpty", "fills", "steady", "calm"),
                tests(reported),
                Set.of(),
                3,
                1.5);
    }

    @Test
    void only_settings_that_make_a_difference_are_measured() {
        List<Double> trs = List.of(0.1, 0.2);
        List<Integer> ks = List.of(0, 5, 50);

        assertThat(Setting.of(ALL, trs, ks))
                .containsExactly(new Setting(0.1, null), new Setting(0.2, null), new Setting(0, 0), new Setting(0, 5));
        assertThat(Setting.of(List.of(GATED), trs, ks)).containsExactly(new Setting(0.1, null), new Setting(0.2, null));
        assertThat(Setting.of(List.of(NATURAL), trs, ks)).containsExactly(new Setting(0, null));
    }

    @Test
    void the_cleaners_of_a_natural_mutant_always_work() {
        Mutant natural = mutant("SVD-2", "SVD", Mutant.OD, Mutant.NATURAL, 10, label("isEmpty", "victim"));

        assertThat(Setting.of(List.of(natural), List.of(0.1), List.of(0, 5, 10)))
                .containsExactly(new Setting(0, 10));
        assertThat(Setting.of(List.of(natural), List.of(0.1), List.of(0, 5))).containsExactly(new Setting(0, null));
        assertThat(new Setting(0, null).kOf(natural)).isEqualTo(10);
    }

    @Test
    void more_cleaners_than_the_suite_has_cannot_be_measured() {
        assertThat(Setting.of(List.of(ORDERED), List.of(0.1), List.of(50))).isEmpty();
    }

    @Test
    void a_setting_is_a_pair_of_system_properties() {
        assertThat(new Setting(0.3, null).properties())
                .containsExactly(java.util.Map.entry("unflake.inject.tr", "0.3"));
        assertThat(new Setting(0, 5).properties()).containsEntry("unflake.inject.k", "5");
    }

    @Test
    void each_setting_is_a_point_of_the_mutants_that_it_concerns() {
        DetectorScore score = score(
                measurement(new Setting(0.1, null), "waits"),
                measurement(new Setting(0.2, null)),
                measurement(new Setting(0, 0), "isEmpty", "joins"),
                measurement(new Setting(0, 5), "joins[2]"));

        assertThat(score.points())
                .containsExactly(
                        new ScorePoint("AW", "NOD", "gated", 0.1, null, Proportion.of(1, 1)),
                        new ScorePoint("AW", "NOD", "gated", 0.2, null, Proportion.of(0, 1)),
                        new ScorePoint("AW", "NOD", "natural", null, null, Proportion.of(2, 2)),
                        new ScorePoint("SVD", "OD", "gated", null, 0, Proportion.of(1, 1)),
                        new ScorePoint("SVD", "OD", "gated", null, 5, Proportion.of(0, 1)));
        assertThat(score.recall()).isEqualTo(Proportion.of(4, 6));
        assertThat(score.mutants())
                .extracting(MutantScore::id, MutantScore::detected)
                .containsExactly(
                        tuple("AW-1", Proportion.of(1, 2)),
                        tuple("AW-2", Proportion.of(2, 2)),
                        tuple("SVD-1", Proportion.of(1, 2)));
    }

    @Test
    void a_report_of_a_test_that_is_not_flaky_lowers_the_precision() {
        DetectorScore score = score(
                measurement(new Setting(0.1, null), "waits", "steady"),
                measurement(new Setting(0.1, null), "waits", "steady", "fills"));

        assertThat(score.precision()).isEqualTo(Proportion.of(2, 5));
        assertThat(score.unmutated()).isEqualTo(Proportion.of(2, 4));
        assertThat(score.falseAlarms())
                .containsExactly(
                        new FalseAlarm("suite", "shop.CartTest#fills", 1),
                        new FalseAlarm("suite", "shop.CartTest#steady", 2));
    }

    @Test
    void a_mutant_whose_test_did_not_run_to_its_end_is_neither_detected_nor_missed() {
        Setting setting = new Setting(0.1, null);
        Set<TestId> all = tests("waits", "steady");
        DetectorScore score = score(
                new Measurement("suite", setting, List.of(GATED), all, Set.of(), tests("waits"), 3, 1.5),
                new Measurement("suite", setting, List.of(GATED), all, tests("waits"), tests("waits"), 3, 1.5));

        assertThat(score.recall()).isEqualTo(Proportion.of(1, 1));
        assertThat(score.unknown()).isEqualTo(1);
        assertThat(score.mutants()).extracting(MutantScore::detected).containsExactly(Proportion.of(1, 1));
    }

    @Test
    void mutants_in_tests_that_the_suite_does_not_run_are_left_out() {
        Measurement gated = new Measurement(
                "suite", new Setting(0.1, null), ALL, tests("steady"), Set.of(), tests("waits"), 3, 1.5);
        Measurement ordered =
                new Measurement("suite", new Setting(0, 0), ALL, tests("joins", "isEmpty"), Set.of(), Set.of(), 3, 1.5);

        DetectorScore score = score(gated, ordered);

        assertThat(score.mutants()).extracting(MutantScore::id).containsExactly("AW-2");
        assertThat(score.recall()).isEqualTo(Proportion.of(0, 1));
        assertThat(score.unknown()).isZero();
    }

    @Test
    void a_flaky_test_is_no_false_alarm_where_its_setting_is_not_measured() {
        DetectorScore score = score(measurement(new Setting(0, 5), "waits"));

        assertThat(score.precision()).isEqualTo(Proportion.of(1, 1));
        assertThat(score.falseAlarms()).isEmpty();
        assertThat(score.points())
                .noneMatch(point -> point.form().equals("gated") && point.type().equals("NOD"));
    }

    @Test
    void the_cost_is_the_mean_of_all_measurements() {
        DetectorScore score = score(measurement(new Setting(0.1, null)), measurement(new Setting(0.2, null)));

        assertThat(score.cost()).isEqualTo(new DetectorScore.Cost(1.5, 6, 2));
    }
}
