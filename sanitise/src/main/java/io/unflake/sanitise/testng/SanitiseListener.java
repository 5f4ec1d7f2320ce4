package io.unflake.sanitise.testng;

import io.unflake.sanitise.evidence.TestScope;
import io.unflake.sanitise.run.Sanitiser;
import io.unflake.sanitise.run.SanitiserSkip;
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
    private static final ThreadLocal<TestScope> BEFORE = new ThreadLocal<>();

    /** What happened before all tests of a class. */
    private final Map<Class<?>, TestScope> classes = new ConcurrentHashMap<>();

    /** What happened before all tests. */
    private volatile TestScope all;

    private final Map<ITestResult, TestScope> running = new ConcurrentHashMap<>();

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
            TestScope fixture = BEFORE.get();
            TestScope enclosing = fixture == null ? classes.getOrDefault(type, all) : fixture;
            running.put(result, Sanitiser.ofThisJvm().begin(type, enclosing));
        }
    }

    @Override
    public void afterInvocation(IInvokedMethod method, ITestResult result) {
        TestScope scope = running.remove(result);
        if (scope == null) {
            return;
        }
        classify(method, result, scope);
        ITestNGMethod called = method.getTestMethod();
        if (method.isTestMethod()) {
            Sanitiser.ofThisJvm().end(scope);
            forget(scope.testClass());
            tell(result, name(result));
        } else {
            keep(called, scope);
            if (result.getThrowable() instanceof SanitisedSkip skip) {
                tell(result, scope.testClass().getName());
                throw new SkippedFixture(skip);
            }
        }
    }

    private static void classify(IInvokedMethod method, ITestResult result, TestScope scope) {
        Throwable failure = result.getThrowable();
        if (result.getStatus() == ITestResult.FAILURE && failure != null && !(failure instanceof SkipException)) {
            Sanitiser.ofThisJvm()
                    .reason(name(result), scope, failure, expected(method))
                    .ifPresent(reason -> {
                        result.setStatus(ITestResult.SKIP);
                        result.setThrowable(new SanitisedSkip(reason, failure));
                    });
        }
    }

    private void keep(ITestNGMethod fixture, TestScope scope) {
        Class<?> type = scope.testClass();
        if (fixture.isBeforeMethodConfiguration()) {
            BEFORE.set(scope);
        } else if (fixture.isBeforeClassConfiguration()) {
            classes.put(type, scope);
        } else if (fixture.isBeforeTestConfiguration()
                || fixture.isBeforeSuiteConfiguration()
                || fixture.isBeforeGroupsConfiguration()) {
            all = scope;
        } else {
            Sanitiser.ofThisJvm().end(scope);
            return;
        }
        Sanitiser.ofThisJvm().leave(scope);
    }

    /**
     * The fixtures of one test, each of which encloses the next, are over; those of its class are not. Also after a fixture
     * that failed: TestNG tells of the test that it skips then.
     */
    private void forget(Class<?> type) {
        TestScope ofClass = classes.getOrDefault(type, all);
        for (TestScope each = BEFORE.get(); each != null && each != ofClass; each = each.enclosing()) {
            Sanitiser.ofThisJvm().end(each);
        }
        BEFORE.remove();
    }

    private static void tell(ITestResult result, String test) {
        Sanitiser sanitiser = Sanitiser.ofThisJvm();
        if (result.getThrowable() instanceof SanitiserSkip skip) {
            sanitiser.skip(test, skip.reason());
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
