package io.unflake.engine.score;

import io.unflake.model.TestId;
import io.unflake.model.labels.Mutant;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a detector reported about a suite in one setting.
 *
 * @param suite names the suite
 * @param mutants all flaws of the suite
 * @param tests all test methods that the suite runs
 * @param reported the test methods that the detector calls flaky
 * @param unknown the test methods that the detector could not run to its end
 * @param plainRuns how many plain runs of the suite would have taken as long
 */
public record Measurement(
        String suite,
        Setting setting,
        List<Mutant> mutants,
        Set<TestId> tests,
        Set<TestId> reported,
        Set<TestId> unknown,
        double seconds,
        double plainRuns) {

    public Measurement {
        mutants = List.copyOf(mutants);
        tests = methods(tests);
        reported = methods(reported);
        unknown = methods(unknown);
    }

    private static Set<TestId> methods(Collection<TestId> tests) {
        return tests.stream().map(TestId::base).collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a test is one of those that a mutant makes flaky. */
    static boolean isOf(Mutant mutant, TestId test) {
        return mutant.flaky().stream().anyMatch(label -> label.id().base().equals(test));
    }

    /** The mutants that this setting is about and that the detector could judge. */
    List<Mutant> judged() {
        return concerned().filter(mutant -> !isUnknown(mutant)).toList();
    }

    /** How many mutants this setting is about that the detector could not judge. */
    long unjudged() {
        return concerned().filter(this::isUnknown).count();
    }

    private Stream<Mutant> concerned() {
        return mutants.stream().filter(mutant -> setting.concerns(mutant) && mutant.canShow(tests));
    }

    private boolean isUnknown(Mutant mutant) {
        return unknown.stream().anyMatch(test -> isOf(mutant, test))
                && reported.stream().noneMatch(test -> isOf(mutant, test));
    }

    /** The reported tests that no mutant makes flaky. */
    List<TestId> falseAlarms() {
        return reported.stream()
                .filter(test -> mutants.stream().noneMatch(mutant -> isOf(mutant, test)))
                .sorted()
                .toList();
    }

    /** The tests that take part in no mutant. */
    Set<TestId> unmutated() {
        Set<TestId> mutated = mutants.stream()
                .flatMap(mutant -> mutant.tests().stream())
                .map(label -> label.id().base())
                .collect(Collectors.toSet());
        return tests.stream().filter(test -> !mutated.contains(test)).collect(Collectors.toSet());
    }
}
