package io.unflake.report.text;

import static io.unflake.report.Examples.DRAW;
import static io.unflake.report.Examples.perturbation;
import static io.unflake.report.Examples.site;
import static io.unflake.report.Examples.under;
import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Hit;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.WorkerBroken;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Role;
import io.unflake.model.finding.Stage;
import io.unflake.model.finding.Verdict;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import io.unflake.report.Examples;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CausePhraseTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "random.extreme | value=min | Till.go() at Till.java:7 returns its smallest value",
                "random.extreme | value=7 | Till.go() at Till.java:7 returns 7",
                "random.smallest | | Till.go() at Till.java:7 returns its smallest value",
                "random.cycle | | Till.go() at Till.java:7 returns its largest and its smallest value in turn",
                "time.increment | delta=90s | each reading of the clock moves it by 1 min 30 s (Till.go() at Till.java:7)",
                "time.coarse | granularity=16ms | the clock ticks every 16 ms (Till.go() at Till.java:7)",
                "time.fast | factor=2.5 | the clock runs 2.5x faster (Till.go() at Till.java:7)",
                "time.slow | | the clock runs 10x slower (Till.go() at Till.java:7)",
                "date.moment | | the date is 3000-01-01 (Till.go() at Till.java:7)",
                "date.moment | moment=2099-03-05T06:07:08Z,frozen=true | the date is 2099-03-05T06:07:08Z and the clock is stopped (Till.go() at Till.java:7)",
                "locale.change | locale=de_DE | the default locale is de-DE (Till.go() at Till.java:7)",
                "sleep.increase | add=1500ms | Till.go() at Till.java:7 takes 1.5 s longer",
                "sleep.decrease | | Till.go() at Till.java:7 is 2 s shorter",
                "concurrency.shrink | | Till.go() at Till.java:7 gives up after 20 % of its timeout",
                "network.delay | | Till.go() at Till.java:7 has 1 % of its timeout left"
            })
    void each_strategy_has_its_phrase(String strategy, String settings, String expected) {
        Site site = site("any", "shop.Till", "go", 7, "shop.Till.go()");

        assertThat(phrase(List.of(under(strategy, map(settings))), site)).isEqualTo(expected);
    }

    @Test
    void every_built_in_strategy_has_a_phrase() {
        for (Strategy strategy : Strategies.BUILT_IN) {
            assertThat(phrase(List.of(under(strategy.name(), Map.of()))))
                    .doesNotContain(strategy.name())
                    .doesNotContain("?");
        }
    }

    @Test
    void further_sites_are_counted() {
        Site other = site("random", "shop.Sip", "host", 20, "java.util.Random.nextInt(int)");

        assertThat(phrase(List.of(under("random.extreme", Map.of())), DRAW, DRAW, other))
                .isEqualTo("Random.nextInt(int) at Sip.java:16 +1 more returns its largest value");
    }

    @Test
    void a_call_that_draws_many_values_returns_none_of_them() {
        Site shuffle = site("random", "shop.Drum", "turn", 9, "java.util.Collections.shuffle(java.util.List)");

        assertThat(phrase(List.of(under("random.extreme", Map.of())), shuffle))
                .isEqualTo("Collections.shuffle(List) at Drum.java:9: each draw is its largest value");
    }

    @Test
    void strategies_that_act_together_are_all_named() {
        Treatment both =
                Treatment.of(perturbation("random.extreme", Map.of()), perturbation("time.increment", Map.of()));

        assertThat(phrase(List.of(both), DRAW))
                .isEqualTo(
                        "fails only under random.extreme + time.increment together (Random.nextInt(int) at Sip.java:16)");
    }

    @Test
    void own_strategies_are_named_with_their_settings() {
        Treatment own = Treatment.of(new Perturbation.ApiChange("disk.full\u001b", Map.of("free", "0"), List.of()));

        assertThat(phrase(List.of(own))).isEqualTo("fails under disk.full\\u001b:free=0");
    }

    @Test
    void no_treatment_means_plain_runs() {
        assertThat(phrase(List.of())).isEqualTo("passes and fails in plain runs, with nothing perturbed");
    }

    @Test
    void a_test_that_never_passed_is_not_said_to_pass() {
        Finding finding = Examples.finding(
                "shop.TillTest#goes",
                Verdict.SUSPECT,
                List.of(),
                Examples.failure("java.lang.AssertionError", "", "shop.TillTest", 3),
                List.of());
        Finding never = new Finding(
                finding.module(),
                finding.test(),
                finding.verdict(),
                finding.stage(),
                finding.category(),
                finding.treatments(),
                finding.failure(),
                finding.fingerprint(),
                finding.cause(),
                finding.sites(),
                finding.treated(),
                new Rate(2, 2),
                finding.plausible(),
                finding.proof(),
                finding.command());

        assertThat(Phrases.BUILT_IN.cause(never))
                .isEqualTo("fails in every plain run so far; not run alone (out of time)");
    }

    @Test
    void the_cause_of_an_ended_jvm_is_not_searched() {
        Finding ended = Examples.finding(
                "shop.TillTest#goes",
                Verdict.SUSPECT,
                List.of(under("delay.thread", Map.of("initial", "1s"))),
                WorkerBroken.ofExit(3).asFailure(),
                List.of());

        assertThat(Phrases.BUILT_IN.cause(at(Stage.CONFIRMED, ended)))
                .endsWith("; cause not searched (the JVM ended, which may have other reasons)");
    }

    @Test
    void a_port_in_use_is_named() {
        Site bind = site("port", "shop.Till", "go", 7, "java.net.ServerSocket.bind(java.net.SocketAddress)");
        Hit unperturbed = Hit.unperturbed(bind, null, 1);
        Hit hit = new Hit(bind, null, 1, 1, List.of(), 0, 8080, null);
        Finding unproven = Examples.finding(
                "shop.TillTest#goes",
                Verdict.FLAKY,
                List.of(under("environment.port", Map.of())),
                Examples.failure("java.net.BindException", "", "shop.TillTest", 3),
                List.of(bind));
        Proof proof = new Proof(
                unproven.smallestTreatment(),
                List.of(unperturbed, hit),
                null,
                true,
                List.of(),
                List.of(),
                new Proof.Effort(1, 1));

        assertThat(Phrases.BUILT_IN.cause(unproven))
                .isEqualTo("the port is already in use (ServerSocket.bind(SocketAddress) at Till.java:7)");
        assertThat(Phrases.BUILT_IN.cause(with(unproven, unproven.sites(), proof)))
                .isEqualTo("port 8080 is already in use (ServerSocket.bind(SocketAddress) at Till.java:7)");
    }

    @Test
    void a_list_of_tests_that_may_be_too_long_says_so() {
        Finding victim = Examples.finding(
                "shop.TillTest#goes",
                Verdict.FLAKY,
                List.of(Treatment.of(new Perturbation.TestOrder("order.reverse", Map.of()))),
                Examples.failure("java.lang.AssertionError", "", "shop.TillTest", 3),
                List.of());

        assertThat(Phrases.BUILT_IN.cause(with(victim, List.of(), after(victim, true, "a.T#a", "a.T#b"))))
                .isEqualTo("fails after a.T#a, a.T#b; perhaps not all of it is needed (out of time)");
        assertThat(Phrases.BUILT_IN.cause(with(victim, List.of(), after(victim, false, "a.T#a", "a.T#b"))))
                .isEqualTo("fails after a.T#a, a.T#b");
        assertThat(Phrases.BUILT_IN.cause(with(victim, List.of(), after(victim, true, "a.T#a"))))
                .isEqualTo("fails after a.T#a");
    }

    private static Proof after(Finding victim, boolean cutOff, String... polluters) {
        List<Before> before = Stream.of(polluters)
                .map(test -> new Before(TestId.parse(test), Role.POLLUTER))
                .toList();
        return Proof.ofOrder(
                victim.smallestTreatment(), before, List.of(victim.test()), new Proof.Effort(3, 0.5, cutOff));
    }

    private static Finding with(Finding finding, List<Site> sites, Proof proof) {
        return with(finding, Stage.PROVEN, sites, proof);
    }

    private static Finding at(Stage stage, Finding finding) {
        return with(finding, stage, finding.sites(), finding.proof());
    }

    private static Finding with(Finding finding, Stage stage, List<Site> sites, Proof proof) {
        return new Finding(
                finding.module(),
                finding.test(),
                finding.verdict(),
                stage,
                finding.category(),
                finding.treatments(),
                finding.failure(),
                finding.fingerprint(),
                finding.cause(),
                sites,
                finding.treated(),
                finding.control(),
                finding.plausible(),
                proof,
                finding.command());
    }

    @Test
    void sites_of_other_strategies_are_no_part_of_the_cause() {
        Finding alone = Examples.finding(
                "shop.TillTest#goes",
                Verdict.FLAKY,
                List.of(under("collection.vary", Map.of()), under("environment.port", Map.of())),
                Examples.failure("java.net.BindException", "", "shop.TillTest", 3),
                List.of());
        Site bind = site("port", "shop.Till", "go", 7, "java.net.ServerSocket.bind(java.net.SocketAddress)");
        Finding both = with(alone, List.of(bind), alone.proof());

        assertThat(Phrases.BUILT_IN.cause(both))
                .isEqualTo("unordered collection iterated in a different order each time");
    }

    private static String phrase(List<Treatment> treatments, Site... sites) {
        return Phrases.BUILT_IN.cause(Examples.finding(
                "shop.TillTest#goes",
                Verdict.FLAKY,
                treatments,
                Examples.failure("java.lang.AssertionError", "", "shop.TillTest", 3),
                List.of(sites)));
    }

    private static Map<String, String> map(String settings) {
        Map<String, String> map = new HashMap<>();
        if (settings != null) {
            for (String setting : settings.split(",", -1)) {
                map.put(setting.substring(0, setting.indexOf('=')), setting.substring(setting.indexOf('=') + 1));
            }
        }
        return map;
    }
}
