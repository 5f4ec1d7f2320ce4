package io.unflake.sanitise.spock;

import io.unflake.sanitise.evidence.CauseChain;
import io.unflake.sanitise.evidence.Span;
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
final class SpecWatch {

    private static final Map<Class<?>, Span> SPECS = new ConcurrentHashMap<>();
    private static final ThreadLocal<Span> ITERATION = new ThreadLocal<>();
    private static final ThreadLocal<Span> INITIALIZED = new ThreadLocal<>();

    private SpecWatch() {}

    static void join(SpecInfo spec) {
        if (!Sanitiser.isOn()) {
            return;
        }
        spec.addInterceptor(SpecWatch::specification);
        for (SpecInfo each : spec.getSpecsBottomToTop()) {
            intercept(each.getSharedInitializerMethod(), SpecWatch::method);
            intercept(each.getInitializerMethod(), SpecWatch::initializer);
        }
        spec.getAllFixtureMethods().forEach(method -> method.addInterceptor(SpecWatch::method));
        spec.getAllFeatures().forEach(SpecWatch::join);
    }

    static void join(FeatureInfo feature) {
        if (Sanitiser.isOn()) {
            feature.addIterationInterceptor(SpecWatch::iteration);
            feature.getFeatureMethod().addInterceptor(SpecWatch::method);
        }
    }

    private static void intercept(MethodInfo method, IMethodInterceptor interceptor) {
        if (method != null) {
            method.addInterceptor(interceptor);
        }
    }

    private static void specification(IMethodInvocation invocation) throws Throwable {
        Class<?> type = invocation.getSpec().getReflection();
        Span span = specification(type);
        try {
            invocation.proceed();
        } finally {
            SPECS.remove(type);
            Sanitiser.ofThisJvm().end(span);
        }
    }

    /** The shared instance is made before anything that surrounds the specification. */
    private static Span specification(Class<?> type) {
        return SPECS.computeIfAbsent(type, each -> Sanitiser.ofThisJvm().begin(each, null));
    }

    private static void iteration(IMethodInvocation invocation) throws Throwable {
        Span begun = INITIALIZED.get();
        INITIALIZED.remove();
        Span outer = ITERATION.get();
        Span span = begun == null ? begin(invocation) : begun;
        ITERATION.set(span);
        try {
            invocation.proceed();
        } finally {
            Sanitiser.ofThisJvm().end(span);
            ITERATION.set(outer);
        }
    }

    /** Fields are set before anything that surrounds the iteration. */
    private static void initializer(IMethodInvocation invocation) throws Throwable {
        Span span = INITIALIZED.get();
        if (span == null) {
            span = begin(invocation);
            INITIALIZED.set(span);
        }
        try {
            judged(invocation, span);
        } catch (Throwable failure) {
            INITIALIZED.remove();
            Sanitiser.ofThisJvm().end(span);
            throw failure;
        }
    }

    private static Span begin(IMethodInvocation invocation) {
        Class<?> type = invocation.getSpec().getReflection();
        return Sanitiser.ofThisJvm().begin(type, SPECS.get(type));
    }

    private static void method(IMethodInvocation invocation) throws Throwable {
        // A thread that waits for others may run something of another specification meanwhile.
        boolean ofSpecification = invocation.getIteration() == null;
        judged(invocation, ofSpecification ? specification(invocation.getSpec().getReflection()) : ITERATION.get());
    }

    private static void judged(IMethodInvocation invocation, Span span) throws Throwable {
        try {
            invocation.proceed();
        } catch (IncompleteExecutionException skip) {
            throw skip;
        } catch (Throwable failure) {
            throw Sanitiser.ofThisJvm()
                    .excuse(name(invocation), span, failure, expected(invocation, failure))
                    .<Throwable>map(excuse -> new SanitisedTest(excuse, failure))
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
