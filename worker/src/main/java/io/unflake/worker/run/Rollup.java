package io.unflake.worker.run;

import io.unflake.worker.naming.Segment;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.platform.launcher.TestIdentifier;

/** Detects Spock features that run all iterations as one test. */
final class Rollup {

    private static final String ANNOTATION = "spock.lang.Rollup";

    private Rollup() {}

    static boolean isRolledUp(TestIdentifier feature, String className) {
        String method = Segment.lastOf(feature.getUniqueId()).value();
        try {
            Class<?> type =
                    Class.forName(className, false, Thread.currentThread().getContextClassLoader());
            return isAnnotated(type)
                    || methods(type).anyMatch(each -> each.getName().equals(method) && isAnnotated(each));
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private static Stream<Method> methods(Class<?> type) {
        return Stream.<Class<?>>iterate(type, each -> each != null, Class::getSuperclass)
                .flatMap(each -> Arrays.stream(each.getDeclaredMethods()));
    }

    private static boolean isAnnotated(AnnotatedElement element) {
        return Arrays.stream(element.getAnnotations())
                .map(Annotation::annotationType)
                .anyMatch(annotation -> annotation.getName().equals(ANNOTATION));
    }
}
