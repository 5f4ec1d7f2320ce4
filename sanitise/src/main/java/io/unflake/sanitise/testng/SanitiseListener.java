package io.unflake.sanitise.testng;

import io.unflake.sanitise.evidence.Span;
import io.unflake.sanitise.run.Excused;
import io.unflake.sanitise.run.Sanitiser;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.testng.IExecutionListener;
import org.testng.IInvokedMethod;
import org.testng.IInvokedMethodListener;
import org.testng.ITestNGMethod;
import org.testng.ITestResult;
import org.testng.SkipException;
import org.testng.annotations.Test;

/**
 * Skips a test, or a fixture, instead of letting it fail when something outside was missing while it ran; TestNG finds it
 * by itself.
 *
 * <p>What happens in {@code @BeforeMethod} counts for the test that follows on its thread; what happens in the fixtures of
 * classes, tests and suites counts for all that comes after them.
 */
public final class SanitiseListener implements IInvokedMethodListener, IExecutionListener {

    private static final String DRY_RUN = "testng.mode.dryrun";

    /** What happened right before the next test of this thread. */
    private static final ThreadLocal<Span> BEFORE = new ThreadLocal<>();

    /** What happened before all tests of a class. */
    private final Map<Class<?>, Span> classes = new ConcurrentHashMap<>();

    /** What happened before all tests. */
    private volatile Span all;

    private final Map<ITestResult, Span> running = new ConcurrentHashMap<>();

    /** Of a fixture TestNG looks at what is thrown, or rather at its cause, not at the result. */
    private static final class SkippedFixture extends RuntimeException {

        private static final long serialVersionUID = 1;

        SkippedFixture(SanitisedSkip skip) {
            super(skip);
        }
    }

    @Override
    public void beforeInvocation(IInvokedMethod method, ITestResult result) {
        // Some look for tests by running them without calling them.
        if (Sanitiser.isOn() && Sanitiser.isAutomatic() && !Boolean.getBoolean(DRY_RUN)) {
            Class<?> type = result.getTestClass().getRealClass();
            Span fixture = BEFORE.get();
            Span enclosing = fixture == null ? classes.getOrDefault(type, all) : fixture;
            running.put(result, Sanitiser.ofThisJvm().begin(type, enclosing));
        }
    }

    @Override
    public void afterInvocation(IInvokedMethod method, ITestResult result) {
        Span span = running.remove(result);
        if (span == null) {
            return;
        }
        judge(method, result, span);
        ITestNGMethod called = method.getTestMethod();
        if (method.isTestMethod()) {
            Sanitiser.ofThisJvm().end(span);
            forget(span.testClass());
            tell(result, name(result));
        } else {
            keep(called, span);
            if (result.getThrowable() instanceof SanitisedSkip skip) {
                tell(result, span.testClass().getName());
                throw new SkippedFixture(skip);
            }
        }
    }

    private static void judge(IInvokedMethod method, ITestResult result, Span span) {
        Throwable failure = result.getThrowable();
        if (result.getStatus() == ITestResult.FAILURE && failure != null && !(failure instanceof SkipException)) {
            Sanitiser.ofThisJvm()
                    .excuse(name(result), span, failure, expected(method))
                    .ifPresent(excuse -> {
                        result.setStatus(ITestResult.SKIP);
                        result.setThrowable(new SanitisedSkip(excuse, failure));
                    });
        }
    }

    private void keep(ITestNGMethod fixture, Span span) {
        Class<?> type = span.testClass();
        if (fixture.isBeforeMethodConfiguration()) {
            BEFORE.set(span);
        } else if (fixture.isBeforeClassConfiguration()) {
            classes.put(type, span);
        } else if (fixture.isBeforeTestConfiguration()
                || fixture.isBeforeSuiteConfiguration()
                || fixture.isBeforeGroupsConfiguration()) {
            all = span;
        } else {
            Sanitiser.ofThisJvm().end(span);
            return;
        }
        Sanitiser.ofThisJvm().leave(span);
    }

    /**
     * The fixtures of one test, each of which encloses the next, are over; those of its class are not. Also after a fixture
     * that failed: TestNG tells of the test that it skips then.
     */
    private void forget(Class<?> type) {
        Span ofClass = classes.getOrDefault(type, all);
        for (Span each = BEFORE.get(); each != null && each != ofClass; each = each.enclosing()) {
            Sanitiser.ofThisJvm().end(each);
        }
        BEFORE.remove();
    }

    private static void tell(ITestResult result, String test) {
        Sanitiser sanitiser = Sanitiser.ofThisJvm();
        if (result.getThrowable() instanceof Excused excused) {
            sanitiser.excused(test, excused.excuse());
        } else if (result.getStatus() == ITestResult.SUCCESS) {
            sanitiser.passed(test);
        } else if (result.getStatus() == ITestResult.FAILURE && !(result.getThrowable() instanceof SkipException)) {
            sanitiser.failed(test);
        }
    }

    private static Set<Class<? extends Throwable>> expected(IInvokedMethod method) {
        Set<Class<? extends Throwable>> expected = new HashSet<>();
        Test test = method.getTestMethod().getConstructorOrMethod().getMethod().getAnnotation(Test.class);
        if (test != null) {
            for (Class<?> type : test.expectedExceptions()) {
                expected.add(type.asSubclass(Throwable.class));
            }
        }
        return expected;
    }

    private static String name(ITestResult result) {
        return result.getTestClass().getName() + "#" + result.getMethod().getMethodName();
    }

    @Override
    public void onExecutionFinish() {
        Sanitiser.ifStarted().ifPresent(Sanitiser::finish);
    }
}
