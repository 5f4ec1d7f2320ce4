package io.unflake.worker.launch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;

/**
 * Puts the tests of a class in the order in which they were asked for, whatever order the class itself declares.
 *
 * <p>A filter sees each class between discovery, where engines sort, and execution, where they go by what they find.
 */
final class Sequence implements PostDiscoveryFilter {

    private final Map<String, Integer> places = new HashMap<>();

    /** Takes unique ids in the order wanted. */
    Sequence(List<String> uniqueIds) {
        uniqueIds.forEach(id -> places.putIfAbsent(id, places.size()));
    }

    @Override
    public FilterResult apply(TestDescriptor descriptor) {
        List<TestDescriptor> children = new ArrayList<>(descriptor.getChildren());
        if (children.stream().anyMatch(child -> places.containsKey(id(child)))) {
            children.sort(Comparator.comparing(this::place));
            children.forEach(descriptor::removeChild);
            children.forEach(descriptor::addChild);
            JUnit4Runner.of(descriptor).ifPresent(runner -> runner.arrange(children));
        }
        return FilterResult.included("in its place");
    }

    /** What was not asked for by itself, such as a nested class, comes last, as it would anyway. */
    private int place(TestDescriptor descriptor) {
        return places.getOrDefault(id(descriptor), Integer.MAX_VALUE);
    }

    private static String id(TestDescriptor descriptor) {
        return descriptor.getUniqueId().toString();
    }
}
