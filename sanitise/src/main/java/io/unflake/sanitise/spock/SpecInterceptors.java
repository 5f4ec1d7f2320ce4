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
 * Watches the iterations of features and the fixtures of specifications.
 *
 * <p>Spock takes note of a failure right where a method ends, so that each method has its own interceptor.
 */
final class SpecInterceptors {

    private static final Map<Class<?>, TestScope> SPECS = new ConcurrentHashMap<>();
    private static final ThreadLocal<TestScope> ITERATION = new ThreadLocal<>();
    private static final ThreadLocal<TestScope> INITIALIZED = new ThreadLocal<>();

    private SpecInterceptors() {}

    static void join(SpecInfo spec) {
        if (!Sanitiser.isOn()) {
            return;
        }
        spec.addInterceptor(SpecInterceptors::specification);
        for (SpecInfo each : spec.getSpecsBottomToTop()) {
            intercept(each.getSharedInitializerMethod(), SpecInterceptors::method);
            intercept(each.getInitializerMethod(), SpecInterceptors::initializer);
        }
        spec.getAllFixtureMethods().forEach(method -> method.addInterceptor(SpecInterceptors::method));
        spec.getAllFeatures().forEach(SpecInterceptors::join);
    }

    static void join(FeatureInfo feature) {
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

    /** The shared instance is made before anything that surrounds the specification. */
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

    /** Fields are set before anything that surrounds the iteration. */
    private static void initializer(IMethodInvocation invocation) throws Throwable {
        TestScope scope = INITIALIZED.get();
        if (scope == null) {
            scope = begin(invocation);
            INITIALIZED.set(scope);
        }
        try {
            classified(invocation, scope);
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
        // A thread that waits for others may run something of another specification meanwhile.
        boolean ofSpecification = invocation.getIteration() == null;
        classified(
                invocation, ofSpecification ? specification(invocation.getSpec().getReflection()) : ITERATION.get());
    }

    private static void classified(IMethodInvocation invocation, TestScope scope) throws Throwable {
        try {
            invocation.proceed();
        } catch (IncompleteExecutionException skip) {
            throw skip;
        } catch (Throwable failure) {
            throw Sanitiser.ofThisJvm()
                    .reason(name(invocation), scope, failure, expected(invocation, failure))
                    .<Throwable>map(reason -> new SanitisedTest(reason, failure))
                    .orElse(failure);
        }
    }

    /** What {@code thrown()} has taken from the code before, unless it is what failed. */
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
