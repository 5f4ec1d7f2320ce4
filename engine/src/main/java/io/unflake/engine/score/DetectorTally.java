package io.unflake.engine.score;

import io.unflake.model.TestId;
import io.unflake.model.labels.Mutant;
import io.unflake.model.score.Agreement;
import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.DetectorScore.FalseAlarm;
import io.unflake.model.score.DetectorScore.MutantScore;
import io.unflake.model.score.Proportion;
import io.unflake.model.score.ScorePoint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Adds up the measurements of one detector. */
public final class DetectorTally {

    private static final Proportion NOTHING = Proportion.of(0, 0);
    private static final List<String> TYPES = List.of(Mutant.NOD, Mutant.ID, Mutant.OD);

    private final String detector;
    private final Map<PointKey, Proportion> points = new LinkedHashMap<>();
    private final Map<MutantKey, Proportion> mutants = new LinkedHashMap<>();
    private final Map<TestKey, Integer> falseAlarms = new LinkedHashMap<>();
    private final List<Double> plainRuns = new ArrayList<>();
    private Proportion recall = NOTHING;
    private Proportion precision = NOTHING;
    private Proportion unmutated = NOTHING;
    private long unknown;
    private double seconds;

    public DetectorTally(String detector) {
        this.detector = detector;
    }

    private record PointKey(String operator, String type, String form, Double tr, Integer k) {}

    private record MutantKey(String suite, Mutant mutant) {}

    private record TestKey(String suite, TestId test) {}

    /** Adds a measurement. */
    public void add(Measurement measurement) {
        precision = precision.plus(agreement(measurement, measurement.mutants()).precision());
        recall = recall.plus(agreement(measurement, measurement.judged()).recall());
        Set<TestId> others = measurement.unmutated();
        unmutated = unmutated.plus(Proportion.of(
                others.stream().filter(measurement.reported()::contains).count(), others.size()));
        measurement.judged().forEach(mutant -> add(measurement, mutant));
        measurement
                .falseAlarms()
                .forEach(test -> falseAlarms.merge(new TestKey(measurement.suite(), test), 1, Integer::sum));
        plainRuns.add(measurement.plainRuns());
        unknown += measurement.unjudged();
        seconds += measurement.seconds();
    }

    private static Agreement agreement(Measurement measurement, List<Mutant> known) {
        return Agreement.of(known, measurement.reported(), Measurement::isOf);
    }

    private void add(Measurement measurement, Mutant mutant) {
        Setting setting = measurement.setting();
        Proportion detected = agreement(measurement, List.of(mutant)).recall();
        PointKey key = new PointKey(
                mutant.operator(), mutant.type(), mutant.form(), setting.trOf(mutant), setting.kOf(mutant));
        points.merge(key, detected, Proportion::plus);
        mutants.merge(new MutantKey(measurement.suite(), mutant), detected, Proportion::plus);
    }

    /** The score of all measurements so far. */
    public DetectorScore score() {
        double mean = plainRuns.stream().mapToDouble(each -> each).average().orElse(0);
        return new DetectorScore(
                detector,
                recall,
                precision,
                unmutated,
                unknown,
                new DetectorScore.Cost(rounded(mean), rounded(seconds), plainRuns.size()),
                alarms(),
                points(),
                mutants());
    }

    private static double rounded(double number) {
        return Math.round(100 * number) / 100.0;
    }

    private List<FalseAlarm> alarms() {
        return falseAlarms.entrySet().stream()
                .map(each -> new FalseAlarm(
                        each.getKey().suite(), each.getKey().test().toString(), each.getValue()))
                .sorted(Comparator.comparing(FalseAlarm::suite).thenComparing(FalseAlarm::test))
                .toList();
    }

    private List<ScorePoint> points() {
        return points.entrySet().stream()
                .map(each -> point(each.getKey(), each.getValue()))
                .sorted(Comparator.comparing((ScorePoint point) -> TYPES.indexOf(point.type()))
                        .thenComparing(ScorePoint::operator)
                        .thenComparing(ScorePoint::form)
                        .thenComparing(ScorePoint::tr, Comparator.nullsFirst(Comparator.naturalOrder()))
                        .thenComparing(ScorePoint::k, Comparator.nullsFirst(Comparator.naturalOrder())))
                .toList();
    }

    private static ScorePoint point(PointKey key, Proportion detected) {
        return new ScorePoint(key.operator, key.type, key.form, key.tr, key.k, detected);
    }

    private List<MutantScore> mutants() {
        return mutants.entrySet().stream()
                .map(each -> mutant(each.getKey(), each.getValue()))
                .toList();
    }

    private static MutantScore mutant(MutantKey key, Proportion detected) {
        Mutant mutant = key.mutant;
        return new MutantScore(
                key.suite,
                mutant.id(),
                mutant.operator(),
                mutant.type(),
                mutant.form(),
                mutant.isOrderDependent() ? mutant.k() : null,
                detected);
    }
}
