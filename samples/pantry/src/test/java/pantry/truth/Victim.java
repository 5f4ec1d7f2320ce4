package pantry.truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a test that passes alone and in the plain order, but fails right after another test. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Victim {

    /** The tests that make it fail, each of them alone; tests that do so only together are joined by {@code " + "}. */
    String[] of();

    /** The polluted state. Each answer is right if there are several. */
    String[] variable();

    /** The tests that make it pass if they run between a polluter and this test; there may be more. */
    String[] cleanedBy() default {};

    /** Whether a fixture of the victim or the polluter can repair it. */
    boolean repairable() default true;

    /** The reason for the failure in one sentence. */
    String because();
}
