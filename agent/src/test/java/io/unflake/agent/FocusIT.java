package io.unflake.agent;

import static io.unflake.agent.Treated.perturbation;
import static io.unflake.agent.Treated.reached;
import static io.unflake.agent.Treated.treatment;
import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Hit;
import io.unflake.model.Site;
import io.unflake.model.Span;
import io.unflake.model.Spot;
import io.unflake.model.ThreadKey;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import io.unflake.model.strategy.SiteKind;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import subject.Steps;

/** Treatments that are restricted to some calls. */
class FocusIT {

    private List<Hit> hits;

    @BeforeEach
    void start() {
        Treated.agent().testStarted();
    }

    @Test
    void only_the_named_call_at_the_named_site_is_perturbed() throws Exception {
        Site first = sites(() -> Steps.draws(1)).get(0);

        // The value is 9 modulo 9; no other draw returns it in all 50 attempts.
        List<Integer> drawn = at(() -> Steps.draws(50), "random.extreme:value=9", calls(first, 3, 4));

        assertThat(drawn.subList(2, 4)).containsOnly(0);
        assertThat(drawn.subList(4, 50)).anyMatch(number -> number != 0);
        assertThat(hit(first)).satisfies(hit -> {
            assertThat(hit.calls()).isEqualTo(50);
            assertThat(hit.call()).isEqualTo(3);
            assertThat(hit.stack().get(0).toString()).isEqualTo(first.place());
        });
    }

    @Test
    void other_sites_are_reported_but_not_perturbed() throws Exception {
        List<Site> sites = sites(() -> Steps.draws(1));

        at(() -> Steps.draws(2), Treated.LARGEST_DRAWS, Spot.all(sites.get(0)));

        assertThat(hit(sites.get(1)).perturbed()).isFalse();
        assertThat(hit(sites.get(0)).call()).isEqualTo(1);
    }

    @Test
    void a_jump_before_one_read_stays_for_all_later_reads() throws Exception {
        Site second = sites(() -> Steps.readings(1)).get(1);

        List<Long> shown = at(() -> Steps.readings(3), "time.increment:delta=1h", calls(second, 2, 2));

        long hour = Duration.ofHours(1).toMillis();
        assertThat(shown.get(2) - shown.get(0)).isLessThan(hour);
        assertThat(shown.get(3) - shown.get(2)).isGreaterThanOrEqualTo(hour);
        assertThat(shown.get(5) - shown.get(3)).isLessThan(hour);
        assertThat(hit(second).previous().site().line()).isLessThan(second.line());
        assertThat(hit(second).previous().stack().get(0).toString())
                .isEqualTo(hit(second).previous().site().place());
        assertThat(hit(second).previous().agoNanos()).isBetween(0L, 10_000_000_000L);
    }

    @Test
    void time_never_runs_back_between_treated_and_untreated_reads() throws Exception {
        List<Site> sites = sites(() -> Steps.readings(1));
        for (String strategy : List.of("time.slow", "time.fast", "time.coarse", Treated.YEAR_3000, "time.increment")) {
            for (Site site : sites) {
                List<Long> shown = at(() -> Steps.readings(50), strategy, Spot.all(site));
                assertThat(shown).as(strategy).isSorted();
            }
        }
    }

    @Test
    void a_treated_read_is_never_earlier_than_a_previous_untreated_one() throws Exception {
        List<Site> sites = sites(() -> Steps.readings(1));

        List<Long> shown = at(
                () -> {
                    List<Long> first = Steps.readings(1);
                    Thread.sleep(30);
                    return List.of(first.get(0), Steps.readings(1).get(1));
                },
                "time.coarse",
                Spot.all(sites.get(1)));

        // The first read after the pause is real, so the second cannot be earlier.
        assertThat(shown.get(1) - shown.get(0)).isGreaterThanOrEqualTo(25);
    }

    @Test
    void call_counts_start_again_in_each_test() throws Exception {
        Site first = sites(() -> Steps.draws(1)).get(0);

        List<Integer> drawn = at(
                () -> {
                    Steps.draws(70);
                    Treated.agent().testStarted();
                    return Steps.draws(41);
                },
                "random.extreme:value=9",
                calls(first, 2, 41));

        assertThat(drawn.subList(1, 41)).containsOnly(0);
        assertThat(hit(first).calls()).isEqualTo(70);
    }

    @Test
    void the_locale_changes_at_one_site_only() throws Exception {
        List<Site> sites = sites(() -> Steps.lower("I"));
        assertThat(at(() -> Steps.lower("I"), "locale.change", Spot.all(sites.get(0))))
                .containsExactly("ı", "i");
        assertThat(at(() -> Steps.lower("I"), "locale.change", Spot.all(sites.get(1))))
                .containsExactly("i", "ı");
    }

    @Test
    void the_requested_duration_of_a_call_is_reported() throws Exception {
        Site site = sites(() -> {
                    Steps.sleep(1);
                    return null;
                })
                .get(0);
        at(
                () -> {
                    Steps.sleep(7);
                    return null;
                },
                "sleep.decrease",
                Spot.all(site));

        assertThat(hit(site).askedNanos()).isEqualTo(7_000_000);
    }

    @Test
    void each_perturbation_has_its_own_spots() throws Exception {
        List<Site> sites = sites(() -> Steps.sleeps(0)).stream()
                .filter(site -> site.kind().equals(SiteKind.SLEEP))
                .toList();
        Treatment treatment = Treatment.of(
                perturbation("sleep.increase:add=300ms").at(List.of(Spot.all(sites.get(0)))),
                perturbation("sleep.increase:add=50ms").at(List.of(Spot.all(sites.get(1)))));

        List<Long> millis = at(() -> Steps.sleeps(0), treatment);

        assertThat(millis.get(0)).isGreaterThanOrEqualTo(300);
        assertThat(millis.get(1)).isBetween(50L, 299L);
    }

    @Test
    void a_spot_on_one_thread_counts_and_perturbs_the_calls_of_that_thread_only() throws Exception {
        Site site = sites(() -> Steps.drawsOfThreads(1)).get(0);
        ThreadKey unknown = new ThreadKey("none");
        at(
                () -> Steps.drawsOfThreads(2),
                of("random.extreme:value=9", Spot.all(site).on(unknown)));
        List<ThreadKey> keys = hits.stream()
                .map(Hit::thread)
                .filter(Objects::nonNull)
                .distinct()
                .toList();
        assertThat(keys).hasSize(2).doesNotContain(ThreadKey.MAIN);
        assertThat(hits).noneMatch(Hit::perturbed);

        for (ThreadKey key : keys) {
            Spot second = new Spot(site, List.of(new Span(2, 2))).on(key);
            List<List<Integer>> drawn = at(() -> Steps.drawsOfThreads(2), of("random.extreme:value=9", second));

            assertThat(drawn).filteredOn(ofThread -> ofThread.get(1) == 9).hasSize(1);
            assertThat(hits)
                    .filteredOn(Hit::perturbed)
                    .singleElement()
                    .satisfies(
                            hit -> assertThat(List.of(hit.thread(), hit.call())).isEqualTo(List.of(key, 2)));
        }
    }

    private static Treatment of(String strategy, Spot spot) {
        return Treatment.of(perturbation(strategy).at(List.of(spot)));
    }

    private <T> T at(Callable<T> code, String strategy, Spot... spots) throws Exception {
        return at(
                code,
                new Treatment(treatment(strategy).perturbations().stream()
                        .map(part -> part.at(List.of(spots)))
                        .toList()));
    }

    private <T> T at(Callable<T> code, Treatment treatment) throws Exception {
        Treated.agent().activate(Codec.write(treatment));
        Treated.agent().testStarted();
        try {
            return code.call();
        } finally {
            hits = Treated.agent().drainHits().stream()
                    .map(text -> Codec.read(Hit.class, text))
                    .toList();
            Treated.agent().deactivate();
        }
    }

    private Hit hit(Site site) {
        return hits.stream().filter(hit -> hit.site().equals(site)).findFirst().orElseThrow();
    }

    private static Spot calls(Site site, int first, int last) {
        return new Spot(site, List.of(new Span(first, last)));
    }

    private static List<Site> sites(Callable<?> code) throws Exception {
        return reached(code).stream()
                .filter(Site::isPlace)
                .sorted(Comparator.comparingInt(Site::line).thenComparing(Site::ordinal))
                .toList();
    }
}
