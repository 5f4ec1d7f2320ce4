package io.unflake.engine.mitigate;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.mitigate.WaitSearch.Wait;
import io.unflake.model.Failure;
import io.unflake.model.Hit;
import io.unflake.model.Outcome;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.ThreadKey;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Margin;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Strategies;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WaitSearchTest {

    private static final TestId TEST = TestId.of("shop.TillTest", "closes");
    private static final ThreadKey OTHER = new ThreadKey("1");
    private static final Site LATE = site("shop.Till", SiteKind.BEFORE, 7);
    private static final Site START = site("shop.TillTest", SiteKind.BEFORE, 10);
    private static final Site SLEPT = site("shop.TillTest", SiteKind.AFTER, 11);
    private static final Site ELSEWHERE = site("shop.Till", SiteKind.BEFORE, 20);
    private static final Margin MARGIN = new Margin("initial", "520ms", "500ms");

    private final List<Treatment> tried = new ArrayList<>();
    private boolean delayIsMissed;

    @Test
    void waits_at_the_last_point_as_long_as_the_other_thread_is_too_late() {
        Wait wait = search("1s").find(MARGIN, found -> true);

        assertThat(wait.spot().site()).isEqualTo(SLEPT);
        assertThat(wait.spot().thread()).isEqualTo(ThreadKey.MAIN);
        assertThat(wait.millis()).isEqualTo(800);
    }

    @Test
    void waits_longer_if_that_does_not_suffice() {
        Wait wait = search("1s").find(new Margin("initial", "990ms", "980ms"), found -> true);

        assertThat(wait.millis()).isEqualTo(600);
    }

    @Test
    void tries_what_is_rejected_no_more_and_then_another_point() {
        Wait wait = search("1s").find(MARGIN, found -> found.spot().site().equals(START));

        assertThat(wait).isNull();
        assertThat(tried).hasSizeGreaterThan(3);
    }

    @Test
    void a_test_that_passes_because_nothing_was_delayed_proves_nothing() {
        delayIsMissed = true;

        assertThat(search("1s").find(MARGIN, found -> true)).isNull();
    }

    @Test
    void a_test_whose_own_thread_is_late_cannot_wait() {
        Treatment own = Treatment.of(delay("1s", Spot.all(START).on(ThreadKey.MAIN)));

        assertThat(new WaitSearch(own, TEST, this::run, () -> false).find(MARGIN, found -> true))
                .isNull();
        assertThat(tried).isEmpty();
    }

    @Test
    void nothing_is_begun_without_time() {
        Treatment late = Treatment.of(delay("1s", Spot.all(LATE).on(OTHER)));

        assertThat(new WaitSearch(late, TEST, this::run, () -> true).find(MARGIN, found -> true))
                .isNull();
        assertThat(tried).hasSize(1);
    }

    private WaitSearch search(String delay) {
        return new WaitSearch(Treatment.of(delay(delay, Spot.all(LATE).on(OTHER))), TEST, this::run, () -> false);
    }

    private static Perturbation delay(String time, Spot spot) {
        return Strategies.DELAY.with(Map.of("initial", time)).at(List.of(spot));
    }

    private List<TestResult> run(List<Treatment> treatments) {
        tried.addAll(treatments);
        return treatments.stream().map(this::run).toList();
    }

    /** Tolerates 500 ms, and waits that follow the start of the other thread. */
    private TestResult run(Treatment treatment) {
        long waited = millis(treatment, SLEPT);
        long late = millis(treatment, LATE);
        boolean passes = late <= 500 + waited;
        List<Hit> hits = new ArrayList<>();
        hits.add(Hit.unperturbed(START, ThreadKey.MAIN, 1));
        hits.add(new Hit(LATE, OTHER, 1, delayIsMissed ? 0 : 1, List.of(), 0, null));
        hits.add(Hit.unperturbed(SLEPT, ThreadKey.MAIN, 1));
        hits.add(Hit.unperturbed(ELSEWHERE, ThreadKey.MAIN, 1));
        return new TestResult(
                TEST,
                passes ? Outcome.PASSED : Outcome.FAILED,
                0,
                passes ? null : new Failure("AssertionError", "", List.of()),
                null,
                List.of(),
                List.of(),
                hits);
    }

    private static long millis(Treatment treatment, Site site) {
        return treatment.perturbations().stream()
                .filter(part ->
                        part.spots().stream().anyMatch(spot -> spot.site().equals(site)))
                .mapToLong(part ->
                        Durations.parse(part.parameters().get("initial")).toMillis())
                .sum();
    }

    private static Site site(String className, String kind, int line) {
        String file = className.substring(className.indexOf('.') + 1) + ".java";
        return new Site(kind, className, "m", file, line, "java.lang.Thread.sleep(long)", 0, true);
    }
}
