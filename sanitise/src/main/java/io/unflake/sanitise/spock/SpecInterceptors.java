package io.unflake.sanitise.spock;

import io.unflake.sanitise.evidence.CauseChain;
import io.unflake.sanitise.evidence.TestScope;
import io.unflake.sanitise.platform.SanitisedTest;
import io.unflake.sanitise.run.Sanitiser;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.opentest4j.IncompleteExecutionException;
import org.spockframework.runtime.extension.IMethodInterceptor;
import org.spockframework.runtime.extension.IMethodInvocation;
import org.spockframework.runtime.model.FeatureInfo;
import org.spockframework.runtime.model.MethodInfo;
import org.spockframework.runtime.model.SpecInfo;
import spock.lang.Specification;

/**
 * Intercepts the iterations of features and the fixtures of specifications.
 *
 * <p>Spock records a failure as soon as a method ends, so that each method needs its own interceptor.
 */
final class SpecInterceptors {

    private static final Map<Class<?>, TestScope> SPECS = new ConcurrentHashMap<>();
    private static final ThreadLocal<TestScope> ITERATION = new ThreadLocal<>();
    private static final ThreadLocal<TestScope> INITIALIZED = new ThreadLocal<>();

    private SpecInterceptors() {}

    static void addTo(SpecInfo spec) {
        if (!Sanitiser.isOn()) {
            return;
        }
        spec.addInterceptor(SpecInterceptors::specification);
        for (SpecInfo each : spec.getSpecsBottomToTop()) {
            intercept(each.getSharedInitializerMethod(), SpecInterceptors::method);
            intercept(each.getInitializerMethod(), SpecInterceptors::initializer);
        }
        spec.getAllFixtureMethods().forEach(method -> method.addInterceptor(SpecInterceptors::method));
        spec.getAllFeatures().forEach(SpecInterceptors::addTo);
    }

    static void addTo(FeatureInfo feature) {
        if (Sanitiser.isOn()) {
            feature.addIterationInterceptor(SpecInterceptors::iteration);
            feature.getFeatureMethod().addInterceptor(SpecInterceptors::method);
        }
    }

    private static void intercept(MethodInfo method, IMethodInterceptor interceptor) {
        if (method != null) {
            method.addInterceptor(interceptor);
        }
    }

    private static void specification(IMethodInvocation invocation) throws Throwable {
        Class<?> type = invocation.getSpec().getReflection();
        TestScope scope = specification(type);
        try {
            invocation.proceed();
        } finally {
            SPECS.remove(type);
            Sanitiser.ofThisJvm().end(scope);
        }
    }

    /** The shared instance is created before the interceptor of the specification is called. */
    private static TestScope specification(Class<?> type) {
        return SPECS.computeIfAbsent(type, each -> Sanitiser.ofThisJvm().begin(each, null));
    }

    private static void iteration(IMethodInvocation invocation) throws Throwable {
        TestScope begun = INITIALIZED.get();
        INITIALIZED.remove();
        TestScope outer = ITERATION.get();
        TestScope scope = begun == null ? begin(invocation) : begun;
        ITERATION.set(scope);
        try {
            invocation.proceed();
        } finally {
            Sanitiser.ofThisJvm().end(scope);
            ITERATION.set(outer);
        }
    }

    /** Fields are initialised before the interceptor of the iteration is called. */
    private static void initializer(IMethodInvocation invocation) throws Throwable {
        TestScope scope = INITIALIZED.get();
        if (scope == null) {
            scope = begin(invocation);
            INITIALIZED.set(scope);
        }
        try {
            proceed(invocation, scope);
        } catch (Throwable failure) {
            INITIALIZED.remove();
            Sanitiser.ofThisJvm().end(scope);
            throw failure;
        }
    }

    private static TestScope begin(IMethodInvocation invocation) {
        Class<?> type = invocation.getSpec().getReflection();
        return Sanitiser.ofThisJvm().begin(type, SPECS.get(type));
    }

    private static void method(IMethodInvocation invocation) throws Throwable {
        // A thread that waits for others may execute another specification meanwhile.
        boolean ofSpecification = invocation.getIteration() == null;
        proceed(invocation, ofSpecification ? specification(invocation.getSpec().getReflection()) : ITERATION.get());
    }

    private static void proceed(IMethodInvocation invocation, TestScope scope) throws Throwable {
        try {
            invocation.proceed();
        } catch (IncompleteExecutionException skip) {
            throw skip;
        } catch (Throwable failure) {
            throw Sanitiser.ofThisJvm()
                    .skipReason(name(invocation), scope, failure, expected(invocation, failure))
                    .<Throwable>map(reason -> new SanitisedTest(reason, failure))
                    .orElse(failure);
        }
    }

    /** Returns the exceptions that {@code thrown()} has accepted before, unless they are part of the failure. */
    private static Set<Class<? extends Throwable>> expected(IMethodInvocation invocation, Throwable failure) {
        Set<Class<? extends Throwable>> expected = new HashSet<>();
        if (invocation.getInstance() instanceof Specification spec) {
            Throwable thrown = spec.getSpecificationContext().getThrownException();
            if (thrown != null && !CauseChain.of(failure).contains(thrown)) {
                CauseChain.of(thrown).forEach(each -> expected.add(each.getClass()));
            }
        }
        return expected;
    }

    private static String name(IMethodInvocation invocation) {
        String className = invocation.getSpec().getReflection().getName();
        return invocation.getFeature() == null
                ? className
                : className + "#" + invocation.getFeature().getName();
    }
}
