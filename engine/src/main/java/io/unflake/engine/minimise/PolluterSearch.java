package io.unflake.engine.minimise;

import io.unflake.model.TestId;
import io.unflake.model.finding.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Searches the tests that make a test fail, or pass, by running before it, if nothing is known about its failure. */
public final class PolluterSearch {

    private static final int MOST_SUSPECTS = 8;

    private final TestId test;
    private final List<TestId> others;
    private final Function<List<TestId>, Optional<String>> failure;
    private final BooleanSupplier outOfTime;
    private Tried tried = Tried.NOTHING;

    /**
     * Prepares a search.
     *
     * @param test the test as it has to be requested, without its invocation
     * @param suite all tests in plain order
     * @param failure returns how the test fails after others, as a fingerprint; empty if it passes, or if time ran out
     */
    public PolluterSearch(
            TestId test,
            List<TestId> suite,
            Function<List<TestId>, Optional<String>> failure,
            BooleanSupplier outOfTime) {
        this.test = test;
        this.others = suite.stream()
                .filter(each -> !each.equals(test) && !each.base().equals(test))
                .toList();
        this.failure = failure;
        this.outOfTime = outOfTime;
    }

    /**
     * The tests that decide.
     *
     * @param role {@link Role#POLLUTER} or {@link Role#STATE_SETTER}
     * @param fingerprint how the test fails
     */
    public record Found(Role role, List<TestId> before, String fingerprint) {}

    /**
     * The orders that were tried to their end. The test had the same outcome in all of them, unless tests were found.
     *
     * @param alone whether the test ran alone
     * @param fails whether it fails alone
     * @param suspects how many suspects ran before it
     * @param itself whether it ran twice
     * @param lists in how many orders others of its class, its package or all tests ran before it
     * @param outOfTime whether there was no time for the rest
     */
    public record Tried(boolean alone, boolean fails, int suspects, boolean itself, int lists, boolean outOfTime) {

        static final Tried NOTHING = new Tried(false, false, 0, false, 0, false);

        private Tried alone(boolean failed) {
            return new Tried(true, failed, suspects, itself, lists, outOfTime);
        }

        private Tried suspect() {
            return new Tried(alone, fails, suspects + 1, itself, lists, outOfTime);
        }

        private Tried twice() {
            return new Tried(alone, fails, suspects, true, lists, outOfTime);
        }

        private Tried list() {
            return new Tried(alone, fails, suspects, itself, lists + 1, outOfTime);
        }

        private Tried cutOff() {
            return new Tried(alone, fails, suspects, itself, lists, true);
        }
    }

    /**
     * Returns as few tests as decide, if there are any.
     *
     * @param suspects tests that may be polluters, the most likely first; only asked for if the test passes alone
     */
    public Optional<Found> search(Supplier<List<TestId>> suspects) {
        Optional<String> alone = failure.apply(List.of());
        if (alone.isEmpty() && isOver()) {
            return Optional.empty();
        }
        tried = tried.alone(alone.isPresent());
        return alone.isPresent()
                ? setters(alone.get())
                : suspected(suspects.get()).or(this::polluters);
    }

    /** What was tried in the search. */
    public Tried tried() {
        return tried;
    }

    private boolean isOver() {
        if (outOfTime.getAsBoolean()) {
            tried = tried.cutOff();
        }
        return tried.outOfTime;
    }

    private Optional<Found> setters(String fingerprint) {
        // A run that time has cut off has no failure.
        Predicate<List<TestId>> passes = before -> failure.apply(before).isEmpty() && !isOver();
        return lists().filter(list -> !isOver())
                .filter(list -> passes.test(list) || inVain(Tried::list).isPresent())
                .findFirst()
                .map(enough -> new DeltaDebugging<>(passes, outOfTime).minimise(enough))
                .map(setters -> new Found(Role.STATE_SETTER, setters, fingerprint));
    }

    private Optional<Found> suspected(List<TestId> suspects) {
        return Stream.concat(suspects.stream().filter(others::contains).limit(MOST_SUSPECTS), Stream.of(test))
                .map(List::of)
                .filter(before -> !isOver())
                .flatMap(before -> failure
                        .apply(before)
                        .map(fingerprint -> new Found(Role.POLLUTER, before, fingerprint))
                        .or(() -> inVain(before.contains(test) ? Tried::twice : Tried::suspect))
                        .stream())
                .findFirst();
    }

    private Optional<Found> polluters() {
        return lists().filter(list -> !isOver())
                .flatMap(
                        list -> failure
                                .apply(list)
                                .map(fingerprint -> fewest(list, fingerprint))
                                .or(() -> inVain(Tried::list))
                                .stream())
                .findFirst();
    }

    /** Keeps that an order was tried, unless time has cut it off. */
    private Optional<Found> inVain(UnaryOperator<Tried> kind) {
        if (!isOver()) {
            tried = kind.apply(tried);
        }
        return Optional.empty();
    }

    /** Returns as few of these tests as still make the test fail in this way. */
    public Found fewest(List<TestId> enough, String fingerprint) {
        Predicate<List<TestId>> fails =
                before -> failure.apply(before).filter(fingerprint::equals).isPresent();
        return new Found(Role.POLLUTER, new DeltaDebugging<>(fails, outOfTime).minimise(enough), fingerprint);
    }

    /** Lists of other tests to run before: those of the class, of the package, and all, in plain and reversed order. */
    private Stream<List<TestId>> lists() {
        Stream<List<TestId>> near = Stream.of(
                only(each -> each.className().equals(test.className())),
                only(each -> packageOf(each).equals(packageOf(test))),
                others);
        return near.filter(list -> !list.isEmpty())
                .flatMap(list -> Stream.of(list, reversed(list)))
                .distinct();
    }

    private List<TestId> only(Predicate<TestId> wanted) {
        return others.stream().filter(wanted).toList();
    }

    private static String packageOf(TestId member) {
        String name = member.className();
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    private static List<TestId> reversed(List<TestId> list) {
        List<TestId> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        return reversed;
    }
}
