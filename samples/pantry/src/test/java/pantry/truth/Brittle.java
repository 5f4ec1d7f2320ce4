package pantry.truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a test that passes in the plain order but fails alone. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Brittle {

    /** The tests that make it pass, each of them alone. */
    String[] needs();

    /** The state that has to be set. Each answer is right if there are several. */
    String[] variable();

    /** Whether a fixture of the test can repair it. */
    boolean repairable() default true;

    /** The reason for the failure in one sentence. */
    String because();
}
