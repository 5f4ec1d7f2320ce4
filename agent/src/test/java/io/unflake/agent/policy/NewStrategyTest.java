package io.unflake.agent.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.hooks.SleepHooks;
import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Hit;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Margin;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Stage;
import io.unflake.model.finding.Verdict;
import io.unflake.model.strategy.ParameterType;
import io.unflake.model.strategy.PlausibleLimit.Measure;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyEntry;
import io.unflake.report.text.Phrase;
import io.unflake.report.text.Phrases;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Adding a strategy takes three things: an entry, a policy and a phrase. Nothing else knows its name. */
class NewStrategyTest {

    /** 1. The entry. */
    private static final Strategy RAIN = StrategyEntry.named("weather.rain")
            .actingAt(SiteKind.SLEEP)
            .delaying()
            .described("sleeps last until the rain stops")
            .parameter("shower", ParameterType.DURATION, "8s", "how long it rains")
            .axes("shower")
            .plausible(Measure.DURATION, "1s")
            .strategy();

    private static final Site BENCH = new Site(SiteKind.SLEEP, "a.Park", "rest", "Park.java", 7, "sleep", 0, true);
    private static final Site SHELTER = new Site(SiteKind.SLEEP, "a.Park", "hide", "Park.java", 9, "sleep", 0, true);

    private final List<String> rained = new ArrayList<>();

    /** 2. The policy. */
    private final Policy policy = (part, on) -> on.sleeps((asked, site) -> {
        rained.add(part.parameters().get("shower") + " at " + site);
        return 0;
    });

    /** 3. The phrase. */
    private final Phrase phrase = new Phrase(
            (settings, sites) -> sites.subject("a sleep") + " lasts through " + settings.time("shower") + " of rain",
            margin -> "fails after " + margin.time() + " of rain at " + margin.place());

    private final Treatments treatments = new Treatments(
            Map.of(RAIN.name(), policy),
            List.of(BENCH, SHELTER)::get,
            new JdkAccess(() -> -1, () -> {}, () -> {}, new TakenPort(() -> -1), true),
            name -> null);

    @AfterEach
    void deactivate() {
        treatments.deactivate();
    }

    @Test
    void the_entry_makes_the_right_kind_of_perturbation() {
        assertThat(RAIN.with(Map.of()))
                .isEqualTo(new Perturbation.Delay("weather.rain", Map.of("shower", "8s"), List.of()));
        assertThat(RAIN.category()).isEqualTo("weather");
        assertThat(RAIN.waits()).isTrue();
    }

    @Test
    void the_policy_acts_while_the_treatment_is_active_and_only_at_its_spots() throws InterruptedException {
        treatments.activate(Treatment.of(RAIN.with(Map.of()).at(List.of(Spot.all(SHELTER)))));
        SleepHooks.sleep(0, 0);
        SleepHooks.sleep(0, 1);
        List<Hit> hits = treatments.drainHits();
        treatments.deactivate();
        SleepHooks.sleep(0, 1);

        assertThat(rained).containsExactly("8s at 1");
        assertThat(hits).extracting(Hit::perturbed).containsExactly(false, true);
    }

    @Test
    void the_phrase_words_cause_and_margin() {
        Phrases phrases = new Phrases(Map.of(RAIN.name(), phrase));

        assertThat(phrases.cause(finding())).isEqualTo("sleep at Park.java:9 lasts through 8 s of rain");
        assertThat(phrases.margin(finding())).isEqualTo("fails after 3 s of rain at Park.java:9");
    }

    private static Finding finding() {
        Treatment treatment = Treatment.of(RAIN.with(Map.of()));
        TestId test = TestId.parse("a.ParkTest#rests");
        Failure failure = new Failure("E", "", List.of());
        Hit hit = new Hit(SHELTER, null, 1, 1, List.of(), Duration.ZERO.toNanos(), null);
        Margin margin = new Margin("shower", "3s", "2900ms");
        return new Finding(
                "park",
                test,
                Verdict.FLAKY,
                Stage.PROVEN,
                RAIN.category(),
                List.of(treatment),
                failure,
                FailureFingerprint.of(failure, name -> true),
                List.of(SHELTER),
                List.of(BENCH, SHELTER),
                new Rate(2, 2),
                new Rate(0, 2),
                false,
                new Proof(treatment, List.of(hit), margin, false, List.of(), List.of(test), new Proof.Effort(5, 1.5)),
                "unflake replay 3f9c2a");
    }
}
