package io.unflake.engine.minimise;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.Trials;
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
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Role;
import io.unflake.model.finding.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Simulates a suite of twenty tests that share state. */
class OrderCauseTest {

    private IntFunction<String> packages = number -> "a";

    private final List<Run> performed = new ArrayList<>();
    private List<TestId> suspects = List.of();

    @Test
    void finds_the_polluter_and_tries_it_on_all_other_tests_in_one_run() {
        // Test 15 pollutes, test 9 cleans up, and tests 10, 11 and 12 fail on polluted state.
        SimulatedJvm jvm = new SimulatedJvm() {
            @Override
            boolean fails(int test, Set<String> state) {
                if (test == 15) {
                    state.add("dirt");
                } else if (test == 9) {
                    state.remove("dirt");
                }
                return Set.of(10, 11, 12).contains(test) && state.contains("dirt");
            }
        };

        Map<Confirmed, Proof> proofs = prove(jvm, "order.reverse", 10, 11, 12);

        assertThat(proofs).hasSize(3).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before()).containsExactly(new Before(test(15), Role.POLLUTER));
            assertThat(proof.tests()).containsExactly(test(15), confirmed.test());
        });
        assertThat(performed).hasSizeLessThan(20);
    }

    @Test
    void tries_suspects_first() {
        SimulatedJvm jvm = new SimulatedJvm() {
            @Override
            boolean fails(int test, Set<String> state) {
                if (test == 15) {
                    state.add("dirt");
                }
                return test == 10 && state.contains("dirt");
            }
        };
        suspects = List.of(test(3), test(14), test(15));

        assertThat(prove(jvm, "order.reverse", 10))
                .allSatisfy((confirmed, proof) ->
                        assertThat(proof.before()).containsExactly(new Before(test(15), Role.POLLUTER)));
        assertThat(performed).as("alone, after 14, after 15").hasSize(3);
    }

    @Test
    void a_test_that_fails_alone_is_brittle_and_needs_a_state_setter() {
        SimulatedJvm jvm = new SimulatedJvm() {
            @Override
            boolean fails(int test, Set<String> state) {
                if (test == 3) {
                    state.add("set");
                }
                return test == 8 && !state.contains("set");
            }
        };

        assertThat(prove(jvm, "order.reverse", 8)).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before()).containsExactly(new Before(test(3), Role.STATE_SETTER));
            assertThat(proof.tests()).containsExactly(test(8));
        });
    }

    @Test
    void a_test_that_is_not_idempotent_fails_on_its_second_run() {
        SimulatedJvm jvm = new SimulatedJvm() {
            @Override
            boolean fails(int test, Set<String> state) {
                return test == 5 && !state.add("used");
            }
        };

        assertThat(prove(jvm, "order.twice", 5)).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before()).containsExactly(new Before(test(5), Role.ITSELF));
            assertThat(proof.tests()).containsExactly(test(5), test(5));
        });
    }

    @Test
    void keeps_two_polluters_that_are_needed_together() {
        SimulatedJvm jvm = new SimulatedJvm() {
            @Override
            boolean fails(int test, Set<String> state) {
                if (test == 19 || test == 12) {
                    state.add("dirt" + test);
                }
                return test == 1 && state.size() == 2;
            }
        };

        assertThat(prove(jvm, "order.reverse", 1))
                .allSatisfy((confirmed, proof) -> assertThat(proof.before())
                        .containsExactly(new Before(test(19), Role.POLLUTER), new Before(test(12), Role.POLLUTER)));
    }

    @Test
    void tries_tests_of_the_same_package_first() {
        SimulatedJvm jvm = new SimulatedJvm() {
            @Override
            boolean fails(int test, Set<String> state) {
                if (test == 19) {
                    state.add("dirt");
                }
                return test == 1 && state.contains("dirt");
            }
        };
        packages = number -> number == 1 || number > 17 ? "near" : "far";

        assertThat(prove(jvm, "order.reverse", 1))
                .allSatisfy((confirmed, proof) ->
                        assertThat(proof.before()).containsExactly(new Before(test(19), Role.POLLUTER)));
        assertThat(performed).allMatch(run -> run.tests().size() <= 3);
    }

    @Test
    void tries_the_nearest_tests_first_in_a_directed_order() {
        SimulatedJvm jvm = new SimulatedJvm() {
            @Override
            boolean fails(int test, Set<String> state) {
                if (test == 15) {
                    state.add("dirt");
                } else if (test != 1) {
                    state.remove("dirt");
                }
                return test == 1 && state.contains("dirt");
            }
        };
        Trial trial = Trial.askingForDirectedOrders()
                .along(List.of(test(2), test(3), test(15), test(4), test(15), test(1), test(15), test(5)), 1);

        assertThat(prove(jvm, trial, 1)).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before()).containsExactly(new Before(test(15), Role.POLLUTER));
            assertThat(proof.tests()).containsExactly(test(15), test(1));
        });
        assertThat(performed).hasSize(2);
    }

    private Map<Confirmed, Proof> prove(SimulatedJvm jvm, String strategy, int... tests) {
        return prove(jvm, Trials.trial(strategy), tests);
    }

    private Map<Confirmed, Proof> prove(SimulatedJvm jvm, Trial trial, int... tests) {
        List<Confirmed> confirmed = IntStream.of(tests)
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
        return new OrderCause(new Study(jvm, suite(), OrderCauseTest::fingerprint), Duration.ofHours(1))
                .prove(confirmed, test -> suspects, () -> false);
    }

    private abstract class SimulatedJvm implements Experiment {

        abstract boolean fails(int test, Set<String> state);

        @Override
        public List<Observation> perform(List<Run> runs, Beside beside, BooleanSupplier isOver) {
            performed.addAll(runs);
            return runs.stream().map(this::observe).toList();
        }

        private Observation observe(Run run) {
            Set<String> state = new HashSet<>();
            List<TestResult> results = new ArrayList<>();
            for (TestId test : run.tests()) {
                boolean fails = fails(Integer.parseInt(test.method().substring(1)), state);
                results.add(fails ? failed(test) : TestResult.of(test, Outcome.PASSED, null));
            }
            return new Observation(run.id(), results, 1);
        }
    }

    private static TestResult failed(TestId test) {
        Frame frame = new Frame(test.className(), test.method(), "T.java", 1);
        return TestResult.of(test, Outcome.FAILED, new Failure("E", "", List.of(frame)));
    }

    private Suite suite() {
        return new Suite(
                "m",
                IntStream.range(0, 20)
                        .mapToObj(this::test)
                        .map(test -> new Suite.Member(test, "[engine:junit-jupiter]/" + test))
                        .toList());
    }

    private TestId test(int number) {
        return TestId.of(packages.apply(number) + ".C" + (char) ('a' + number / 4), "t" + number);
    }

    private static FailureFingerprint fingerprint(TestResult result) {
        return FailureFingerprint.of(result.failure(), name -> true);
    }
}
