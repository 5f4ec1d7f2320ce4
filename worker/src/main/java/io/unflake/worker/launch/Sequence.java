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
 * Orders the tests of a class as selected, regardless of the order that the class declares.
 *
 * <p>A filter is called for each class after engines have sorted their tests and before they execute them.
 */
final class Sequence implements PostDiscoveryFilter {

    private final Map<String, Integer> places = new HashMap<>();

    /** @param uniqueIds unique ids in the wanted order */
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

    /** Tests that were not selected individually, such as nested classes, come last, as they would anyway. */
    private int place(TestDescriptor descriptor) {
        return places.getOrDefault(id(descriptor), Integer.MAX_VALUE);
    }

    private static String id(TestDescriptor descriptor) {
        return descriptor.getUniqueId().toString();
    }
}
