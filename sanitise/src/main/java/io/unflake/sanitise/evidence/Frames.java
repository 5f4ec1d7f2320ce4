package io.unflake.sanitise.evidence;

import io.unflake.sanitise.spi.Endpoint;
import java.security.CodeSource;
import java.util.List;
import java.util.Set;

/** Classifies stack frames. */
public final class Frames {

    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    private static final List<String> FRAMEWORKS = List.of(
            "org.junit.",
            "junit.",
            "org.testng.",
            "org.spockframework.",
            "spock.",
            "groovy.",
            "org.codehaus.groovy.",
            "org.apache.groovy.",
            "org.apache.maven.surefire.",
            "org.gradle.",
            "io.unflake.sanitise.");

    private static final List<String> ASSERTIONS = List.of(
            "org.junit.", "org.testng.", "org.assertj.", "kotlin.test.", "io.kotest.", "com.google.common.truth.");

    /** Methods of assertion libraries that run code which is expected to throw. */
    private static final Set<String> EXPECTING = Set.of(
            "assertThrows",
            "assertThrowsExactly",
            "expectThrows",
            "catchThrowable",
            "catchThrowableOfType",
            "assertFails",
            "assertFailsWith",
            "shouldThrow");

    /** Classes of the JDK that call the proxy selector before they connect; NIO channels and datagrams do not. */
    private static final List<String> CLIENTS = List.of(
            "java.net.Socket",
            "java.net.SocksSocketImpl",
            "sun.nio.ch.NioSocketImpl",
            "sun.security.ssl.SSLSocket",
            "sun.net.www.",
            "jdk.internal.net.http.");

    private static final List<String> POOLS =
            List.of("java.util.concurrent.ThreadPoolExecutor", "java.util.concurrent.ForkJoin");

    private Frames() {}

    /** Returns whether the class belongs to the JDK. */
    public static boolean isJdk(StackTraceElement frame) {
        return startsWithAny(frame.getClassName(), JDK);
    }

    /** Returns whether the code was called by an assertion that expects an exception. */
    static boolean isExpectedToThrow(List<StackTraceElement> stack) {
        return stack.stream()
                .anyMatch(frame ->
                        EXPECTING.contains(frame.getMethodName()) && startsWithAny(frame.getClassName(), ASSERTIONS));
    }

    /** Returns whether a socket or client of the JDK was connecting, whose address the proxy selector has recorded. */
    public static boolean isInJdkClient(List<StackTraceElement> stack) {
        return stack.stream().anyMatch(frame -> startsWithAny(frame.getClassName(), CLIENTS));
    }

    /** Returns whether the code ran on a pool thread, which other tests may use as well. */
    static boolean isOnPoolThread(List<StackTraceElement> stack) {
        return stack.stream().anyMatch(frame -> startsWithAny(frame.getClassName(), POOLS));
    }

    /** Returns whether the lookup was made by the sanitiser itself. */
    static boolean isOwnLookup(List<StackTraceElement> stack) {
        return stack.stream().anyMatch(frame -> frame.getClassName().equals(Endpoint.class.getName()));
    }

    /** Returns the innermost frame outside of libraries, or else outside of the JDK; null if there is none. */
    public static StackTraceElement firstInProject(List<StackTraceElement> stack, ClassLoader loader) {
        List<StackTraceElement> candidates = stack.stream()
                .filter(frame -> !isJdk(frame) && !startsWithAny(frame.getClassName(), FRAMEWORKS))
                .toList();
        return candidates.stream()
                .filter(frame -> isInFolder(frame.getClassName(), loader))
                .findFirst()
                .orElse(candidates.isEmpty() ? null : candidates.get(0));
    }

    /** Builds compile project code to folders, while libraries are jars. */
    private static boolean isInFolder(String className, ClassLoader loader) {
        try {
            CodeSource source = Class.forName(className, false, loader)
                    .getProtectionDomain()
                    .getCodeSource();
            return source != null
                    && source.getLocation() != null
                    && source.getLocation().getPath().endsWith("/");
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private static boolean startsWithAny(String name, List<String> prefixes) {
        return prefixes.stream().anyMatch(name::startsWith);
    }
}
