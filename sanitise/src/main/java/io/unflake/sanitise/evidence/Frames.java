package io.unflake.sanitise.evidence;

import io.unflake.sanitise.spi.Endpoint;
import java.security.CodeSource;
import java.util.List;
import java.util.Set;

/** What stacks tell. */
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

    /** Methods of theirs that run code which is to throw, and take what it throws as what was asked for. */
    private static final Set<String> EXPECTING = Set.of(
            "assertThrows",
            "assertThrowsExactly",
            "expectThrows",
            "catchThrowable",
            "catchThrowableOfType",
            "assertFails",
            "assertFailsWith",
            "shouldThrow");

    /** What connects by itself: it has asked for a proxy before, while a channel or a datagram is nobody's client. */
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

    /** Whether the class belongs to the JDK. */
    public static boolean isJdk(StackTraceElement frame) {
        return startsWithAny(frame.getClassName(), JDK);
    }

    /** Whether code was run by an assertion that it throws. */
    static boolean isExpected(List<StackTraceElement> stack) {
        return stack.stream()
                .anyMatch(frame ->
                        EXPECTING.contains(frame.getMethodName()) && startsWithAny(frame.getClassName(), ASSERTIONS));
    }

    /** Whether it is a socket or a client of the JDK that runs here, so that whom it wants to reach was noted. */
    public static boolean isOfClient(List<StackTraceElement> stack) {
        return stack.stream().anyMatch(frame -> startsWithAny(frame.getClassName(), CLIENTS));
    }

    /** Whether it runs on a thread that others may have work for, too. */
    static boolean isPooled(List<StackTraceElement> stack) {
        return stack.stream().anyMatch(frame -> startsWithAny(frame.getClassName(), POOLS));
    }

    /** Whether it is we who ask where an address is. */
    static boolean isOurQuestion(List<StackTraceElement> stack) {
        return stack.stream().anyMatch(frame -> frame.getClassName().equals(Endpoint.class.getName()));
    }

    /** The innermost frame in code that is not in a library, or at least not in the JDK; null if there is none. */
    public static StackTraceElement ofProject(List<StackTraceElement> stack, ClassLoader loader) {
        List<StackTraceElement> candidates = stack.stream()
                .filter(frame -> !isJdk(frame) && !startsWithAny(frame.getClassName(), FRAMEWORKS))
                .toList();
        return candidates.stream()
                .filter(frame -> isInFolder(frame.getClassName(), loader))
                .findFirst()
                .orElse(candidates.isEmpty() ? null : candidates.get(0));
    }

    /** Builds compile to folders; libraries come as jars. */
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
