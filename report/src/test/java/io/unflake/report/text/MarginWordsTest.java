package io.unflake.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Hit.PreviousReading;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Margin;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Verdict;
import io.unflake.report.Examples;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MarginWordsTest {

    private static final Site SITE = site(19);
    private static final long SECOND = 1_000_000_000;

    @Test
    void a_jump_names_both_readings_and_the_time_that_passes_now() {
        Hit hit = hit(0, new PreviousReading(site(12), List.of(frame("A.java", 12)), 15_000_000));

        assertThat(phrase("time.increment", new Margin("delta", "1225ms", "1200ms"), hit))
                .isEqualTo("fails if more than 1.24 s pass between A.java:12 and A.java:19 (now: 15 ms)");
    }

    @Test
    void two_readings_at_one_place_are_named_by_their_callers() {
        Hit hit = new Hit(
                SITE,
                null,
                2,
                2,
                List.of(frame("A.java", 19), frame("T.java", 8)),
                0,
                new PreviousReading(SITE, List.of(frame("A.java", 19), frame("T.java", 5)), 100));

        assertThat(phrase("time.increment", new Margin("delta", "1s", "900ms"), hit))
                .isEqualTo("fails if more than 1 s pass between T.java:5 and T.java:8 (now: less than 1 ms)");
    }

    @Test
    void a_jump_without_earlier_reading_names_the_place() {
        assertThat(phrase("time.increment", new Margin("delta", "1s", "900ms"), hit(0)))
                .isEqualTo("fails if the clock jumps by 1 s before A.java:19");
    }

    @Test
    void jumps_at_several_places_and_longer_sleeps_add_up() {
        List<Spot> places = List.of(Spot.all(site(12)), Spot.all(site(19)), Spot.all(site(23)));

        assertThat(phrase("time.increment", new Margin("delta", "5s", "4900ms"), hit(0), places))
                .isEqualTo("fails if the clock jumps by 5 s at each of these 3 places, 15 s in all");
        assertThat(phrase("sleep.increase", new Margin("add", "200ms", "190ms"), hit(SECOND), places))
                .isEqualTo("fails if the sleeps at these 3 places take 200 ms longer each");
    }

    @Test
    void coarse_fast_and_slow_clocks() {
        assertThat(phrase("time.coarse", new Margin("granularity", "16ms", "15ms"), hit(0)))
                .isEqualTo("fails if the clock ticks every 16 ms or slower (on Windows: every 16 ms)");
        assertThat(phrase("time.coarse", new Margin("granularity", "2s", "1s"), hit(0)))
                .isEqualTo("fails if the clock ticks every 2 s or slower");
        assertThat(phrase("time.slow", new Margin("factor", "2.5", "2.4"), hit(0)))
                .isEqualTo("fails on a machine 2.5x faster");
        assertThat(phrase("time.fast", new Margin("factor", "3.0", "2.9"), hit(0)))
                .isEqualTo("fails on a machine 3x slower");
    }

    @Test
    void dates_have_a_first_or_a_last_failing_day() {
        assertThat(phrase("date.moment", new Margin("moment", "2099-03-05T00:00:00Z", "2099-03-04T00:00:00Z"), hit(0)))
                .isEqualTo("fails from 2099-03-05 on");
        assertThat(phrase("date.moment", new Margin("moment", "1999-03-05T00:00:00Z", "1999-03-06T00:00:00Z"), hit(0)))
                .isEqualTo("fails until 1999-03-05");
    }

    @Test
    void waits_and_sleeps_are_given_as_durations() {
        assertThat(phrase("concurrency.shrink", new Margin("factor", "0.25", "0.26"), hit(SECOND)))
                .isEqualTo("needs 260 ms of its timeout of 1 s at A.java:19");
        assertThat(phrase("concurrency.shrink", new Margin("factor", "0.25", "0.26"), hit(0)))
                .isEqualTo("needs 26 % of its timeout");
        assertThat(phrase("sleep.increase", new Margin("add", "180ms", "170ms"), hit(SECOND)))
                .isEqualTo("fails if the sleep at A.java:19 takes 180 ms longer");
        assertThat(phrase("sleep.decrease", new Margin("subtract", "300ms", "290ms"), hit(SECOND)))
                .isEqualTo("needs more than 700 ms of the 1 s it sleeps at A.java:19");
        assertThat(phrase("sleep.decrease", new Margin("subtract", "2s", "1s"), hit(SECOND)))
                .isEqualTo("fails without the sleep at A.java:19");
    }

    @Test
    void a_slow_connection_is_given_by_its_timeout_or_by_the_name_lookup() {
        assertThat(phrase("network.delay", new Margin("resolve", "180ms", "170ms"), hit(0)))
                .isEqualTo("fails if connecting at A.java:19 takes 180 ms longer");
        assertThat(phrase("network.delay", new Margin("factor", "0.4", "0.5"), hit(2 * SECOND)))
                .isEqualTo("fails if connecting at A.java:19 takes 1.2 s longer");
    }

    @Test
    void a_heap_is_given_in_megabytes() {
        assertThat(phrase("environment.heap", new Margin("heap", "112m", "118m"), hit(0)))
                .isEqualTo("needs more than 112 MB of heap");
    }

    private static String phrase(String strategy, Margin margin, Hit hit) {
        return phrase(strategy, margin, hit, List.of());
    }

    private static String phrase(String strategy, Margin margin, Hit hit, List<Spot> places) {
        Treatment treatment = Treatment.of(new Perturbation.ApiChange(strategy, Map.of(), places));
        Finding plain = Examples.finding(
                "a.T#t", Verdict.FLAKY, List.of(treatment), new Failure("E", "m", List.of()), List.of(SITE));
        Proof proof = new Proof(treatment, List.of(hit), margin, true, List.of(), List.of(), new Proof.Effort(9, 1.5));
        return Phrases.BUILT_IN.margin(Examples.proven(plain, proof));
    }

    private static Hit hit(long askedNanos) {
        return hit(askedNanos, null);
    }

    private static Hit hit(long askedNanos, PreviousReading previous) {
        return new Hit(SITE, null, 1, 1, List.of(frame("A.java", 19)), askedNanos, previous);
    }

    private static Site site(int line) {
        return new Site("clock", "a.A", "m", "A.java", line, "api", 0, true);
    }

    private static Frame frame(String file, int line) {
        return new Frame("a." + file.replace(".java", ""), "m", file, line);
    }
}
