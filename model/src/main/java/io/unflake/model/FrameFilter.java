package io.unflake.model;

import java.util.List;
import java.util.function.Predicate;

/**
 * Recognises project code by class names alone, for stack traces of projects whose classes are not available.
 *
 * <p>Drops the JDK, test frameworks, build tools, reflection, language runtimes and Unflake itself. Other libraries
 * cannot be distinguished from project code and are kept.
 */
public final class FrameFilter implements Predicate<String> {

    public static final FrameFilter BY_NAME = new FrameFilter();

    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");
    private static final List<String> TEST_FRAMEWORKS =
            List.of("org.junit.", "junit.", "org.testng.", "org.spockframework.", "spock.", "org.opentest4j.");
    private static final List<String> BUILD_TOOLS = List.of(
            "org.apache.maven.",
            "org.gradle.",
            "worker.org.gradle.",
            "org.apache.tools.ant.",
            "com.intellij.",
            "org.eclipse.jdt.",
            "bazel.",
            "com.google.testing.junit.");
    private static final List<String> RUNTIMES = List.of(
            "kotlin.", "groovy.lang.", "org.codehaus.groovy.", "org.apache.groovy.", "scala.", "net.bytebuddy.");
    private static final List<String> OURS = List.of("io.unflake.hooks.", "io.unflake.agent.", "io.unflake.worker.");

    private static final List<String> FOREIGN = List.of(JDK, TEST_FRAMEWORKS, BUILD_TOOLS, RUNTIMES, OURS).stream()
            .flatMap(List::stream)
            .toList();

    private FrameFilter() {}

    /** Whether a class of this name may be project code. */
    @Override
    public boolean test(String className) {
        return FOREIGN.stream().noneMatch(className::startsWith) && !className.startsWith("$Proxy");
    }
}
