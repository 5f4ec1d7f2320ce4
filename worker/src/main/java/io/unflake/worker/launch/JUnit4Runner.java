package io.unflake.worker.launch;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.TestDescriptor;

/**
 * A runner of JUnit 4, which keeps its tests to itself: the order that the platform knows is not the one that it runs.
 *
 * <p>All by reflection, since JUnit 4 may not be there. Its own way to sort does nothing for a class that declares an
 * order. A runner that is built otherwise than those of JUnit stays as it is.
 */
final class JUnit4Runner {

    private final Object runner;
    private final Class<?> parentRunner;

    private JUnit4Runner(Object runner, Class<?> parentRunner) {
        this.runner = runner;
        this.parentRunner = parentRunner;
    }

    /** The runner behind a class of the vintage engine. */
    static Optional<JUnit4Runner> of(TestDescriptor descriptor) {
        if (!descriptor.getUniqueId().toString().startsWith("[engine:junit-vintage]")) {
            return Optional.empty();
        }
        try {
            Object runner = field(descriptor.getClass(), "runner").get(descriptor);
            for (Class<?> type = runner.getClass(); type != null; type = type.getSuperclass()) {
                if (type.getName().equals("org.junit.runners.ParentRunner")) {
                    return Optional.of(new JUnit4Runner(runner, type));
                }
            }
        } catch (ReflectiveOperationException e) {
            // Not a class with methods, but something inside of one.
        }
        return Optional.empty();
    }

    /** Makes it run its tests in the order of these descriptors. */
    void arrange(List<TestDescriptor> descriptors) {
        try {
            List<Object> descriptions = new ArrayList<>();
            for (TestDescriptor descriptor : descriptors) {
                descriptions.add(method(descriptor.getClass(), "getDescription").invoke(descriptor));
            }
            Collection<?> tests =
                    (Collection<?>) method(parentRunner, "getFilteredChildren").invoke(runner);
            List<Placed> placed = new ArrayList<>();
            for (Object test : tests) {
                placed.add(new Placed(test, descriptions.indexOf(describe(test))));
            }
            placed.sort(Comparator.comparing(Placed::place));
            field(parentRunner, "filteredChildren")
                    .set(runner, placed.stream().map(Placed::test).toList());
        } catch (ReflectiveOperationException e) {
            // Built otherwise: it keeps its own order.
        }
    }

    private record Placed(Object test, int place) {}

    private Object describe(Object test) throws ReflectiveOperationException {
        for (Class<?> type = runner.getClass(); type != null; type = type.getSuperclass()) {
            for (Method method : type.getDeclaredMethods()) {
                if (method.getName().equals("describeChild")
                        && !method.isBridge()
                        && method.getParameterCount() == 1
                        && method.getParameterTypes()[0].isInstance(test)) {
                    method.setAccessible(true);
                    return method.invoke(runner, test);
                }
            }
        }
        throw new NoSuchMethodException("describeChild");
    }

    private static Field field(Class<?> type, String name) throws ReflectiveOperationException {
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    field.setAccessible(true);
                    return field;
                }
            }
        }
        throw new NoSuchFieldException(name);
    }

    private static Method method(Class<?> type, String name) throws ReflectiveOperationException {
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            for (Method method : at.getDeclaredMethods()) {
                if (method.getName().equals(name) && method.getParameterCount() == 0) {
                    method.setAccessible(true);
                    return method;
                }
            }
        }
        throw new NoSuchMethodException(name);
    }
}
