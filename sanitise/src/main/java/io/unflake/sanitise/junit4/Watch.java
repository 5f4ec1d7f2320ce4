package io.unflake.sanitise.junit4;

import io.unflake.sanitise.evidence.Span;
import io.unflake.sanitise.run.Excuse;
import io.unflake.sanitise.run.Excused;
import io.unflake.sanitise.run.Sanitiser;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.Test;
import org.junit.internal.AssumptionViolatedException;
import org.junit.runner.Description;

/** Watches tests and classes of JUnit 4 by their descriptions. */
final class Watch {

    /** Fixtures of classes under way, which count for their tests. */
    private static final Map<Class<?>, Span> CLASSES = new ConcurrentHashMap<>();

    private Watch() {}

    /** A test or a class begins; null if nobody wants to know. */
    static Span begin(Description description) {
        Class<?> type = description.getTestClass();
        if (type == null || !Sanitiser.isOn()) {
            return null;
        }
        Span span = Sanitiser.ofThisJvm().begin(type, CLASSES.get(type));
        if (description.isSuite()) {
            CLASSES.put(type, span);
        }
        return span;
    }

    /** @param span null if nobody wants to know */
    static void end(Description description, Span span) {
        if (span != null) {
            if (description.isSuite()) {
                CLASSES.remove(description.getTestClass(), span);
            }
            Sanitiser.ofThisJvm().end(span);
        }
    }

    /** What to go on with instead of a failure: the failure itself, if it counts. */
    static Throwable judged(Description description, Span span, Throwable failure) {
        if (span == null || failure instanceof AssumptionViolatedException) {
            return failure;
        }
        Optional<Excuse> excuse = Sanitiser.ofThisJvm().excuse(name(description), span, failure, expected(description));
        return excuse.isPresent() ? new SanitisedAssumption(excuse.get(), failure) : failure;
    }

    /** How a test ended; null if it passed. */
    static void ended(Description description, Throwable failure) {
        Sanitiser sanitiser = Sanitiser.ofThisJvm();
        String test = name(description);
        if (failure instanceof Excused excused) {
            sanitiser.excused(test, excused.excuse());
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
