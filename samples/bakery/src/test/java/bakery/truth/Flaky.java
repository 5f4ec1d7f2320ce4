package bakery.truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a test that passes in a plain run but fails under behaviour that the API's contract allows. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Flaky {

    /** The strategies under each of which the test always fails; there may be more. */
    String[] strategies();

    /** The call sites that may be the cause, as file:line; or the tests that make it fail by running before it. */
    String[] cause();

    /** The reason for the failure in one sentence. */
    String because();
}
