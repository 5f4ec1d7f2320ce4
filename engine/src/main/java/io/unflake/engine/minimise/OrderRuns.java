package io.unflake.engine.minimise;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Function;

/** Runs tests one after the other in a fresh JVM, and tells whether a failure that is known has occurred. */
final class OrderRuns {

    private final Study study;

    OrderRuns(Study study) {
        this.study = study;
    }

    /** Describes a run of these tests in this order. */
    Run run(List<TestId> tests, Treatment treatment, int repetition) {
        return study.run(Prover.PURPOSE, study.suite().discovered(tests), treatment, Jvm.FRESH, repetition);
    }

    /** Performs runs, concurrently where allowed. */
    List<Observation> perform(List<Run> runs) {
        return study.experiment().perform(runs, Beside.ANY);
    }

    Observation perform(List<TestId> tests, Treatment treatment, int repetition) {
        return study.experiment().performBeside(run(tests, treatment, repetition));
    }

    /** Whether a test failed in this run with the fingerprint that is known. */
    boolean failsIn(Observation observation, Confirmed confirmed) {
        TestResult result = observation.byTest().get(confirmed.test());
        return result != null
                && result.failed()
                && study.fingerprints().apply(result).equals(confirmed.fingerprint());
    }

    boolean passesIn(Observation observation, Confirmed confirmed) {
        TestResult result = observation.byTest().get(confirmed.test());
        return result != null && result.passed();
    }

    /** Runs tests together and nothing else, in both directions, so that none has all others before it twice. */
    List<Observation> inBothDirections(List<Confirmed> tests) {
        List<TestId> members = sequence(tests, each -> List.of());
        List<TestId> reversed = new ArrayList<>(members);
        Collections.reverse(reversed);
        Treatment treatment = tests.get(0).trial().treatment();
        return perform(List.of(run(members, treatment, 1), run(reversed, treatment, 2)));
    }

    /** Returns the tests that fail as known without the others of the suite. */
    List<Confirmed> failingAlone(List<Confirmed> tests) {
        List<Observation> alone = tests.isEmpty() ? List.of() : inBothDirections(tests);
        return tests.stream()
                .filter(each -> alone.stream().allMatch(observation -> failsIn(observation, each)))
                .toList();
    }

    /** Returns the test that has to be requested to run this one. */
    TestId member(Confirmed confirmed) {
        return study.suite().memberOf(confirmed.test());
    }

    /** Returns each of these tests once, after those that have to run before it. */
    List<TestId> sequence(Collection<Confirmed> tests, Function<Confirmed, List<TestId>> beforeEach) {
        List<TestId> sequence = new ArrayList<>();
        Collection<List<TestId>> each = new LinkedHashSet<>();
        for (Confirmed confirmed : tests) {
            List<TestId> block = new ArrayList<>(beforeEach.apply(confirmed));
            block.add(member(confirmed));
            each.add(block);
        }
        each.forEach(sequence::addAll);
        return sequence;
    }
}
