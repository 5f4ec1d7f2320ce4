package io.unflake.sanitise;

import io.unflake.sanitise.jupiter.SanitiseExtension;
import io.unflake.sanitise.spock.SanitiseAnnotationExtension;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.spockframework.runtime.extension.ExtensionAnnotation;

/**
 * Skips the annotated test, or the tests of the annotated class, if they fail because the network was not available. Works
 * with JUnit 5, JUnit 6 and Spock. Other failures stay failures.
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(SanitiseExtension.class)
@ExtensionAnnotation(SanitiseAnnotationExtension.class)
public @interface SanitiseNetwork {}
