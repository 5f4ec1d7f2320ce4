package io.unflake.inject.operator;

import io.unflake.inject.flaw.SharedCache;
import io.unflake.inject.place.CallSearch;

/** CSD: tests share a cache that is never cleared. */
final class CachedStatusDependency extends SharedOperator {

    CachedStatusDependency() {
        super(
                SharedCache.class,
                CallSearch.of(
                        "java/util/Map.computeIfAbsent",
                        "java/util/Map.putIfAbsent",
                        "java/util/concurrent/ConcurrentHashMap.*",
                        "java/util/concurrent/ConcurrentMap.*",
                        "com/github/benmanes/caffeine/cache/Cache.*",
                        "com/google/common/cache/Cache.*"));
    }

    @Override
    public String name() {
        return "CSD";
    }

    @Override
    public String antiPattern() {
        return "a cache still has what another test has loaded";
    }

    @Override
    public String reference() {
        return "issue 1165 of spring-ws";
    }
}
