package io.unflake.agent.record;

import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;

/** Names of classes that are the same in the next JVM, and what they give away. */
final class ClassNames {

    private static final List<String> LOGGING = List.of(
            "java.util.logging.",
            "org.slf4j.",
            "org.apache.logging.",
            "org.apache.log4j.",
            "org.apache.commons.logging.",
            "ch.qos.logback.",
            "org.jboss.logging.");

    private static final String MOCK = "$MockitoMock$";

    private ClassNames() {}

    /** Whether a class was made by Mockito, for its mocks only. */
    static boolean isMock(Class<?> type) {
        return type.getName().contains(MOCK);
    }

    /** The name without what is counted or drawn when a class is made at run time. */
    static String plain(Class<?> type) {
        if (Proxy.isProxyClass(type)) {
            return "proxy of " + Arrays.toString(type.getInterfaces());
        }
        String name = type.getName();
        for (String mark : List.of("$$Lambda", MOCK, "$$EnhancerBy", "$ByteBuddy$")) {
            int at = name.indexOf(mark);
            if (at > 0) {
                return name.substring(0, at + mark.length());
            }
        }
        return name;
    }

    /** Loggers lead to half of the JVM and say nothing about a test. */
    static boolean isLogging(Class<?> type) {
        String name = type.getName();
        return LOGGING.stream().anyMatch(name::startsWith);
    }
}
