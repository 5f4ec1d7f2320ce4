package io.unflake.worker.naming;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * What a JUnit 4 or 3 test is an invocation of.
 *
 * @param exact whether the runner calls the test just as its method, so that it may be the only one
 */
record VintageLeaf(String uniqueId, String className, String method, boolean exact) {

    private static final Pattern METHOD_OF_CLASS = Pattern.compile("[\\p{L}\\p{N}_$]+\\([\\p{L}\\p{N}_$.]+\\)");

    static VintageLeaf of(TestPlan plan, TestIdentifier leaf) {
        String shown = leaf.getDisplayName();
        String className = className(plan, leaf);
        String method = leaf.getSource().orElse(null) instanceof MethodSource source
                ? source.getMethodName()
                : plan.getParent(leaf)
                        .filter(above -> isMethod(above, className))
                        .map(TestIdentifier::getDisplayName)
                        .orElse(shown);
        return new VintageLeaf(leaf.getUniqueId(), className, method, shown.equals(method));
    }

    /** Whether a unique id alone says that this is a method which the runner knows once. */
    static boolean isPlain(String uniqueId) {
        UniqueId id = UniqueId.parse(uniqueId);
        String last = id.getSegments().get(id.getSegments().size() - 1).getValue();
        return METHOD_OF_CLASS.matcher(last).matches();
    }

    private static String className(TestPlan plan, TestIdentifier leaf) {
        if (leaf.getSource().orElse(null) instanceof MethodSource source) {
            return source.getClassName();
        }
        return Stream.iterate(
                        plan.getParent(leaf).orElse(null),
                        above -> above != null,
                        above -> plan.getParent(above).orElse(null))
                .flatMap(above -> above.getSource().stream())
                .filter(ClassSource.class::isInstance)
                .map(source -> ((ClassSource) source).getClassName())
                .findFirst()
                .orElse("");
    }

    /** Some runners group the invocations of a method below a container that is called like it. */
    private static boolean isMethod(TestIdentifier container, String className) {
        try {
            Class<?> type =
                    Class.forName(className, false, Thread.currentThread().getContextClassLoader());
            return Stream.of(type.getMethods())
                    .anyMatch(method -> method.getName().equals(container.getDisplayName()));
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }
}
