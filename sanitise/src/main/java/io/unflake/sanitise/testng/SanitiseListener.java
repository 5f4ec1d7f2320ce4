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
 * Skips a test, or a fixture, that fails because an assumption, such as the network, did not hold while it ran. TestNG finds
 * this listener with the service loader.
 *
 * <p>Exceptions in {@code @BeforeMethod} count for the next test on the same thread. Exceptions in the fixtures of classes,
 * tests and suites count for all tests that follow.
 */
public final class SanitiseListener implements IInvokedMethodListener, IExecutionListener {

    private static final String DRY_RUN = "testng.mode.dryrun";

    /** The innermost {@code @BeforeMethod} scope for the next test of this thread. */
    private static final ThreadLocal<TestScope> BEFORE = new ThreadLocal<>();

    /** The {@code @BeforeClass} scopes. */
    private final Map<Class<?>, TestScope> classes = new ConcurrentHashMap<>();

    /** The latest scope that applies to all tests, such as that of {@code @BeforeSuite}. */
    private volatile TestScope all;

    private final Map<ITestResult, TestScope> running = new ConcurrentHashMap<>();

    /** Skips a fixture: TestNG ignores its result, but checks the cause of what the listener throws. */
    private static final class SkippedFixture extends RuntimeException {

        private static final long serialVersionUID = 1;

        SkippedFixture(SanitisedSkip skip) {
            super(skip);
        }
    }

    @Override
    public void beforeInvocation(IInvokedMethod method, ITestResult result) {
        // Some tools discover tests by a run that does not call them.
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
        skipIfSanitised(method, result, scope);
        ITestNGMethod called = method.getTestMethod();
        if (method.isTestMethod()) {
            Sanitiser.ofThisJvm().end(scope);
            endFixtures(scope.testClass());
            record(result, name(result));
        } else {
            keepOpen(called, scope);
            if (result.getThrowable() instanceof SanitisedSkip skip) {
                record(result, scope.testClass().getName());
                throw new SkippedFixture(skip);
            }
        }
    }

    private static void skipIfSanitised(IInvokedMethod method, ITestResult result, TestScope scope) {
        Throwable failure = result.getThrowable();
        if (result.getStatus() == ITestResult.FAILURE && failure != null && !(failure instanceof SkipException)) {
            Sanitiser.ofThisJvm()
                    .skipReason(name(result), scope, failure, expected(method))
                    .ifPresent(reason -> {
                        result.setStatus(ITestResult.SKIP);
                        result.setThrowable(new SanitisedSkip(reason, failure));
                    });
        }
    }

    private void keepOpen(ITestNGMethod fixture, TestScope scope) {
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
     * Ends the fixtures of one test, each of which encloses the next, but not those of its class. Also called after a fixture
     * has failed, since TestNG reports the test that it skips then.
     */
    private void endFixtures(Class<?> type) {
        TestScope ofClass = classes.getOrDefault(type, all);
        for (TestScope each = BEFORE.get(); each != null && each != ofClass; each = each.enclosing()) {
            Sanitiser.ofThisJvm().end(each);
        }
        BEFORE.remove();
    }

    private static void record(ITestResult result, String test) {
        Sanitiser sanitiser = Sanitiser.ofThisJvm();
        if (result.getThrowable() instanceof SanitiserSkip skip) {
            sanitiser.skipped(test, skip.reason());
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
