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

/**
 * Arranges trials in layers, so that trials that do not interfere are tried in one run.
 *
 * <p>Two trials interfere if they act at the same kind of sites. Only trials that need the same kind of run share one.
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

    /** Puts each trial in the first layer that suits it. */
    public static List<Layer> of(List<Trial> trials) {
        Map<Kind, List<List<Trial>>> layers = new LinkedHashMap<>();
        for (Trial trial : trials) {
            List<List<Trial>> ofKind = layers.computeIfAbsent(kind(trial), kind -> new ArrayList<>());
            ofKind.stream()
                    .filter(members -> kind(trial) != Kind.ALONE && canJoin(members, trial))
                    .findFirst()
                    .ifPresentOrElse(members -> members.add(trial), () -> ofKind.add(new ArrayList<>(List.of(trial))));
        }
        return layers.values().stream().flatMap(List::stream).map(Layer::new).toList();
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
