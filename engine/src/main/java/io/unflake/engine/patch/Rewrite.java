package io.unflake.engine.patch;

import java.util.List;

/**
 * A change of the sources that may make a test pass.
 *
 * @param what the change in a few words, such as {@code use Locale.ROOT}
 * @param sources the changed sources
 */
public record Rewrite(String what, List<EditedSource> sources) {

    public Rewrite {
        sources = List.copyOf(sources);
    }
}
