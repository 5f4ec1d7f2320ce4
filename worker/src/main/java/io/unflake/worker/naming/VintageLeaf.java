package io.unflake.worker.naming;

import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * The method to which a JUnit 4 or JUnit 3 test belongs.
 *
 * @param exact whether the runner names the test like the method, so that it may be its only invocation
 */
record VintageLeaf(String uniqueId, String className, String method, boolean exact) {

    private static final Pattern METHOD_OF_CLASS = Pattern.compile("[\\p{L}\\p{N}_$]+\\([\\p{L}\\p{N}_$.]+\\)");

    static VintageLeaf of(TestPlan plan, TestIdentifier leaf) {
        if (leaf.getSource().orElse(null) instanceof MethodSource source && standsAlone(source.getClassName())) {
            boolean exact = leaf.getDisplayName().equals(source.getMethodName());
            return new VintageLeaf(leaf.getUniqueId(), source.getClassName(), source.getMethodName(), exact);
        }
        return ofPath(plan, leaf);
    }

    /** A test created by a suite belongs to the class of the suite and is identified by the names on its path. */
    private static VintageLeaf ofPath(TestPlan plan, TestIdentifier leaf) {
        Deque<String> path = new ArrayDeque<>();
        TestIdentifier above = plan.getParent(leaf).orElse(null);
        while (above != null && !(above.getSource().orElse(null) instanceof ClassSource)) {
            path.addFirst(above.getDisplayName());
            above = plan.getParent(above).orElse(null);
        }
        String className = above == null ? "" : ((ClassSource) above.getSource().orElseThrow()).getClassName();
        boolean grouped = isGroup(path.peekLast(), leaf, className);
        if (!grouped) {
            path.addLast(leaf.getDisplayName());
        }
        return new VintageLeaf(leaf.getUniqueId(), className, String.join(".", path), !grouped);
    }

    /** Some runners group the invocations of a method in a container named like the method. */
    private static boolean isGroup(String container, TestIdentifier leaf, String className) {
        return container != null
                && leaf.getDisplayName().contains(container)
                && load(className)
                        .filter(type -> Arrays.stream(type.getMethods())
                                .anyMatch(method -> method.getName().equals(container)))
                        .isPresent();
    }

    /** Whether the unique id alone shows that the runner has this method once. */
    static boolean isPlain(String uniqueId) {
        int last = uniqueId.lastIndexOf("[test:");
        return last >= 0
                && METHOD_OF_CLASS
                        .matcher(uniqueId.substring(last + "[test:".length(), uniqueId.length() - 1))
                        .matches();
    }

    /** Whether a class can run without a suite, so that its tests are named after it. */
    private static boolean standsAlone(String className) {
        return load(className)
                .filter(type -> !Modifier.isAbstract(type.getModifiers()))
                .filter(type -> type.getEnclosingClass() == null || Modifier.isStatic(type.getModifiers()))
                .filter(type ->
                        hasRunner(type) || Arrays.stream(type.getConstructors()).anyMatch(VintageLeaf::isSimple))
                .isPresent();
    }

    private static boolean hasRunner(Class<?> type) {
        return Arrays.stream(type.getAnnotations())
                .anyMatch(annotation -> annotation.annotationType().getName().equals("org.junit.runner.RunWith"));
    }

    /** JUnit 4 requires a constructor without parameters; JUnit 3 also allows one for the name. */
    private static boolean isSimple(Constructor<?> constructor) {
        return constructor.getParameterCount() == 0
                || Arrays.equals(constructor.getParameterTypes(), new Class<?>[] {String.class});
    }

    private static Optional<Class<?>> load(String className) {
        try {
            return Optional.of(
                    Class.forName(className, false, Thread.currentThread().getContextClassLoader()));
        } catch (ClassNotFoundException | LinkageError e) {
            return Optional.empty();
        }
    }
}
