package io.unflake.engine.patch;

import io.unflake.engine.patch.EditedSource.Edit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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

    /**
     * Combines this with another change; empty if both change the same text.
     *
     * @param what both changes in a few words
     */
    public Optional<Rewrite> and(Rewrite other, String what) {
        Map<SourceFile, List<Edit>> edits = new LinkedHashMap<>();
        Stream.concat(sources.stream(), other.sources.stream())
                .forEach(each -> edits.computeIfAbsent(each.source(), file -> new ArrayList<>())
                        .addAll(each.edits()));
        List<EditedSource> combined = edits.entrySet().stream()
                .flatMap(each -> EditedSource.of(each.getKey(), each.getValue()).stream())
                .toList();
        return combined.size() == edits.size() ? Optional.of(new Rewrite(what, combined)) : Optional.empty();
    }
}
