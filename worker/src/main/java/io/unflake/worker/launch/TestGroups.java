package io.unflake.worker.launch;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.Filter;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestTag;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TagFilter;

/**
 * The groups of tests to run, in Surefire's notation: tag expressions, JUnit 4 categories, TestNG groups.
 *
 * <p>Engines convert a category to a tag with the qualified name of its class. Users may also write the simple name.
 */
public record TestGroups(String included, String excluded) {

    public static final TestGroups ALL = new TestGroups(null, null);

    public boolean isAll() {
        return expressions(included).isEmpty() && expressions(excluded).isEmpty();
    }

    Filter<?>[] filters() {
        List<String> include = expressions(included);
        List<String> exclude = expressions(excluded);
        return new Filter<?>[] {
            include.isEmpty() ? everything() : withSimpleNames(TagFilter.includeTags(include)),
            exclude.isEmpty() ? everything() : withSimpleNames(TagFilter.excludeTags(exclude))
        };
    }

    private static List<String> expressions(String text) {
        return text == null
                ? List.of()
                : Arrays.stream(text.split(",", -1))
                        .map(String::strip)
                        .filter(part -> !part.isEmpty())
                        .toList();
    }

    private static PostDiscoveryFilter everything() {
        return descriptor -> FilterResult.included("no groups given");
    }

    private static PostDiscoveryFilter withSimpleNames(PostDiscoveryFilter filter) {
        return descriptor -> filter.apply(view(descriptor));
    }

    private static TestDescriptor view(TestDescriptor descriptor) {
        return (TestDescriptor) Proxy.newProxyInstance(
                TestGroups.class.getClassLoader(),
                new Class<?>[] {TestDescriptor.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("getTags")) {
                        return tags(descriptor);
                    }
                    try {
                        return method.invoke(descriptor, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private static Set<TestTag> tags(TestDescriptor descriptor) {
        Set<TestTag> tags = new LinkedHashSet<>(descriptor.getTags());
        for (TestTag tag : descriptor.getTags()) {
            String name = tag.getName();
            tags.add(TestTag.create(name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1)));
        }
        return tags;
    }
}
