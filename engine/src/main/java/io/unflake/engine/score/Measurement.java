package io.unflake.engine.score;

import io.unflake.model.TestId;
import io.unflake.model.labels.Mutant;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a detector reported about a suite in one setting.
 *
 * @param suite names the suite
 * @param mutants all flaws of the suite
 * @param tests all test methods of the suite
 * @param reported the test methods that the detector calls flaky
 * @param plainRuns how many plain runs of the suite would have taken as long
 */
public record Measurement(
        String suite,
        Setting setting,
        List<Mutant> mutants,
        Set<TestId> tests,
        Set<TestId> reported,
        double seconds,
        double plainRuns) {

    public Measurement {
        mutants = List.copyOf(mutants);
        tests = methods(tests);
        reported = methods(reported);
    }

    private static Set<TestId> methods(Collection<TestId> tests) {
        return tests.stream().map(TestId::base).collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a test is one of those that a mutant makes flaky. */
    static boolean isOf(Mutant mutant, TestId test) {
        return mutant.flaky().stream().anyMatch(label -> label.id().base().equals(test));
    }

    /** The mutants that this setting is about. */
    List<Mutant> concerned() {
        return mutants.stream().filter(setting::concerns).toList();
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
