package io.unflake.inject.flaw;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Tests share a cache that no fixture clears. */
public final class SharedCache {

    static volatile Map<String, String> cache;

    private SharedCache() {}

    static Map<String, String> cache() {
        if (cache == null) {
            cache = new ConcurrentHashMap<>();
        }
        return cache;
    }

    /** Loads a value through the cache. */
    static String load(String key, String value) {
        Map<String, String> known = cache();
        String cached = known.get(key);
        if (cached == null) {
            known.put(key, value);
            return value;
        }
        return cached;
    }

    static void polluter() {
        String loaded = load("price", "20");
        if (loaded.isEmpty()) {
            throw new AssertionError("no price was loaded");
        }
    }

    static void cleaner() {
        cache().clear();
    }

    /** Fails if the cache has the value of another test; removes its own. */
    static void victim() {
        String loaded = load("price", "10");
        if (!loaded.equals("10")) {
            throw new AssertionError("expected the price 10 but was " + loaded);
        }
        cache().remove("price");
    }
}
