package io.unflake.engine.plan;

import io.unflake.model.strategy.Effect;
import io.unflake.model.strategy.Ordering;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Strategy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Arranges trials in layers, so that trials that do not interfere are tried in one run.
 *
 * <p>Two trials interfere if they act at the same kind of sites. Trials that need the same kind of run share one. Trials
 * that concern some tests only have short runs of their own, unless these tests take long: then they join a run of the
 * whole suite.
 */
public final class Layers {

    /** The kinds of runs that trials need. */
    private enum Kind {
        /** The whole suite in a JVM of its own. */
        WHOLE_SUITE,
        /** The tests that reach a site, in a JVM that was used before. */
        WARM,
        /** Runs that mostly wait. */
        WAITING,
        /** A run for this trial only. */
        ALONE
    }

    private static final Set<String> TIME =
            Set.of(SiteKind.WALL_CLOCK, SiteKind.NANO_CLOCK, SiteKind.SLEEP, SiteKind.TIMED_WAIT, SiteKind.CONNECT);

    private Layers() {}

    /**
     * Puts each trial in the first layer that suits it.
     *
     * @param takesLong whether the tests that a trial concerns take a large part of the time of the suite
     */
    public static List<Layer> of(List<Trial> trials, Predicate<Trial> takesLong) {
        Map<Kind, List<List<Trial>>> layers = new LinkedHashMap<>();
        List<Trial> ofSomeTests = trials.stream()
                .filter(trial -> kind(trial) == Kind.WARM && !trial.isOrder())
                .toList();
        trials.stream().filter(trial -> !ofSomeTests.contains(trial)).forEach(trial -> {
            List<List<Trial>> ofKind = layers.computeIfAbsent(kind(trial), kind -> new ArrayList<>());
            place(trial, kind(trial) == Kind.ALONE ? List.of() : ofKind, ofKind);
        });
        List<List<Trial>> ofSuite = Stream.of(Kind.WARM, Kind.WHOLE_SUITE)
                .flatMap(kind -> layers.getOrDefault(kind, List.of()).stream())
                .toList();
        List<List<Trial>> warm = layers.computeIfAbsent(Kind.WARM, kind -> new ArrayList<>());
        ofSomeTests.stream().filter(takesLong).forEach(trial -> {
            List<List<Trial>> suitable = new ArrayList<>(ofSuite);
            suitable.addAll(warm);
            place(trial, suitable, warm);
        });
        ofSomeTests.stream().filter(takesLong.negate()).forEach(trial -> place(trial, warm, warm));
        return layers.values().stream().flatMap(List::stream).map(Layer::new).toList();
    }

    private static void place(Trial trial, List<List<Trial>> suitable, List<List<Trial>> otherwise) {
        suitable.stream()
                .filter(members -> canJoin(members, trial))
                .findFirst()
                .ifPresentOrElse(members -> members.add(trial), () -> otherwise.add(new ArrayList<>(List.of(trial))));
    }

    private static Kind kind(Trial trial) {
        if (trial.strategies().size() != 1
                || !trial.strategies().get(0).ownTargets().isEmpty()) {
            return Kind.ALONE;
        }
        Strategy strategy = trial.strategies().get(0);
        if (strategy.waits()) {
            return Kind.WAITING;
        }
        // Tests that find their port in use often wait for long, and the run may be ended before all had their turn.
        if (strategy.kinds().contains(SiteKind.PORT)) {
            return Kind.ALONE;
        }
        if (strategy.prolongs() || (trial.needsOwnJvm() && !sharesRun(strategy))) {
            return Kind.ALONE;
        }
        boolean runsAgain = trial.ordering().filter(Ordering.TWICE::equals).isPresent();
        return trial.needsOwnJvm() || (!strategy.reachIsObserved() && !runsAgain) ? Kind.WHOLE_SUITE : Kind.WARM;
    }

    private static boolean sharesRun(Strategy strategy) {
        return strategy.setting().filter(Effect.SetsJvm::sharesRun).isPresent();
    }

    private static boolean canJoin(List<Trial> members, Trial trial) {
        Strategy strategy = trial.strategies().get(0);
        return members.stream()
                .map(member -> member.strategies().get(0))
                .noneMatch(other -> interfere(other, strategy));
    }

    private static boolean interfere(Strategy one, Strategy other) {
        boolean settings = sharesRun(one) && sharesRun(other);
        return one.name().equals(other.name())
                || (!settings && !Collections.disjoint(one.kinds(), other.kinds()))
                || (concernsTime(one) && concernsTime(other) && !(one.waits() && other.waits()));
    }

    /** A shorter sleep may make up for a shorter timeout, or a faster clock for a shorter sleep. */
    private static boolean concernsTime(Strategy strategy) {
        return strategy.kinds().stream().anyMatch(TIME::contains);
    }
}
