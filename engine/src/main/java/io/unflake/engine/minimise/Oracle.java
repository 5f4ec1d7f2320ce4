package io.unflake.engine.minimise;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.verdict.Study;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Checks whether a test fails under a treatment with the known fingerprint. A different failure does not count. */
final class Oracle {

    private final Study study;
    private final Question question;
    private final Jvm jvm;
    private final Map<Treatment, Optional<TestResult>> answers = new HashMap<>();
    private int runs;
    private long millis;

    /**
     * The failure to look for.
     *
     * @param tests the tests to run: the test itself, after those that it depends on
     * @param attempts the number of runs in which a treatment must fail once: more than one if it fails only sometimes
     */
    record Question(TestId test, FailureFingerprint failure, List<TestId> tests, int attempts) {}

    Oracle(Study study, Question question, Jvm jvm) {
        this.study = study;
        this.question = question;
        this.jvm = jvm;
    }

    boolean fails(Treatment treatment) {
        return failure(treatment).isPresent();
    }

    /** Returns the failure under a treatment, if there is one. */
    Optional<TestResult> failure(Treatment treatment) {
        return answers.computeIfAbsent(treatment, this::attempt);
    }

    /** Most treatments fail at once or not at all, so one run comes first, then all others together. */
    private Optional<TestResult> attempt(Treatment treatment) {
        Optional<TestResult> first = run(treatment, 1, 1);
        return first.isPresent() || question.attempts() == 1 ? first : run(treatment, 2, question.attempts());
    }

    /** Performs one more run under this treatment and returns the failure, if there is one. */
    Optional<TestResult> run(Treatment treatment, int repetition) {
        return run(treatment, repetition, repetition);
    }

    private Optional<TestResult> run(Treatment treatment, int firstRepetition, int lastRepetition) {
        List<Run> repetitions = IntStream.rangeClosed(firstRepetition, lastRepetition)
                .mapToObj(i -> study.run(Prover.PURPOSE, question.tests(), treatment, jvm, i))
                .toList();
        runs += repetitions.size();
        List<Observation> observations = study.experiment().perform(repetitions, Beside.ANY);
        observations.forEach(observation -> millis += observation.millis());
        return observations.stream()
                .flatMap(observation -> observation.of(question.test()).stream())
                .filter(result ->
                        result.failed() && study.fingerprints().apply(result).equals(question.failure()))
                .findFirst();
    }

    /** Whether the test passes each of several times under a treatment. */
    boolean passes(Treatment treatment, int times) {
        for (int repetition = 1; repetition <= times; repetition++) {
            Run run = study.run(Prover.PURPOSE, question.tests(), treatment, jvm, repetition);
            runs++;
            List<Observation> observations = study.experiment().perform(List.of(run), Beside.ANY);
            observations.forEach(observation -> millis += observation.millis());
            boolean passed = observations.stream()
                    .flatMap(observation -> observation.of(question.test()).stream())
                    .anyMatch(TestResult::passed);
            if (!passed) {
                return false;
            }
        }
        return true;
    }

    /** Whether a treatment fails in some runs only, so that its edge cannot be found exactly. */
    boolean failsSometimes() {
        return question.attempts() > 1;
    }

    int runs() {
        return runs;
    }

    /** The number of treatments that were tried. */
    int treatments() {
        return answers.size();
    }

    /** The total duration of all runs, not including the time spent waiting for a slot. */
    long millis() {
        return millis;
    }
}
