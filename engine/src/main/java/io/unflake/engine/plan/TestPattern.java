package io.unflake.engine.plan;

import io.unflake.model.Glob;
import io.unflake.model.TestId;
import io.unflake.model.TestNotation;

/**
 * A pattern that selects tests: {@code Class}, {@code pkg.Class}, {@code Class#method} or {@code Class#method[n]},
 * where {@code *} matches any number of characters. Other notations of tests are understood as well.
 */
public final class TestPattern {

    private final Glob classPattern;
    private final Glob methodPattern;
    private final Glob invocationMethod;

    private TestPattern(Glob classPattern, Glob methodPattern, Glob invocationMethod) {
        this.classPattern = classPattern;
        this.methodPattern = methodPattern;
        this.invocationMethod = invocationMethod;
    }

    public static TestPattern of(String written) {
        String text = TestNotation.canonical(written);
        int hash = text.indexOf('#');
        String className = hash < 0 ? text : text.substring(0, hash);
        String method = hash < 0 ? "" : text.substring(hash + 1);
        int bracket = method.indexOf('[');
        return new TestPattern(
                new Glob(className),
                hash < 0 ? null : new Glob(method),
                bracket < 0 ? null : new Glob(method.substring(0, bracket)));
    }

    @Override
    public String toString() {
        return classPattern + "#" + methodPattern;
    }

    /** Whether all tests of a class match, whatever their names. */
    public boolean matchesWhole(String className) {
        return methodPattern == null && matchesClass(className);
    }

    public boolean matches(TestId test) {
        if (!matchesClass(test.className())) {
            return false;
        }
        return methodPattern == null
                || methodPattern.matches(test.method())
                || methodPattern.matches(test.method() + test.invocation());
    }

    /** Whether this pattern may match an invocation of a method; its invocations are unknown until it runs. */
    public boolean mayMatchInvocationOf(TestId test) {
        return invocationMethod != null
                && test.invocation().isEmpty()
                && matchesClass(test.className())
                && invocationMethod.matches(test.method());
    }

    private boolean matchesClass(String className) {
        int dollar = className.indexOf('$');
        String outer = dollar < 0 ? className : className.substring(0, dollar);
        return matchesName(className) || matchesName(outer) || matchesSource(className, outer);
    }

    /** Sources separate nested classes by dots. */
    private boolean matchesSource(String className, String outer) {
        String name = className.replace('$', '.');
        return classPattern.matches(name) || classPattern.matches(name.substring(outer.lastIndexOf('.') + 1));
    }

    private boolean matchesName(String name) {
        return classPattern.matches(name) || classPattern.matches(name.substring(name.lastIndexOf('.') + 1));
    }
}
