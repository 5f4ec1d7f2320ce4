package io.unflake.agent.record;

import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;

/** Class names that are the same in every JVM, and properties that follow from them. */
final class ClassNames {

    static final String LAMBDA = "$$Lambda";
    static final String MOCK = "$MockitoMock$";

    private static final String IMMUTABLE = "java.util.ImmutableCollections$";
    private static final List<String> GENERATED = List.of(LAMBDA, MOCK, "$$EnhancerBy", "$ByteBuddy$");
    private static final List<String> LOGGING = List.of(
            "java.util.logging.",
            "org.slf4j.",
            "org.apache.logging.",
            "org.apache.log4j.",
            "org.apache.commons.logging.",
            "ch.qos.logback.",
            "org.jboss.logging.");

    private ClassNames() {}

    /** Returns the name without the counter or random suffix of a class generated at run time. */
    static String plain(Class<?> type) {
        if (Proxy.isProxyClass(type)) {
            return "proxy of " + Arrays.toString(type.getInterfaces());
        }
        String name = type.getName();
        for (String mark : GENERATED) {
            int at = name.indexOf(mark);
            if (at > 0) {
                return name.substring(0, at + mark.length());
            }
        }
        return name;
    }

    static boolean isJdk(Class<?> type) {
        return type.getClassLoader() == null || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
    }

    /** Whether Mockito generated the class for its mocks. */
    static boolean isMock(Class<?> type) {
        return type.getName().contains(MOCK);
    }

    /** Loggers refer to half of the JVM and are irrelevant to tests. */
    static boolean isLogging(Class<?> type) {
        String name = type.getName();
        return LOGGING.stream().anyMatch(name::startsWith);
    }

    static boolean isImmutableCollection(Class<?> type) {
        return type.getName().startsWith(IMMUTABLE);
    }

    /**
     * Whether a JDK collection may call the user's collection or comparator behind it, so that it must not be iterated.
     */
    static boolean isView(Class<?> type) {
        String name = type.getName();
        return name.indexOf('$') > 0 && !isImmutableCollection(type) && !name.equals("java.util.Arrays$ArrayList");
    }
}
