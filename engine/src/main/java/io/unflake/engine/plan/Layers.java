package io.unflake.engine.plan;

import io.unflake.model.strategy.Effect;
import io.unflake.model.strategy.Ordering;
import io.unflake.model.strategy.ParameterType;
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
     * @param takesLongInFreshJvm the same of tests for which a used JVM does not suffice
     */
    public static List<Layer> of(List<Trial> trials, Predicate<Trial> takesLong, Predicate<Trial> takesLongInFreshJvm) {
        Map<Kind, List<List<Trial>>> layers = new LinkedHashMap<>();
        List<Trial> ofSomeTests = trials.stream()
                .filter(trial -> kind(trial) == Kind.WARM && !trial.isOrder())
                .toList();
        trials.stream().filter(trial -> !ofSomeTests.contains(trial)).forEach(trial -> {
            List<List<Trial>> ofKind = layers.computeIfAbsent(kind(trial), kind -> new ArrayList<>());
            place(trial, kind(trial) == Kind.ALONE ? List.of() : ofKind, ofKind);
        });
        List<List<Trial>> fresh = layers.getOrDefault(Kind.WHOLE_SUITE, List.of());
        List<List<Trial>> used = List.copyOf(layers.getOrDefault(Kind.WARM, List.of()));
        List<List<Trial>> warm = layers.computeIfAbsent(Kind.WARM, kind -> new ArrayList<>());
        ofSomeTests.stream()
                .filter(takesLong)
                .forEach(trial -> place(
                        trial,
                        takesLongInFreshJvm.test(trial) ? joined(fresh, used, warm) : joined(used, fresh, warm),
                        warm));
        ofSomeTests.stream().filter(takesLong.negate()).forEach(trial -> place(trial, warm, warm));
        return layers.values().stream().flatMap(List::stream).map(Layer::new).toList();
    }

    private static List<List<Trial>> joined(
            List<List<Trial>> first, List<List<Trial>> second, List<List<Trial>> third) {
        return Stream.of(first, second, third).flatMap(List::stream).toList();
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
        boolean settings = sharesRun(one) && sharesRun(other) && !setTheSame(one, other);
        return one.name().equals(other.name())
                || (!settings && !Collections.disjoint(one.kinds(), other.kinds()))
                || (concernsTime(one) && concernsTime(other) && !(one.waits() && other.waits()));
    }

    private static boolean setTheSame(Strategy one, Strategy other) {
        return !Collections.disjoint(
                one.setting().orElseThrow().pinnedBy(),
                other.setting().orElseThrow().pinnedBy());
    }

    /**
     * A shorter sleep may make up for a shorter timeout, or a faster clock for a shorter sleep. A time zone on the eve of
     * a change comes with its own clock.
     */
    private static boolean concernsTime(Strategy strategy) {
        return strategy.kinds().stream().anyMatch(TIME::contains)
                || strategy.parameters().stream().anyMatch(parameter -> parameter.type() == ParameterType.EVE);
    }
}
