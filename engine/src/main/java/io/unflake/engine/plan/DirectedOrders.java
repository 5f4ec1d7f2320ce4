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

/**
 * Orders that aim at something: polluters run directly before those that may be their victims, so that no cleaner between
 * them can hide one.
 */
public final class DirectedOrders {

    private static final int MOST_POLLUTERS = 8;
    private static final int TIMES_THE_SUITE = 2;
    private static final int ALWAYS_WORTH_IT = 200;
    private static final int MOST_SUSPICIONS = 500;

    private DirectedOrders() {}

    /**
     * Orders that follow from a recording.
     *
     * @param orders each for one JVM
     * @param leftOut how many suspicions there would be too much to run for
     * @param why what the orders follow from
     */
    public record Recommended(List<List<TestId>> orders, int leftOut, SharedState why) {}

    /** Tries what a recording makes suspicious, the rarest first, as far as it is no more than twice the suite. */
    public static Recommended by(Observation recording, Suite suite) {
        Recorded recorded = new Recorded(suite, recording);
        List<Suspicion> suspicions = Suspicions.in(recorded);
        int most = Math.max(ALWAYS_WORTH_IT, TIMES_THE_SUITE * suite.tests().size());
        List<Suspicion> chosen = new ArrayList<>();
        Tour tour = new Tour(suite, recorded, chosen);
        for (Suspicion suspicion : suspicions.subList(0, Math.min(MOST_SUSPICIONS, suspicions.size()))) {
            chosen.add(suspicion);
            Tour longer = new Tour(suite, recorded, chosen);
            if (longer.size() <= most) {
                tour = longer;
            } else {
                chosen.remove(chosen.size() - 1);
            }
        }
        return new Recommended(
                together(tour.rounds(), Math.max(ALWAYS_WORTH_IT, suite.tests().size())),
                suspicions.size() - chosen.size(),
                new SharedState(suspicions));
    }

    /** Short ones share a JVM, whose start would take longer than they do. */
    private static List<List<TestId>> together(List<List<TestId>> rounds, int most) {
        List<List<TestId>> orders = new ArrayList<>();
        for (List<TestId> round : rounds) {
            orders.stream()
                    .filter(order -> order.size() + round.size() <= most)
                    .findFirst()
                    .ifPresentOrElse(order -> order.addAll(round), () -> orders.add(new ArrayList<>(round)));
        }
        return orders;
    }

    /** What was found to pollute one test runs again before each class. */
    public static List<List<TestId>> after(Collection<Proof> proofs, Suite suite) {
        return proofs.stream()
                .map(proof -> proof.before().stream()
                        .filter(before -> before.role() == Role.POLLUTER)
                        .map(Before::test)
                        .toList())
                .filter(polluters -> !polluters.isEmpty())
                .distinct()
                .sorted(Comparator.comparing(List::toString))
                .limit(MOST_POLLUTERS)
                .map(new Arrangement(suite)::after)
                .toList();
    }
}
