package io.unflake.sanitise.junit4;

import io.unflake.sanitise.evidence.TestScope;
import io.unflake.sanitise.run.Sanitiser;
import io.unflake.sanitise.run.SanitiserSkip;
import io.unflake.sanitise.run.SkipReason;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.Test;
import org.junit.internal.AssumptionViolatedException;
import org.junit.runner.Description;

/** Tracks the tests and classes of JUnit 4 by their descriptions. */
final class DescriptionTracker {

    /** The open scopes of class fixtures, which enclose those of their tests. */
    private static final Map<Class<?>, TestScope> CLASSES = new ConcurrentHashMap<>();

    private DescriptionTracker() {}

    /** A test or a class begins; returns null if it is not sanitised. */
    static TestScope begin(Description description) {
        Class<?> type = description.getTestClass();
        if (type == null || !Sanitiser.isOn()) {
            return null;
        }
        TestScope scope = Sanitiser.ofThisJvm().begin(type, CLASSES.get(type));
        if (description.isSuite()) {
            CLASSES.put(type, scope);
        }
        return scope;
    }

    /** @param scope null if the test is not sanitised */
    static void end(Description description, TestScope scope) {
        if (scope != null) {
            if (description.isSuite()) {
                CLASSES.remove(description.getTestClass(), scope);
            }
            Sanitiser.ofThisJvm().end(scope);
        }
    }

    /** Returns the exception to throw instead of a failure: one that skips the test, or the failure itself. */
    static Throwable skipOrFailure(Description description, TestScope scope, Throwable failure) {
        if (scope == null || failure instanceof AssumptionViolatedException) {
            return failure;
        }
        Optional<SkipReason> reason =
                Sanitiser.ofThisJvm().skipReason(name(description), scope, failure, expected(description));
        return reason.isPresent() ? new SanitisedAssumption(reason.get(), failure) : failure;
    }

    /** Records the outcome of a test; the failure is null if it has passed. */
    static void record(Description description, Throwable failure) {
        Sanitiser sanitiser = Sanitiser.ofThisJvm();
        String test = name(description);
        if (failure instanceof SanitiserSkip skip) {
            sanitiser.skipped(test, skip.reason());
        } else if (failure == null && description.isTest()) {
            sanitiser.passed(test);
        } else if (failure != null && !(failure instanceof AssumptionViolatedException)) {
            sanitiser.failed(test);
        }
    }

    private static Set<Class<? extends Throwable>> expected(Description description) {
        Test test = description.getAnnotation(Test.class);
        return test == null || test.expected() == Test.None.class ? Set.of() : Set.of(test.expected());
    }

    private static String name(Description description) {
        String className = description.getClassName();
        return description.getMethodName() == null ? className : className + "#" + description.getMethodName();
    }
}
