package io.unflake.app.reproduce;

import io.unflake.engine.detect.DetectRequest.WantedFailure;
import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.FrameFilter;
import io.unflake.report.trace.ReportedTest;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The test that a stack trace or a report names.
 *
 * @param method empty if only the class is known
 */
public record TracedTest(String className, String method) {

    /** A class may have a display name, too. */
    private static final Pattern CLASS = Pattern.compile("[\\p{L}_$][\\p{L}\\w$.]*");

    /** A method of Java, possibly with parameters and the number of an invocation. */
    private static final Pattern METHOD = Pattern.compile("([\\p{L}_$][\\p{L}\\w$]*)(?:[(\\[{].*)?");

    /** What JUnit 4 and Gradle call a failed fixture. */
    private static final Set<String> FIXTURES = Set.of("initializationError", "executionError", "classMethod");

    private static final Pattern LAMBDA = Pattern.compile("lambda\\$(.+)\\$\\d+");
    private static final List<String> REFLECTION =
            List.of("jdk.internal.reflect.", "sun.reflect.", "java.lang.reflect.");

    /** What Kotlin makes of the lambdas and coroutines of a method, or Java of anonymous and local classes. */
    private static final Pattern INSIDE = Pattern.compile("(.+?)\\$(?:([^$\\d\\p{Lu}][^$]*)\\$)?\\d.*");

    /** Spock names its methods by numbers. */
    private static final String FEATURE = "$spock_";

    /**
     * Returns the test that a report names.
     *
     * @param failure tells the method of a display name, and the package of the class; may be null
     * @return empty if neither report nor trace name it
     */
    static Optional<TracedTest> of(ReportedTest reported, Failure failure) {
        Optional<TracedTest> traced = Optional.ofNullable(failure).flatMap(TracedTest::of);
        String name = reported.name();
        if (!CLASS.matcher(reported.className()).matches()) {
            return traced;
        }
        Optional<TracedTest> ofClass = Optional.ofNullable(failure).flatMap(each -> outermost(each, reported));
        String type = ofClass.map(TracedTest::className).orElse(reported.className());
        if (name.isEmpty() || FIXTURES.contains(name)) {
            return Optional.of(new TracedTest(type, ""));
        }
        Matcher method = METHOD.matcher(name);
        return Optional.of(new TracedTest(
                type,
                method.matches()
                        ? method.group(1)
                        : ofClass.or(() -> traced).map(TracedTest::method).orElse("")));
    }

    private static Optional<TracedTest> outermost(Failure failure, ReportedTest reported) {
        return failure.stack().stream()
                .map(TracedTest::of)
                .filter(each -> each.isIn(reported.className()))
                .reduce((inner, outer) -> outer);
    }

    /** Whether this is a test of a class whose package may be missing. */
    private boolean isIn(String type) {
        return className.equals(type) || className.endsWith("." + type);
    }

    /** Returns the test of a stack trace; empty if the trace has no frame of project code. */
    static Optional<TracedTest> of(Failure failure) {
        return frame(failure.stack()).map(TracedTest::of);
    }

    /**
     * The outermost frame of project code. Test frameworks call tests by reflection, so frames outside of that belong to
     * rules and extensions, which the project may have, too.
     */
    private static Optional<Frame> frame(List<Frame> stack) {
        Frame outermost = null;
        for (int i = stack.size() - 1; i >= 0; i--) {
            Frame frame = stack.get(i);
            if (FrameFilter.BY_NAME.test(frame.className())) {
                if (i + 1 < stack.size() && isReflection(stack.get(i + 1))) {
                    return Optional.of(frame);
                }
                outermost = outermost == null ? frame : outermost;
            }
        }
        return Optional.ofNullable(outermost);
    }

    private static boolean isReflection(Frame frame) {
        return REFLECTION.stream().anyMatch(frame.className()::startsWith);
    }

    private static TracedTest of(Frame frame) {
        Matcher inside = INSIDE.matcher(frame.className());
        if (inside.matches()) {
            return new TracedTest(inside.group(1), inside.group(2) == null ? "" : inside.group(2));
        }
        Matcher lambda = LAMBDA.matcher(frame.method());
        String method = lambda.matches() ? lambda.group(1) : frame.method();
        return new TracedTest(frame.className(), method.startsWith(FEATURE) || method.startsWith("<") ? "" : method);
    }

    /** Whether more than the class is known. */
    public boolean hasMethod() {
        return !method.isEmpty();
    }

    /** A pattern for the test. */
    String pattern() {
        return hasMethod() ? className + "#" + method : className;
    }

    /** A failure to look for. */
    WantedFailure wanted(Failure failure) {
        return new WantedFailure(pattern(), failure);
    }
}
