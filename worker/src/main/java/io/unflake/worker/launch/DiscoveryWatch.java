package io.unflake.worker.launch;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/**
 * Collects problems during discovery, if the launcher reports them.
 *
 * <p>Uses reflection because the listener exists since launcher 1.6 and discovery issues since 1.13.
 */
final class DiscoveryWatch implements InvocationHandler {

    private static final String LISTENER = "org.junit.platform.launcher.LauncherDiscoveryListener";

    /** A problem of a class, or of an engine if the class name is empty. */
    record Trouble(String className, String message) {}

    private final List<Trouble> troubles = new ArrayList<>();

    List<Trouble> troubles() {
        return troubles;
    }

    void attachTo(LauncherDiscoveryRequestBuilder builder) {
        try {
            Class<?> type = Class.forName(LISTENER, false, builder.getClass().getClassLoader());
            Object listeners = Array.newInstance(type, 1);
            Array.set(listeners, 0, Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, this));
            builder.getClass().getMethod("listeners", listeners.getClass()).invoke(builder, listeners);
        } catch (ReflectiveOperationException e) {
            // An older launcher, which throws exceptions instead.
        }
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws ReflectiveOperationException {
        switch (method.getName()) {
            case "selectorProcessed" -> selector((DiscoverySelector) arguments[1], arguments[2]);
            case "engineDiscoveryFinished" -> throwable(arguments[1]).ifPresent(e -> add("", Reason.of(e)));
            case "issueEncountered" -> issue(arguments[1]);
            case "equals" -> {
                return proxy == arguments[0];
            }
            case "hashCode" -> {
                return System.identityHashCode(proxy);
            }
            case "toString" -> {
                return "DiscoveryWatch";
            }
            default -> {}
        }
        return null;
    }

    private void selector(DiscoverySelector selector, Object result) throws ReflectiveOperationException {
        if (selector instanceof ClassSelector classSelector) {
            throwable(result).ifPresent(e -> add(classSelector.getClassName(), Reason.of(e)));
        }
    }

    private void issue(Object issue) throws ReflectiveOperationException {
        if (!"ERROR".equals(String.valueOf(get(issue, "severity")))) {
            return;
        }
        Object source = ((Optional<?>) get(issue, "source")).orElse(null);
        add(classOf(source), String.valueOf(get(issue, "message")));
    }

    private static String classOf(Object source) {
        if (source instanceof ClassSource type) {
            return type.getClassName();
        }
        return source instanceof MethodSource method ? method.getClassName() : "";
    }

    private void add(String className, String message) {
        troubles.add(new Trouble(className, message));
    }

    private static Optional<Throwable> throwable(Object result) throws ReflectiveOperationException {
        return ((Optional<?>) get(result, "getThrowable")).map(Throwable.class::cast);
    }

    /** Calls a method through a public interface, because the classes of results and issues are not public. */
    private static Object get(Object target, String method) throws ReflectiveOperationException {
        for (Class<?> type : target.getClass().getInterfaces()) {
            try {
                return type.getMethod(method).invoke(target);
            } catch (NoSuchMethodException e) {
                // Try the next interface.
            }
        }
        return target.getClass().getMethod(method).invoke(target);
    }
}
