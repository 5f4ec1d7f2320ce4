package io.unflake.engine.plan;

import io.unflake.model.TestId;
import java.util.regex.Pattern;

/**
 * A pattern that users pick tests by: {@code Class}, {@code pkg.Class}, {@code Class#method}, {@code Class#method[n]},
 * with {@code *} for anything.
 */
public final class TestPattern {

    private final Pattern classPattern;
    private final Pattern methodPattern;
    private final Pattern invocationMethod;

    private TestPattern(Pattern classPattern, Pattern methodPattern, Pattern invocationMethod) {
        this.classPattern = classPattern;
        this.methodPattern = methodPattern;
        this.invocationMethod = invocationMethod;
    }

    public static TestPattern of(String text) {
        int hash = text.indexOf('#');
        String className = hash < 0 ? text : text.substring(0, hash);
        String method = hash < 0 ? "" : text.substring(hash + 1);
        int bracket = method.indexOf('[');
        return new TestPattern(
                glob(className),
                hash < 0 ? null : glob(method),
                bracket < 0 ? null : glob(method.substring(0, bracket)));
    }

    @Override
    public String toString() {
        return classPattern + "#" + methodPattern;
    }

    private static Pattern glob(String text) {
        StringBuilder regex = new StringBuilder();
        text.chars().forEach(c -> regex.append(c == '*' ? ".*" : Pattern.quote(Character.toString(c))));
        return Pattern.compile(regex.toString());
    }

    /** Whether all tests of a class match, whatever they are called. */
    public boolean matchesWhole(String className) {
        return methodPattern == null && matchesClass(className);
    }

    public boolean matches(TestId test) {
        if (!matchesClass(test.className())) {
            return false;
        }
        return methodPattern == null
                || methodPattern.matcher(test.method()).matches()
                || methodPattern.matcher(test.method() + test.invocation()).matches();
    }

    /** Whether a test method has invocations that this pattern may mean: they are not known before it runs. */
    public boolean mayMatchInvocationOf(TestId test) {
        return invocationMethod != null
                && test.invocation().isEmpty()
                && matchesClass(test.className())
                && invocationMethod.matcher(test.method()).matches();
    }

    private boolean matchesClass(String className) {
        int dollar = className.indexOf('$');
        String outer = dollar < 0 ? className : className.substring(0, dollar);
        return matchesName(className) || matchesName(outer);
    }

    private boolean matchesName(String name) {
        return classPattern.matcher(name).matches()
                || classPattern
                        .matcher(name.substring(name.lastIndexOf('.') + 1))
                        .matches();
    }
}
