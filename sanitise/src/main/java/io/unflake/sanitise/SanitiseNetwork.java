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
 * Skips the test, or the tests of the class, when they fail while the network was not available; for JUnit 5 and 6 and for
 * Spock. Whatever else fails, fails.
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(SanitiseExtension.class)
@ExtensionAnnotation(SanitiseAnnotationExtension.class)
public @interface SanitiseNetwork {}
