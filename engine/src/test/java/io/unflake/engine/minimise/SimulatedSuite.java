package io.unflake.engine.minimise;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Frame;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** A suite of numbered tests without JVMs. Its tests share state, which every run starts without. */
final class SimulatedSuite implements Experiment {

    /** State in which failures have another fingerprint. */
    static final String FAIL_DIFFERENTLY = "fail differently";

    private final int size;
    private final Tests tests;
    private final IntFunction<String> packages;
    private final List<Run> performed = Collections.synchronizedList(new ArrayList<>());

    /** What the tests do. */
    interface Tests {
        /** Runs a test, which may use and change the state. */
        boolean fails(int test, Set<String> state);
    }

    SimulatedSuite(int size, Tests tests) {
        this(size, tests, number -> "a");
    }

    SimulatedSuite(int size, Tests tests, IntFunction<String> packages) {
        this.size = size;
        this.tests = tests;
        this.packages = packages;
    }

    Study study() {
        return new Study(this, suite(), SimulatedSuite::fingerprint);
    }

    List<Run> performed() {
        return List.copyOf(performed);
    }

    TestId test(int number) {
        return TestId.of(packages.apply(number) + ".C" + (char) ('a' + number / 4), "t" + number);
    }

    /** Failures of these tests in a trial. */
    List<Confirmed> failures(Trial trial, int... numbers) {
        return IntStream.of(numbers)
                .mapToObj(number -> new Confirmed(
                        test(number),
                        trial,
                        null,
                        Verdict.FLAKY,
                        failed(test(number)),
                        fingerprint(failed(test(number))),
                        new Rate(2, 2),
                        new Rate(0, 2),
                        false))
                .toList();
    }

    @Override
    public List<Observation> perform(List<Run> runs, Beside beside, BooleanSupplier isOver) {
        performed.addAll(runs);
        return runs.stream().map(this::observe).toList();
    }

    private Observation observe(Run run) {
        Set<String> state = new HashSet<>();
        List<TestResult> results = new ArrayList<>();
        for (TestId test : run.tests()) {
            boolean fails = tests.fails(Integer.parseInt(test.method().substring(1)), state);
            String type = state.contains(FAIL_DIFFERENTLY) ? "F" : "E";
            results.add(fails ? failed(test, type) : TestResult.of(test, Outcome.PASSED, null));
        }
        return new Observation(run.id(), results, 1);
    }

    private static TestResult failed(TestId test) {
        return failed(test, "E");
    }

    private static TestResult failed(TestId test, String type) {
        Frame frame = new Frame(test.className(), test.method(), "T.java", 1);
        return TestResult.of(test, Outcome.FAILED, new Failure(type, "", List.of(frame)));
    }

    private Suite suite() {
        return new Suite(
                "m",
                IntStream.range(0, size)
                        .mapToObj(this::test)
                        .map(test -> new Suite.Member(test, "[engine:junit-jupiter]/" + test))
                        .toList());
    }

    private static FailureFingerprint fingerprint(TestResult result) {
        return FailureFingerprint.of(result.failure(), name -> true);
    }
}
