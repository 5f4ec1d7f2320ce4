package io.unflake.sanitise.evidence;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/** A part of a test run whose failures are classified together: a test with its fixtures, or the fixtures of a class. */
public final class TestScope {

    private static final AtomicLong NUMBERS = new AtomicLong();

    private final long number = NUMBERS.incrementAndGet();
    private final Class<?> testClass;
    private final TestScope enclosing;

    /** @param enclosing the scope whose exceptions count for this one, too, such as the class fixture; null if none */
    public TestScope(Class<?> testClass, TestScope enclosing) {
        this.testClass = testClass;
        this.enclosing = enclosing;
    }

    long number() {
        return number;
    }

    /** The numbers of this scope and of all enclosing ones. */
    Set<Long> withEnclosing() {
        Set<Long> numbers = new HashSet<>();
        for (TestScope each = this; each != null; each = each.enclosing) {
            numbers.add(each.number);
        }
        return numbers;
    }

    /** The test class. */
    public Class<?> testClass() {
        return testClass;
    }

    /** The scope whose exceptions count for this one, too, null if none. */
    public TestScope enclosing() {
        return enclosing;
    }
}
