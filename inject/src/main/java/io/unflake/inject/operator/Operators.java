package io.unflake.inject.operator;

import io.unflake.model.UserException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** All operators. */
public final class Operators {

    /** Order-dependent ones first, in the order of the paper, then our own. */
    public static final List<Operator> ALL = List.of(
            new InstanceVariableDependency(),
            new StaticVariableDependency(),
            new FrameworkDependency(),
            new CachedStatusDependency(),
            new DatabaseStateDependency(),
            new FilePermissionDependency(),
            new ResourceAvailability(),
            new MemoryDependency(),
            new PlatformDependency(),
            new TimestampDependency(),
            new ZoneDependency(),
            new TimeoutDeadlock(),
            new AsynchronousWaits(),
            new RestrictiveRange(),
            new RaceCondition(),
            new UnorderedIndexAccess(),
            new UnorderedConversion(),
            new ReflectionOrder(),
            new WaitRemoval(),
            new CleanupRemoval());

    private Operators() {}

    /** The operators with these names, separated by commas; all if none is given. */
    public static List<Operator> named(String names) {
        return names == null
                ? ALL
                : Arrays.stream(names.split(",", -1))
                        .map(String::strip)
                        .map(Operators::find)
                        .distinct()
                        .toList();
    }

    private static Operator find(String name) {
        return ALL.stream()
                .filter(each -> each.name().equals(name.toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> UserException.wrongUse(
                        "there is no operator '" + name + "'",
                        "Use some of " + ALL.stream().map(Operator::name).collect(Collectors.joining(", ")) + "."));
    }
}
