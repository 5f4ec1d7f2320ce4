package io.unflake.engine.plan;

import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * Computes test orders in which each polluter runs directly before its possible victims, so that no test in between can
 * clean up.
 */
public final class DirectedOrders {

    private static final int MOST_POLLUTERS = 8;

    /** Longer lists are those that could not be reduced. */
    private static final int MOST_TOGETHER = 4;

    private static final int TIMES_THE_SUITE = 2;
    private static final double SHARE_OF_FAILING = 0.3;
    private static final int ALWAYS_WORTH_IT = 200;
    private static final int MOST_SUSPICIONS = 500;

    private DirectedOrders() {}

    /**
     * Orders computed from a recording.
     *
     * @param orders one per JVM
     * @param leftOut the number of suspicions that were left out, as a whole or in part, to save time
     * @param why the shared state that the orders are based on
     */
    public record Recommended(List<List<TestId>> orders, int leftOut, SharedState why) {}

    /**
     * Covers the suspicions of a recording, rarest first, until the orders are twice as long as the suite. Tests that
     * only read come first: many of them can follow one polluter, since none of them cleans up. Tests that fail in plain
     * order follow, for a part of the rest, since most of them are broken.
     */
    public static Recommended by(Observation recording, Suite suite) {
        Recorded recorded = new Recorded(suite, recording);
        List<Suspicion> suspicions = Suspicions.in(recorded);
        int most = Math.max(ALWAYS_WORTH_IT, TIMES_THE_SUITE * suite.tests().size());
        Covered onlyReading = Covered.of(
                about(suspicions, (each, reader) -> passes(each, reader, recorded, false)), suite, recorded, most);
        Covered failing =
                Covered.of(about(suspicions, (each, reader) -> !recorded.passed(reader)), suite, recorded, (int)
                        (SHARE_OF_FAILING * (most - onlyReading.schedule.size())));
        Covered rewriting = Covered.of(
                about(suspicions, (each, reader) -> passes(each, reader, recorded, true)),
                suite,
                recorded,
                most - onlyReading.schedule.size() - failing.schedule.size());
        return new Recommended(
                merge(
                        Stream.of(onlyReading, failing, rewriting)
                                .flatMap(each -> each.schedule.rounds().stream())
                                .toList(),
                        Math.max(ALWAYS_WORTH_IT, suite.tests().size())),
                onlyReading.leftOut + failing.leftOut + rewriting.leftOut,
                new SharedState(suspicions));
    }

    private static boolean passes(Suspicion suspicion, TestId reader, Recorded recorded, boolean rewriting) {
        return recorded.passed(reader) && recorded.rewrites(reader, suspicion.state()) == rewriting;
    }

    private static List<Suspicion> about(List<Suspicion> suspicions, BiPredicate<Suspicion, TestId> wanted) {
        return suspicions.stream()
                .flatMap(each -> each.about(reader -> wanted.test(each, reader)).stream())
                .toList();
    }

    /**
     * A schedule for as many suspicions as possible.
     *
     * @param leftOut the number of the other ones
     */
    private record Covered(DirectedSchedule schedule, int leftOut) {

        static Covered of(List<Suspicion> suspicions, Suite suite, Recorded recorded, int most) {
            List<Suspicion> chosen = new ArrayList<>();
            DirectedSchedule schedule = new DirectedSchedule(suite, recorded, chosen);
            for (Suspicion suspicion : suspicions.subList(0, Math.min(MOST_SUSPICIONS, suspicions.size()))) {
                chosen.add(suspicion);
                DirectedSchedule longer = new DirectedSchedule(suite, recorded, chosen);
                if (longer.size() <= most) {
                    schedule = longer;
                } else {
                    chosen.remove(chosen.size() - 1);
                }
            }
            return new Covered(schedule, suspicions.size() - chosen.size());
        }
    }

    /** Merges short rounds into one order, since starting a JVM would take longer than running them. */
    private static List<List<TestId>> merge(List<List<TestId>> rounds, int most) {
        List<List<TestId>> orders = new ArrayList<>();
        for (List<TestId> round : rounds) {
            orders.stream()
                    .filter(order -> order.size() + round.size() <= most)
                    .findFirst()
                    .ifPresentOrElse(order -> order.addAll(round), () -> orders.add(new ArrayList<>(round)));
        }
        return orders;
    }

    /** Returns one order for each set of proven polluters, with the polluters before every class. */
    public static List<List<TestId>> after(Collection<Proof> proofs, Suite suite) {
        return proofs.stream()
                .map(proof -> proof.before().stream()
                        .filter(before -> before.role() == Role.POLLUTER)
                        .map(Before::test)
                        .toList())
                .filter(polluters -> !polluters.isEmpty() && polluters.size() <= MOST_TOGETHER)
                .distinct()
                .sorted(Comparator.comparing(List::toString))
                .limit(MOST_POLLUTERS)
                .map(new Arrangement(suite)::after)
                .toList();
    }
}
