package io.unflake.sanitise.jupiter;

import io.unflake.sanitise.evidence.TestScope;
import io.unflake.sanitise.platform.SanitisedTest;
import io.unflake.sanitise.run.Sanitiser;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.Set;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.opentest4j.IncompleteExecutionException;

/**
 * Skips a test that fails because an assumption, such as the network, did not hold while it ran.
 *
 * <p>A test begins with the constructor of its class and ends after its last fixture. Exceptions in class fixtures count for
 * each test of the class.
 */
public final class SanitiseExtension
        implements BeforeAllCallback, AfterAllCallback, BeforeEachCallback, AfterEachCallback, InvocationInterceptor {

    private static final Namespace NAMESPACE = Namespace.create(SanitiseExtension.class);
    private static final String SCOPE = "scope";
    private static final String JUNIT4_SKIP = "org.junit.internal.AssumptionViolatedException";

    /** The test whose constructor has been called on this thread, before it has an extension context of its own. */
    private static final ThreadLocal<Constructed> CONSTRUCTED = new ThreadLocal<>();

    /** @param last the class that was instantiated last; outer classes are instantiated before nested ones */
    private record Constructed(Class<?> last, TestScope scope) {}

    @Override
    public void beforeAll(ExtensionContext context) {
        boolean constructed = context.getTestInstanceLifecycle().orElse(Lifecycle.PER_METHOD) == Lifecycle.PER_CLASS;
        begin(context, constructed);
    }

    @Override
    public void afterAll(ExtensionContext context) {
        end(context);
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        begin(context, true);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        end(context);
    }

    private static void begin(ExtensionContext context, boolean constructed) {
        if (Sanitiser.isOn()) {
            TestScope scope = constructed ? takeConstructed(context.getRequiredTestClass()) : null;
            context.getStore(NAMESPACE).put(SCOPE, scope == null ? newScope(context) : scope);
        }
    }

    /**
     * Returns and clears the scope that began with the constructor of this class, null if there is none. Disabled tests
     * are instantiated, too, but never run, so that their scope is ended here.
     */
    private static TestScope takeConstructed(Class<?> type) {
        Constructed constructed = CONSTRUCTED.get();
        CONSTRUCTED.remove();
        if (constructed != null && constructed.last() != type) {
            Sanitiser.ofThisJvm().end(constructed.scope());
            return null;
        }
        return constructed == null ? null : constructed.scope();
    }

    private static TestScope newScope(ExtensionContext context) {
        return Sanitiser.ofThisJvm().begin(testClass(context), innermost(context));
    }

    /** A dynamic test has no class of its own, so that the class of its factory is used. */
    private static Class<?> testClass(ExtensionContext context) {
        ExtensionContext each = context;
        while (each.getTestClass().isEmpty() && each.getParent().isPresent()) {
            each = each.getParent().get();
        }
        return each.getRequiredTestClass();
    }

    private static void end(ExtensionContext context) {
        TestScope scope = context.getStore(NAMESPACE).remove(SCOPE, TestScope.class);
        if (scope != null) {
            Sanitiser.ofThisJvm().end(scope);
        }
    }

    /** Returns the innermost open scope, null if there is none. Stores inherit the values of their parents. */
    private static TestScope innermost(ExtensionContext context) {
        return context.getStore(NAMESPACE).get(SCOPE, TestScope.class);
    }

    @Override
    public <T> T interceptTestClassConstructor(
            Invocation<T> invocation, ReflectiveInvocationContext<Constructor<T>> constructor, ExtensionContext context)
            throws Throwable {
        if (!Sanitiser.isOn()) {
            return invocation.proceed();
        }
        Class<?> type = constructor.getExecutable().getDeclaringClass();
        TestScope outer = takeConstructed(type.getEnclosingClass());
        TestScope scope = outer == null ? newScope(context) : outer;
        CONSTRUCTED.set(new Constructed(type, scope));
        try {
            return proceed(invocation, context, scope);
        } catch (Throwable failure) {
            CONSTRUCTED.remove();
            Sanitiser.ofThisJvm().end(scope);
            throw failure;
        }
    }

    @Override
    public void interceptBeforeAllMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceed(invocation, context);
    }

    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceed(invocation, context);
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceed(invocation, context);
    }

    @Override
    public <T> T interceptTestFactoryMethod(
            Invocation<T> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        return proceed(invocation, context);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceed(invocation, context);
    }

    @Override
    public void interceptDynamicTest(
            Invocation<Void> invocation, DynamicTestInvocationContext dynamic, ExtensionContext context)
            throws Throwable {
        interceptDynamicTest(invocation, context);
    }

    /**
     * Intercepts a dynamic test, which has no fixtures of its own: those of its factory count. This overrides a method up to
     * Jupiter 5.7; Jupiter 6 has only the other overload.
     */
    public void interceptDynamicTest(Invocation<Void> invocation, ExtensionContext context) throws Throwable {
        if (!Sanitiser.isOn()) {
            invocation.proceed();
            return;
        }
        TestScope scope = newScope(context);
        try {
            proceed(invocation, context, scope);
        } finally {
            Sanitiser.ofThisJvm().end(scope);
        }
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceed(invocation, context);
    }

    @Override
    public void interceptAfterAllMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceed(invocation, context);
    }

    private static <T> T proceed(Invocation<T> invocation, ExtensionContext context) throws Throwable {
        return proceed(invocation, context, innermost(context));
    }

    /** @param scope null if the test is not sanitised */
    private static <T> T proceed(Invocation<T> invocation, ExtensionContext context, TestScope scope) throws Throwable {
        try {
            return invocation.proceed();
        } catch (Throwable failure) {
            if (scope == null || isSkip(failure)) {
                throw failure;
            }
            throw Sanitiser.ofThisJvm()
                    .skipReason(name(context), scope, failure, Set.of())
                    .<Throwable>map(reason -> new SanitisedTest(reason, failure))
                    .orElse(failure);
        }
    }

    private static boolean isSkip(Throwable failure) {
        for (Class<?> type = failure.getClass(); type != null; type = type.getSuperclass()) {
            if (type.getName().equals(JUNIT4_SKIP)) {
                return true;
            }
        }
        return failure instanceof IncompleteExecutionException;
    }

    private static String name(ExtensionContext context) {
        ExtensionContext each = context;
        while (each.getTestMethod().isEmpty()
                && each.getTestClass().isEmpty()
                && each.getParent().isPresent()) {
            each = each.getParent().get();
        }
        String className = each.getRequiredTestClass().getName();
        return each.getTestMethod()
                .map(method -> className + "#" + method.getName())
                .orElse(className);
    }
}
