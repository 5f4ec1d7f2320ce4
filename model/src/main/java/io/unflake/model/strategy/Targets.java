package io.unflake.model.strategy;

import java.util.List;
import java.util.stream.Stream;

/** Every API that the built-in strategies act on. */
public final class Targets {

    /** All targets; where several mean the same call, they apply in this order. */
    public static final List<Target> ALL = Stream.of(
                    RandomTargets.targets(),
                    ClockTargets.targets(),
                    WaitTargets.targets(),
                    LocaleTargets.targets(),
                    ConnectTargets.targets(),
                    CrossingTargets.targets())
            .flatMap(List::stream)
            .toList();

    private Targets() {}

    /** The APIs that a strategy acts on, as people write them. */
    public static List<String> apis(Strategy strategy) {
        return ALL.stream()
                .filter(target -> strategy.kinds().contains(target.kind()))
                .map(Target::api)
                .distinct()
                .toList();
    }
}
