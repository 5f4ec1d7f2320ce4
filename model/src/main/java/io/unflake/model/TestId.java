package io.unflake.model;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a test: {@code fully.qualified.Class#method} of the concrete class, with {@code [n]} for one invocation.
 *
 * @param className binary name of the concrete class, {@code A$B} for a nested one
 * @param method name of the method, or of the feature in frameworks such as Spock
 * @param invocation empty, or {@code [n]} counted from 1 for each level of invocations
 */
public record TestId(String className, String method, String invocation) implements Comparable<TestId> {

    /** The method name for events of a whole class, such as a fixture that fails after the tests. */
    private static final String CLASS_LEVEL = "<class>";

    private static final Pattern INVOCATION = Pattern.compile("((?:\\[\\d+])+)$");

    public static TestId of(String className, String method) {
        return new TestId(className, method, "");
    }

    public static TestId ofClass(String className) {
        return of(className, CLASS_LEVEL);
    }

    /** The class that encloses the class of the test, or that class itself. */
    public String outermostClass() {
        int nested = className.indexOf('$');
        return nested < 0 ? className : className.substring(0, nested);
    }

    /** Whether a class is the outermost class of this test, or nested in it. */
    public boolean isInOutermostClass(String name) {
        return name.equals(outermostClass()) || name.startsWith(outermostClass() + "$");
    }

    /** Whether this id stands for a whole class instead of one of its tests. */
    public boolean isClassLevel() {
        return method.equals(CLASS_LEVEL);
    }

    /** Parses the format of {@link #toString()}. */
    public static TestId parse(String text) {
        int hash = text.indexOf('#');
        if (hash <= 0 || hash == text.length() - 1) {
            throw new IllegalArgumentException(
                    "'" + text + "' is not a test: expected Class#method or Class#method[n]");
        }
        String rest = text.substring(hash + 1);
        Matcher matcher = INVOCATION.matcher(rest);
        String invocation = matcher.find() && matcher.start() > 0 ? matcher.group(1) : "";
        return new TestId(text.substring(0, hash), rest.substring(0, rest.length() - invocation.length()), invocation);
    }

    public TestId invocation(int n) {
        return new TestId(className, method, invocation + "[" + n + "]");
    }

    /** Returns the test method of an invocation; itself if it is not an invocation. */
    public TestId base() {
        return invocation.isEmpty() ? this : of(className, method);
    }

    @Override
    public int compareTo(TestId other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        return className + "#" + method + invocation;
    }
}
