package io.unflake.engine.detect;

import static io.unflake.engine.SimulatedExperiment.perturbs;
import static io.unflake.engine.Trials.trial;
import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.minimise.Prover;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.Perturbation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Role;
import io.unflake.model.finding.Stage;
import io.unflake.model.finding.Verdict;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.ParameterType;
import io.unflake.model.strategy.PlausibleLimit.Measure;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyEntry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Whole detections on one module, in a simulated experiment. */
class TreatedDetectionTest {

    private static final String PORT = "a.SipTest#port";
    private static final String PRICE = "a.PriceTest#price";
    private static final String LABEL = "b.LabelTest#label";
    private static final List<String> TESTS = List.of(PORT, PRICE, LABEL);

    private static final Site DRAW = site(SiteKind.RANDOM, "Sip");
    private static final Site OTHER_DRAW = site(SiteKind.RANDOM, "Dice");
    private static final Site CLOCK = site(SiteKind.WALL_CLOCK, "Sip");
    private static final Site CHARSET = site(SiteKind.CHARSET, "Label");
    private static final Site ZONE = site(SiteKind.ZONE, "Label");

    @Test
    void a_test_that_fails_only_treated_is_one_flaky_finding_with_its_smallest_cause() {
        SimulatedModule module = module(
                (run, test) -> isTest(test, PORT) && perturbs(run, "random.extreme", DRAW) ? "here" : null,
                test -> isTest(test, PORT) ? List.of(OTHER_DRAW, DRAW) : List.of());

        Detected detected = module.treat(trial("random.extreme"), trial("time.fast"));

        assertThat(SimulatedModule.findings(detected)).singleElement().satisfies(finding -> {
            assertThat(finding.test()).hasToString(PORT);
            assertThat(finding.verdict()).isEqualTo(Verdict.FLAKY);
            assertThat(finding.category()).isEqualTo("random");
            assertThat(finding.cause()).containsExactly(DRAW);
            assertThat(finding.sites()).containsExactly(OTHER_DRAW, DRAW);
            assertThat(finding.treated().always()).isTrue();
            assertThat(finding.control().never()).isTrue();
            assertThat(finding.proof().treatment().spots())
                    .extracting(Spot::site)
                    .containsExactly(DRAW);
        });
        assertThat(detected.broken()).isEmpty();
        assertThat(detected.notes()).isEmpty();
    }

    @Test
    void the_cause_names_no_site_of_a_strategy_that_is_not_needed() {
        Site heap = site(SiteKind.MEMORY, "Sip");
        SimulatedModule module = module(
                (run, test) -> isTest(test, PORT) && perturbs(run, "environment.heap", heap) ? "here" : null,
                test -> isTest(test, PORT) ? List.of(DRAW, heap) : List.of());

        Detected detected = module.treat(together(trial("random.extreme"), trial("environment.heap")));

        assertThat(SimulatedModule.findings(detected))
                .singleElement()
                .satisfies(finding -> assertThat(finding.cause()).containsExactly(heap));
    }

    private static Trial together(Trial one, Trial other) {
        List<Perturbation> both = Stream.of(one, other)
                .flatMap(trial -> trial.treatment().perturbations().stream())
                .toList();
        return new Trial(
                new Treatment(both),
                List.of(one.strategies().get(0), other.strategies().get(0)));
    }

    @Test
    void the_run_without_agent_goes_on_beside_the_baseline_where_runs_are_kept_apart() {
        SimulatedModule module = module((run, test) -> null, test -> List.of()).keepingApart();

        module.treat(trial("random.extreme"));

        assertThat(module.performed()).filteredOn(run -> run.jvm() == Jvm.PLAIN).hasSize(1);
    }

    @Test
    void the_run_without_agent_is_repeated_if_a_test_fails_only_beside_the_baseline() {
        SimulatedModule module = module(
                        (run, test) -> run.purpose().contains("beside") ? "here" : null, test -> List.of())
                .keepingApart();

        Detected detected = module.treat(trial("random.extreme"));

        assertThat(module.performed()).filteredOn(run -> run.jvm() == Jvm.PLAIN).hasSize(2);
        assertThat(SimulatedModule.findings(detected)).isEmpty();
        assertThat(detected.broken()).isEmpty();
    }

    @Test
    void a_strategy_is_tried_only_on_tests_that_reach_its_sites() {
        SimulatedModule module = module((run, test) -> null, test -> isTest(test, PORT) ? List.of(DRAW) : List.of());

        module.treat(trial("random.extreme"), trial("time.fast"));

        assertThat(module.performed())
                .filteredOn(run -> !run.treatment().isControl())
                .singleElement()
                .satisfies(run -> {
                    assertThat(run.treatment().name()).isEqualTo("random.extreme");
                    assertThat(run.tests()).extracting(TestId::toString).containsExactly(PORT);
                });
    }

    @Test
    void threads_are_delayed_last_and_only_those_of_tests_without_a_finding() {
        Site started = site(SiteKind.THREAD, "Sip");
        SimulatedModule module = module(
                (run, test) -> isTest(test, PORT) && perturbs(run, "random.extreme", DRAW) ? "here" : null,
                test -> isTest(test, LABEL) ? List.of() : List.of(DRAW, started));

        module.treat(trial("delay.thread"), trial("random.extreme"));

        List<String> purposes = module.performed().stream().map(Run::purpose).toList();
        assertThat(purposes).contains("confirm", "profile");
        assertThat(purposes.lastIndexOf("confirm")).isLessThan(purposes.indexOf("profile"));
        assertThat(module.performed())
                .filteredOn(run -> run.purpose().equals("profile"))
                .flatExtracting(Run::tests)
                .extracting(TestId::toString)
                .containsOnly(PRICE);
    }

    @Test
    void the_threads_of_tests_that_sleep_are_delayed_first() {
        Site started = site(SiteKind.THREAD, "Sip");
        Site slept = site(SiteKind.SLEEP, "Sip");
        SimulatedModule module =
                module((run, test) -> null, test -> isTest(test, LABEL) ? List.of(started, slept) : List.of(started));

        module.treat(trial("delay.thread"), trial("random.extreme"));

        assertThat(module.performed().stream()
                        .filter(run -> run.purpose().equals("profile"))
                        .map(run -> run.tests().stream().map(TestId::toString).toList())
                        .distinct())
                .containsExactly(List.of(LABEL), List.of(PORT, PRICE));
    }

    @Test
    void threads_are_delayed_for_a_share_of_the_time_although_exploration_is_over() {
        Site started = site(SiteKind.THREAD, "Sip");
        AtomicReference<SimulatedModule> self = new AtomicReference<>();
        SimulatedModule module = module(
                        (run, test) -> {
                            if (run.purpose().equals("confirm")) {
                                self.get().pass(Duration.ofSeconds(58));
                            }
                            return isTest(test, PORT) && perturbs(run, "random.extreme", DRAW) ? "here" : null;
                        },
                        test -> isTest(test, LABEL) ? List.of(started) : List.of(DRAW))
                .within(Duration.ofSeconds(60), Duration.ZERO);
        self.set(module);

        module.treat(trial("delay.thread"), trial("random.extreme"));

        assertThat(module.performed()).extracting(Run::purpose).contains("profile");
    }

    @Test
    void tests_that_take_long_come_last_and_are_not_part_of_other_orders() {
        String slow = "c.SlowTest#takesLong";
        List<String> tests = Stream.concat(IntStream.range(0, 12).mapToObj(i -> "a.QuickTest#t" + i), Stream.of(slow))
                .toList();
        SimulatedModule module = new SimulatedModule(
                        tests,
                        (run, test) -> isTest(test, slow) && perturbs(run, "random.extreme", DRAW) ? "here" : null,
                        test -> List.of(DRAW))
                .taking(test -> isTest(test, slow) ? 60_000 : 1);

        Detected detected = module.treat(trial("random.extreme"), trial("order.reverse"));

        List<Run> explored = module.performed().stream()
                .filter(run -> run.purpose().equals("explore"))
                .toList();
        assertThat(explored)
                .filteredOn(run -> run.treatment().isOrder())
                .flatExtracting(Run::tests)
                .hasSize(12);
        assertThat(explored.get(explored.size() - 1).tests())
                .extracting(TestId::toString)
                .containsExactly(slow);
        assertThat(SimulatedModule.findings(detected)).singleElement().satisfies(finding -> {
            assertThat(finding.test()).hasToString(slow);
            assertThat(finding.verdict()).isEqualTo(Verdict.FLAKY);
        });
        assertThat(detected.unfinished()).singleElement().asString().contains("not every strategy");
    }

    @Test
    void the_suite_runs_once_with_nothing_perturbed_and_once_without_agent() {
        SimulatedModule module = module((run, test) -> null, test -> List.of());

        Detected detected = module.treat(trial("random.extreme"));

        assertThat(module.performed().get(0).jvm()).isEqualTo(Jvm.WARM);
        assertThat(module.performed())
                .filteredOn(run -> run.treatment().isControl() && run.tests().size() == TESTS.size())
                .extracting(Run::jvm)
                .containsExactly(Jvm.WARM, Jvm.PLAIN);
        assertThat(detected.plainMillis()).isPositive();
    }

    @Test
    void a_test_that_fails_in_every_plain_run_is_broken_and_not_tried() {
        SimulatedModule module = module((run, test) -> isTest(test, PORT) ? "here" : null, test -> List.of(DRAW));

        Detected detected = module.treat(trial("random.extreme"));

        assertThat(detected.broken())
                .extracting(result -> result.test().toString())
                .containsExactly(PORT);
        assertThat(SimulatedModule.findings(detected)).isEmpty();
        assertThat(module.performed())
                .filteredOn(run -> !run.treatment().isControl())
                .allSatisfy(run ->
                        assertThat(run.tests()).extracting(TestId::toString).doesNotContain(PORT));
    }

    @Test
    void a_test_that_fails_now_and_then_without_treatment_is_flaky_by_rerun() {
        SimulatedModule module = module(
                (run, test) -> isTest(test, PRICE) && run.purpose().equals("baseline") ? "here" : null,
                test -> List.of());

        assertThat(SimulatedModule.findings(module.treat(trial("time.fast"))))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.category()).isEqualTo("rerun");
                    assertThat(finding.treated()).isEqualTo(Rate.NONE);
                    assertThat(finding.treatments()).isEmpty();
                });
    }

    @Test
    void a_test_that_fails_without_agent_is_never_blamed_on_a_treatment() {
        SimulatedModule module = module(
                (run, test) -> isTest(test, PORT) && (run.jvm() == Jvm.PLAIN || perturbs(run, "random.extreme", DRAW))
                        ? "here"
                        : null,
                test -> List.of(DRAW));

        Detected detected = module.treat(trial("random.extreme"));

        assertThat(SimulatedModule.findings(detected)).isEmpty();
        assertThat(detected.broken())
                .extracting(result -> result.test().toString())
                .containsExactly(PORT);
    }

    @Test
    void one_test_and_fingerprint_are_one_finding_whatever_provokes_them() {
        SimulatedModule module = module(
                (run, test) -> {
                    boolean drawn = isTest(test, PORT) && perturbs(run, "random.extreme", DRAW);
                    boolean polluted =
                            !isTest(test, LABEL) && Orders.before(run, test).contains(LABEL);
                    return drawn || polluted ? "here" : null;
                },
                test -> isTest(test, PORT) ? List.of(DRAW) : List.of());

        List<Finding> findings =
                SimulatedModule.findings(module.treat(trial("random.extreme"), trial("order.reverse")));

        assertThat(findings).extracting(Finding::id).doesNotHaveDuplicates();
        assertThat(findings).extracting(finding -> finding.test().toString()).contains(PORT, PRICE);
    }

    @Test
    void settings_that_share_a_run_are_told_apart_on_the_tests_that_fail() {
        SimulatedModule module = module(
                (run, test) -> isTest(test, LABEL) && perturbs(run, "environment.charset", CHARSET) ? "here" : null,
                test -> List.of(CHARSET, ZONE));

        List<Finding> findings =
                SimulatedModule.findings(module.treat(trial("environment.zone"), trial("environment.charset")));

        assertThat(findings)
                .singleElement()
                .satisfies(finding -> assertThat(finding.strategies()).containsExactly("environment.charset"));
        List<Run> explored = module.performed().stream()
                .filter(run -> run.purpose().equals("explore"))
                .toList();
        assertThat(explored.get(0).treatment().perturbations()).hasSize(2);
        assertThat(explored.subList(1, explored.size())).allSatisfy(run -> {
            assertThat(run.treatment().perturbations()).hasSizeLessThanOrEqualTo(1);
            assertThat(run.tests()).extracting(TestId::toString).containsExactly(LABEL);
        });
    }

    @Test
    void a_strategy_that_the_build_has_pinned_is_a_note_and_no_run() {
        SimulatedModule module =
                module((run, test) -> null, test -> List.of(ZONE)).started("-Duser.timezone=UTC");

        Detected detected = module.treat(trial("environment.zone"));

        assertThat(detected.notes())
                .containsExactly("environment.zone was not tried on shop: its build sets -Duser.timezone=UTC");
        assertThat(module.performed()).allMatch(run -> run.treatment().isControl());
    }

    @Test
    void a_failure_that_needs_colliding_random_values_is_ignored_with_a_note() {
        SimulatedModule module = module(
                (run, test) -> isTest(test, PORT) && run.treatment().name().startsWith("random.") ? "here" : null,
                test -> isTest(test, PORT) ? List.of(DRAW) : List.of());

        Detected detected = module.treat(trial("random.extreme"));

        assertThat(SimulatedModule.findings(detected)).isEmpty();
        assertThat(detected.notes()).containsExactly("ignored: " + PORT + " fails only if random values collide");
    }

    @Test
    void when_the_budget_is_used_up_nothing_more_is_explored_and_that_is_said() {
        SimulatedModule module =
                module((run, test) -> null, test -> List.of(DRAW)).within(Duration.ofSeconds(1), Duration.ofSeconds(1));

        Detected detected = module.treat(trial("random.extreme"));

        assertThat(detected.unfinished()).containsExactly("not every strategy was tried on every test of shop");
        assertThat(module.performed()).extracting(Run::purpose).doesNotContain("explore");
    }

    @Test
    void causes_are_searched_while_a_hang_is_still_repeated() {
        CountDownLatch searched = new CountDownLatch(1);
        Queue<Boolean> searchedBeforeHangEnded = new ConcurrentLinkedQueue<>();
        SimulatedModule module = module(
                (run, test) -> {
                    if (isTest(test, PORT) && perturbs(run, "random.extreme", DRAW)) {
                        if (run.purpose().equals(Prover.PURPOSE)) {
                            searched.countDown();
                        }
                        return "here";
                    }
                    if (isTest(test, PRICE) && perturbs(run, "time.fast", CLOCK)) {
                        if (run.purpose().equals("confirm")) {
                            searchedBeforeHangEnded.add(isReachedInTime(searched));
                        }
                        return SimulatedExperiment.HANGS;
                    }
                    return null;
                },
                test -> isTest(test, PRICE) ? List.of(CLOCK) : List.of(DRAW));

        Detected detected = module.treat(trial("random.extreme"), trial("time.fast"));

        assertThat(searchedBeforeHangEnded).isNotEmpty().containsOnly(true);
        assertThat(SimulatedModule.findings(detected))
                .extracting(finding -> finding.test().toString())
                .containsExactlyInAnyOrder(PORT, PRICE);
    }

    @Test
    void a_hang_under_several_strategies_is_confirmed_under_one_of_them() {
        SimulatedModule module = module(
                (run, test) -> isTest(test, PORT)
                                && (perturbs(run, "random.extreme", DRAW) || perturbs(run, "random.cycle", DRAW))
                        ? SimulatedExperiment.HANGS
                        : null,
                test -> isTest(test, PORT) ? List.of(DRAW) : List.of());

        Detected detected = module.treat(trial("random.extreme"), trial("random.cycle"));

        assertThat(SimulatedModule.findings(detected)).singleElement().satisfies(finding -> {
            assertThat(finding.verdict()).isEqualTo(Verdict.FLAKY);
            assertThat(finding.strategies()).containsExactly("random.extreme", "random.cycle");
        });
        assertThat(module.performed())
                .filteredOn(run -> run.purpose().equals("confirm"))
                .extracting(run -> run.treatment().name())
                .doesNotContain("random.cycle");
    }

    @Test
    void a_hang_that_one_strategy_does_not_repeat_is_confirmed_under_another_one() {
        SimulatedModule module = module(
                (run, test) -> isTest(test, PORT)
                                && ((perturbs(run, "random.extreme", DRAW)
                                                && run.purpose().equals(Planner.PURPOSE))
                                        || perturbs(run, "random.cycle", DRAW))
                        ? SimulatedExperiment.HANGS
                        : null,
                test -> isTest(test, PORT) ? List.of(DRAW) : List.of());

        Detected detected = module.treat(trial("random.extreme"), trial("random.cycle"));

        assertThat(SimulatedModule.findings(detected)).singleElement().satisfies(finding -> {
            assertThat(finding.verdict()).isEqualTo(Verdict.FLAKY);
            assertThat(finding.strategies()).contains("random.cycle");
        });
    }

    @Test
    void a_hang_that_also_occurs_without_a_strategy_is_not_blamed_on_one() {
        Predicate<Run> hangs = run -> run.purpose().equals("confirm")
                || perturbs(run, "random.extreme", DRAW)
                || perturbs(run, "random.cycle", DRAW);
        SimulatedModule module = module(
                (run, test) -> isTest(test, PORT) && hangs.test(run) ? SimulatedExperiment.HANGS : null,
                test -> isTest(test, PORT) ? List.of(DRAW) : List.of());

        Detected detected = module.treat(trial("random.extreme"), trial("random.cycle"));

        assertThat(SimulatedModule.findings(detected)).singleElement().satisfies(finding -> {
            assertThat(finding.strategies()).isEmpty();
            assertThat(finding.treatments()).isEmpty();
        });
    }

    private static boolean isReachedInTime(CountDownLatch latch) {
        try {
            return latch.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Test
    void what_has_failed_is_told_before_it_is_confirmed_and_before_its_cause_is_searched() {
        SimulatedModule module = module(
                (run, test) -> isTest(test, PORT) && perturbs(run, "random.extreme", DRAW) ? "here" : null,
                test -> isTest(test, PORT) ? List.of(DRAW) : List.of());

        Detected detected = module.treat(trial("random.extreme"));

        List<Detected> told = module.soFar();
        assertThat(SimulatedModule.findings(told.get(0))).singleElement().satisfies(finding -> {
            assertThat(finding.stage()).isEqualTo(Stage.SEEN);
            assertThat(finding.verdict()).isEqualTo(Verdict.SUSPECT);
        });
        assertThat(told.get(0).unfinished()).containsExactly("1 failure of shop was seen once and not confirmed");
        List<Detected> confirmed = told.stream()
                .dropWhile(each -> SimulatedModule.findings(each).get(0).stage() == Stage.SEEN)
                .toList();
        assertThat(confirmed).isNotEmpty().allSatisfy(soFar -> {
            assertThat(SimulatedModule.findings(soFar)).singleElement().satisfies(finding -> {
                assertThat(finding.stage()).isEqualTo(Stage.CONFIRMED);
                assertThat(finding.cause()).isEmpty();
                assertThat(finding.sites()).containsExactly(DRAW);
                assertThat(finding.plausible()).isTrue();
            });
            assertThat(soFar.unfinished())
                    .containsExactly("1 failure of shop was confirmed, but its cause was not searched");
        });
        assertThat(SimulatedModule.findings(detected)).singleElement().satisfies(finding -> {
            assertThat(finding.stage()).isEqualTo(Stage.PROVEN);
            assertThat(finding.cause()).containsExactly(DRAW);
        });
        assertThat(detected.unfinished()).isEmpty();
    }

    @Test
    void what_has_failed_is_told_while_other_strategies_are_still_tried() {
        CountDownLatch told = new CountDownLatch(1);
        AtomicBoolean isToldInTime = new AtomicBoolean();
        SimulatedModule module = module(
                        (run, test) -> {
                            if (run.purpose().equals(Planner.PURPOSE)
                                    && run.treatment().isOrder()
                                    && isTest(test, PRICE)) {
                                isToldInTime.set(isReachedInTime(told));
                            }
                            return isTest(test, PORT) && perturbs(run, "random.extreme", DRAW) ? "here" : null;
                        },
                        test -> isTest(test, PORT) ? List.of(DRAW) : List.of())
                .telling(told::countDown);

        module.treat(trial("order.reverse"), trial("random.extreme"));

        assertThat(isToldInTime).isTrue();
        assertThat(SimulatedModule.findings(module.soFar().get(0)))
                .singleElement()
                .satisfies(finding -> assertThat(finding.stage()).isEqualTo(Stage.SEEN));
    }

    @Test
    void a_failure_that_does_not_occur_again_when_its_cause_is_searched_is_suspect() {
        SimulatedModule module = module(
                (run, test) -> isTest(test, PORT)
                                && perturbs(run, "random.extreme", DRAW)
                                && !run.purpose().equals("minimise")
                        ? "here"
                        : null,
                test -> isTest(test, PORT) ? List.of(DRAW) : List.of());

        Detected detected = module.treat(trial("random.extreme"));

        assertThat(SimulatedModule.findings(detected)).singleElement().satisfies(finding -> {
            assertThat(finding.verdict()).isEqualTo(Verdict.SUSPECT);
            assertThat(finding.stage()).isEqualTo(Stage.CONFIRMED);
            assertThat(finding.treated()).hasToString("2/5");
        });
        assertThat(detected.unfinished()).isEmpty();
    }

    @Test
    void a_failure_that_was_only_seen_is_suspect_unless_it_is_confirmed_otherwise() {
        SimulatedModule module = module(
                (run, test) -> isTest(test, PORT) && perturbs(run, "random.extreme", DRAW) ? "here" : null,
                test -> List.of(DRAW));
        Confirmed confirmed =
                module.treat(trial("random.extreme")).provoked().get(0).best();
        Confirmed seen =
                Confirmed.seen(new Candidate(trial("time.fast"), confirmed.failure()), confirmed.fingerprint());

        assertThat(assembled(List.of(seen))).satisfies(finding -> {
            assertThat(finding.stage()).isEqualTo(Stage.SEEN);
            assertThat(finding.verdict()).isEqualTo(Verdict.SUSPECT);
            assertThat(finding.treated()).hasToString("1/1");
            assertThat(finding.plausible()).isNull();
        });
        assertThat(assembled(List.of(seen, confirmed))).satisfies(finding -> {
            assertThat(finding.stage()).isEqualTo(Stage.CONFIRMED);
            assertThat(finding.strategies()).containsExactly("random.extreme", "time.fast");
        });
        assertThat(new Unfinished("shop")
                        .unconfirmed(Provoked.of(List.of(seen)))
                        .lines())
                .containsExactly("1 failure of shop was seen once and not confirmed");
    }

    private static Finding assembled(List<Confirmed> confirmed) {
        return new FindingAssembly("shop", ModuleDetection.nothing(), id -> id)
                .assemble(Provoked.of(confirmed), Map.of())
                .get(0);
    }

    @Nested
    class Orders {

        @Test
        void a_polluter_is_found_and_then_tried_on_every_other_class() {
            // PRICE is polluted by LABEL, which comes after it; so is PORT, but PRICE hides that in reverse order.
            SimulatedModule module = module(
                    (run, test) -> (isTest(test, PRICE) && isDirty(run, test, PORT))
                                    || (isTest(test, PORT) && isDirty(run, test, PRICE))
                            ? "here"
                            : null,
                    test -> List.of());

            List<Finding> findings = SimulatedModule.findings(module.treat(trial("order.reverse")));

            assertThat(findings)
                    .extracting(finding -> finding.test().toString())
                    .containsExactlyInAnyOrder(PRICE, PORT);
            assertThat(findings).allSatisfy(finding -> {
                assertThat(finding.category()).isEqualTo("order");
                assertThat(finding.proof().role()).contains(Role.VICTIM);
                assertThat(finding.proof().before()).singleElement().satisfies(before -> {
                    assertThat(before.test()).hasToString(LABEL);
                    assertThat(before.role()).isEqualTo(Role.POLLUTER);
                });
            });
        }

        @Test
        void a_test_that_needs_another_one_before_it_is_brittle() {
            SimulatedModule module = module(
                    (run, test) -> isTest(test, LABEL) && !before(run, test).contains(PORT) ? "here" : null,
                    test -> List.of());

            assertThat(SimulatedModule.findings(module.treat(trial("order.reverse"))))
                    .singleElement()
                    .satisfies(finding -> {
                        assertThat(finding.proof().role()).contains(Role.BRITTLE);
                        assertThat(finding.proof().before())
                                .extracting(before -> before.test().toString())
                                .containsExactly(PORT);
                    });
        }

        @Test
        void a_test_that_fails_in_plain_order_and_needs_a_later_one_before_it_is_brittle() {
            SimulatedModule module = module(
                    (run, test) -> isTest(test, PRICE) && !before(run, test).contains(PORT) ? "here" : null,
                    test -> List.of());

            Detected detected = module.treat(trial("order.reverse"));

            assertThat(detected.broken()).isEmpty();
            assertThat(SimulatedModule.findings(detected)).singleElement().satisfies(finding -> {
                assertThat(finding.test()).hasToString(PRICE);
                assertThat(finding.category()).isEqualTo("order");
                assertThat(finding.verdict()).isEqualTo(Verdict.FLAKY);
                assertThat(finding.proof().role()).contains(Role.BRITTLE);
                assertThat(finding.proof().before())
                        .extracting(before -> before.test().toString())
                        .containsExactly(PORT);
                assertThat(finding.proof().tests()).extracting(TestId::toString).containsExactly(PRICE);
            });
        }

        @Test
        void a_test_that_passes_once_in_another_order_but_never_again_is_broken() {
            SimulatedModule module = module(
                    (run, test) -> isTest(test, PRICE) && !run.purpose().equals("explore") ? "here" : null,
                    test -> List.of());

            Detected detected = module.treat(trial("order.reverse"));

            assertThat(detected.broken()).hasSize(1);
            assertThat(SimulatedModule.findings(detected)).isEmpty();
        }

        /** Whether LABEL ran before a test and the cleaner has not run since. */
        private static boolean isDirty(Run run, TestId test, String cleaner) {
            List<String> before = before(run, test);
            return before.lastIndexOf(LABEL) > before.lastIndexOf(cleaner);
        }

        private static List<String> before(Run run, TestId test) {
            return run.tests().subList(0, run.tests().lastIndexOf(test)).stream()
                    .map(TestId::toString)
                    .toList();
        }
    }

    /** A strategy that only this test knows goes through all phases by its traits alone. */
    @Nested
    class A_new_strategy {

        private final Strategy rain = StrategyEntry.named("weather.rain")
                .actingAt("umbrella")
                .described("it rains")
                .parameter("millimetres", ParameterType.DURATION, "8s", "how much")
                .axes("millimetres")
                .plausible(Measure.DURATION, "1s")
                .strategy();
        private final Site umbrella = site("umbrella", "Umbrella");

        @Test
        void is_planned_confirmed_narrowed_and_measured() {
            SimulatedModule module = module(
                    (run, test) -> isTest(test, PORT) && millis(run) >= 3000 ? "here" : null,
                    test -> isTest(test, PORT) ? List.of(umbrella) : List.of());

            Detected detected = module.treat(new Trial(Treatment.of(rain.with(Map.of())), List.of(rain)));

            assertThat(SimulatedModule.findings(detected)).singleElement().satisfies(finding -> {
                assertThat(finding.category()).isEqualTo("weather");
                assertThat(finding.cause()).containsExactly(umbrella);
                assertThat(Durations.parse(finding.proof().margin().fails()).toMillis())
                        .isBetween(3000L, 3150L);
                assertThat(finding.plausible()).isFalse();
            });
        }

        private long millis(Run run) {
            return run.treatment().perturbations().stream()
                    .filter(part -> part.strategy().equals("weather.rain"))
                    .mapToLong(part -> Durations.parse(part.parameters().get("millimetres"))
                            .toMillis())
                    .findFirst()
                    .orElse(0);
        }
    }

    private static SimulatedModule module(
            BiFunction<Run, TestId, String> failingPlace, Function<TestId, List<Site>> reached) {
        return new SimulatedModule(TESTS, failingPlace, reached);
    }

    private static boolean isTest(TestId test, String name) {
        return test.toString().equals(name);
    }

    private static Site site(String kind, String className) {
        return new Site(kind, "a." + className, "m", className + ".java", 1, "api()", 0, true);
    }
}
