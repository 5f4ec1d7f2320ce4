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
 * Reorders the tests of a JUnit 4 runner, which ignores the order known to the platform.
 *
 * <p>Uses reflection because JUnit 4 may be absent. JUnit's own sorting does not work for classes that declare an
 * order. Runners not based on JUnit's {@code ParentRunner} keep their order.
 */
final class JUnit4Runner {

    private final Object runner;
    private final Class<?> parentRunner;

    private JUnit4Runner(Object runner, Class<?> parentRunner) {
        this.runner = runner;
        this.parentRunner = parentRunner;
    }

    /** Returns the runner of a class of the Vintage engine. */
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
            // Not a class but one of its tests.
        }
        return Optional.empty();
    }

    /** Makes the runner run its tests in the order of these descriptors. */
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
            // An unknown kind of runner keeps its order.
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
