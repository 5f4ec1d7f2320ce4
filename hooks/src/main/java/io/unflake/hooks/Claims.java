package io.unflake.hooks;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what tests use outside their JVM, a limited number of texts per test. */
public final class Claims {

    private static final int MAX = 200;
    private static final Set<String> CLAIMS = new LinkedHashSet<>();

    private Claims() {}

    static synchronized void add(String claim) {
        if (CLAIMS.size() < MAX) {
            CLAIMS.add(claim);
        }
    }

    /** Returns the claims since the last call. */
    public static synchronized List<String> drain() {
        List<String> result = new ArrayList<>(CLAIMS);
        CLAIMS.clear();
        return result;
    }
}
