package io.unflake.sanitise.evidence;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/** A stretch of a run whose failure is judged as one: a test with its fixtures, or the fixture of a class. */
public final class TestScope {

    private static final AtomicLong NUMBERS = new AtomicLong();

    private final long number = NUMBERS.incrementAndGet();
    private final Class<?> testClass;
    private final TestScope enclosing;

    /** @param enclosing what counts for this one as well, such as the fixture of its class; null if nothing does */
    public TestScope(Class<?> testClass, TestScope enclosing) {
        this.testClass = testClass;
        this.enclosing = enclosing;
    }

    long number() {
        return number;
    }

    /** The numbers of this one and of all that count for it. */
    Set<Long> withEnclosing() {
        Set<Long> numbers = new HashSet<>();
        for (TestScope each = this; each != null; each = each.enclosing) {
            numbers.add(each.number);
        }
        return numbers;
    }

    /** The class of the test. */
    public Class<?> testClass() {
        return testClass;
    }

    /** What counts for this one as well, null if nothing does. */
    public TestScope enclosing() {
        return enclosing;
    }
}
