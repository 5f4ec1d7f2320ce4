package io.unflake.model.strategy;

import io.unflake.model.timing.TimingApis;
import java.util.List;
import java.util.stream.Stream;

/** All APIs that the built-in strategies act on. */
public final class Targets {

    /** Returns all targets; if several match the same call, they apply in this order. */
    public static final List<Target> ALL = Stream.of(
                    RandomTargets.targets(),
                    ClockTargets.targets(),
                    WaitTargets.targets(),
                    SettingTargets.targets(),
                    ConnectTargets.targets(),
                    CrossingTargets.targets())
            .flatMap(List::stream)
            .toList();

    /** APIs whose results have no specified order. They are perturbed inside the JDK, for all callers. */
    private static final List<String> UNORDERED = List.of(
            "java.util.HashMap.keySet()",
            "java.util.HashSet.iterator()",
            "java.util.Hashtable.keySet()",
            "java.util.IdentityHashMap.keySet()",
            "java.util.WeakHashMap.keySet()",
            "java.util.concurrent.ConcurrentHashMap.keySet()",
            "java.util.Map.of()",
            "java.util.Set.of()",
            "java.util.PriorityQueue.iterator()",
            "java.lang.Class.getDeclaredMethods()",
            "java.lang.Class.getDeclaredFields()",
            "java.lang.Class.getDeclaredConstructors()",
            "java.lang.Class.getAnnotations()",
            "java.io.File.list()",
            "java.io.File.listFiles()",
            "java.nio.file.Files.list(java.nio.file.Path)",
            "java.nio.file.Files.walk(java.nio.file.Path)",
            "java.nio.file.Files.newDirectoryStream(java.nio.file.Path)",
            "java.text.DateFormatSymbols.getZoneStrings()");

    private Targets() {}

    /** Returns the APIs that a built-in strategy acts on, in readable form. */
    static List<String> apis(Strategy strategy) {
        if (strategy.needsDelayPoints()) {
            return TimingApis.ofRule();
        }
        return strategy.kinds().contains(SiteKind.COLLECTION) ? UNORDERED : called(strategy);
    }

    private static List<String> called(Strategy strategy) {
        return ALL.stream()
                .filter(target -> strategy.kinds().contains(target.kind()))
                .map(Target::api)
                .distinct()
                .toList();
    }
}
