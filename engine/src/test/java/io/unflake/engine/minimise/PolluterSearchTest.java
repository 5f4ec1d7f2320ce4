package io.unflake.engine.minimise;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.minimise.PolluterSearch.Found;
import io.unflake.engine.minimise.PolluterSearch.Tried;
import io.unflake.model.TestId;
import io.unflake.model.finding.Role;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PolluterSearchTest {

    private static final TestId VICTIM = TestId.parse("shop.CartTest#victim");
    private static final TestId ADDS = TestId.parse("shop.CartTest#adds");
    private static final TestId PAYS = TestId.parse("shop.TillTest#pays");
    private static final TestId CLEANS = TestId.parse("shop.TillTest#cleans");
    private static final TestId LOADS = TestId.parse("depot.LoadTest#loads");
    private static final List<TestId> SUITE = List.of(LOADS, ADDS, VICTIM, PAYS, CLEANS);

    private static Optional<Found> search(Function<List<TestId>, Optional<String>> failure, List<TestId> suspects) {
        return new PolluterSearch(VICTIM, SUITE, failure, () -> false).search(() -> suspects);
    }

    private static Optional<String> failsIf(boolean fails) {
        return fails ? Optional.of("f1") : Optional.empty();
    }

    @Test
    void a_suspect_after_which_the_test_fails_is_the_polluter() {
        assertThat(search(before -> failsIf(before.contains(PAYS)), List.of(LOADS, PAYS)))
                .contains(new Found(Role.POLLUTER, List.of(PAYS), "f1"));
    }

    @Test
    void without_suspects_the_polluter_is_found_in_any_order() {
        assertThat(search(before -> failsIf(before.contains(LOADS)), List.of()))
                .contains(new Found(Role.POLLUTER, List.of(LOADS), "f1"));
    }

    @Test
    void tests_that_pollute_only_together_are_found_as_a_set() {
        assertThat(search(before -> failsIf(before.containsAll(List.of(ADDS, LOADS))), List.of(ADDS)))
                .contains(new Found(Role.POLLUTER, List.of(LOADS, ADDS), "f1"));
    }

    @Test
    void a_cleaner_behind_the_polluter_does_not_hide_it_in_the_reversed_order() {
        Function<List<TestId>, Optional<String>> failure =
                before -> failsIf(before.lastIndexOf(PAYS) > before.lastIndexOf(CLEANS));

        assertThat(search(failure, List.of())).contains(new Found(Role.POLLUTER, List.of(PAYS), "f1"));
    }

    @Test
    void a_test_that_fails_after_itself_pollutes_itself() {
        assertThat(search(before -> failsIf(before.contains(VICTIM)), List.of()))
                .contains(new Found(Role.POLLUTER, List.of(VICTIM), "f1"));
    }

    @Test
    void a_test_that_fails_alone_needs_a_state_setter() {
        assertThat(search(before -> failsIf(!before.contains(LOADS)), List.of()))
                .contains(new Found(Role.STATE_SETTER, List.of(LOADS), "f1"));
    }

    @Test
    void another_failure_is_not_the_one_that_is_minimised() {
        Function<List<TestId>, Optional<String>> failure = before -> before.containsAll(List.of(ADDS, LOADS))
                ? Optional.of("both")
                : Stream.of(before)
                        .filter(one -> one.contains(LOADS))
                        .map(one -> "other")
                        .findFirst();

        Found found = new PolluterSearch(VICTIM, SUITE, failure, () -> false).fewest(SUITE, "both");

        assertThat(found.before()).containsExactly(LOADS, ADDS);
    }

    @Test
    void a_test_that_always_passes_or_always_fails_has_no_pair() {
        assertThat(search(before -> Optional.empty(), List.of(ADDS))).isEmpty();
        assertThat(search(before -> Optional.of("f1"), List.of(ADDS))).isEmpty();
    }

    @Test
    void says_what_was_tried_in_vain() {
        PolluterSearch search = new PolluterSearch(VICTIM, SUITE, before -> Optional.empty(), () -> false);

        assertThat(search.search(() -> List.of(ADDS, PAYS))).isEmpty();
        assertThat(search.tried()).isEqualTo(new Tried(true, false, 2, true, 5, false));
    }

    @Test
    void a_run_that_time_has_cut_off_is_no_evidence() {
        AtomicInteger runs = new AtomicInteger();
        PolluterSearch passing =
                new PolluterSearch(VICTIM, SUITE, before -> failsIf(runs.incrementAndGet() > 3), () -> runs.get() >= 3);

        assertThat(passing.search(() -> List.of(ADDS, PAYS, LOADS))).isEmpty();
        assertThat(passing.tried()).isEqualTo(new Tried(true, false, 1, false, 0, true));
        assertThat(runs).hasValue(3);
    }

    @Test
    void a_run_that_time_has_cut_off_does_not_make_a_state_setter() {
        AtomicInteger runs = new AtomicInteger();
        PolluterSearch failing =
                new PolluterSearch(VICTIM, SUITE, before -> failsIf(runs.incrementAndGet() < 3), () -> runs.get() >= 3);

        assertThat(failing.search(List::of)).isEmpty();
        assertThat(failing.tried()).isEqualTo(new Tried(true, true, 0, false, 1, true));
    }

    @Test
    void a_test_that_time_has_cut_off_did_not_run_alone() {
        PolluterSearch search = new PolluterSearch(VICTIM, SUITE, before -> Optional.empty(), () -> true);

        assertThat(search.search(List::of)).isEmpty();
        assertThat(search.tried()).isEqualTo(new Tried(false, false, 0, false, 0, true));
    }

    @Test
    void invocations_of_the_test_itself_are_no_others() {
        List<TestId> suite = List.of(VICTIM.invocation(1), VICTIM.invocation(2), ADDS);
        PolluterSearch search = new PolluterSearch(
                VICTIM,
                suite,
                before -> failsIf(before.contains(VICTIM.invocation(1)) || before.contains(ADDS)),
                () -> false);

        assertThat(search.search(List::of)).contains(new Found(Role.POLLUTER, List.of(ADDS), "f1"));
    }
}
