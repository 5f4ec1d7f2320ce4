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

    private TestPattern(Pattern classPattern, Pattern methodPattern) {
        this.classPattern = classPattern;
        this.methodPattern = methodPattern;
    }

    public static TestPattern of(String text) {
        int hash = text.indexOf('#');
        String className = hash < 0 ? text : text.substring(0, hash);
        Pattern methodPattern = hash < 0 ? null : glob(text.substring(hash + 1));
        return new TestPattern(glob(className), methodPattern);
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
