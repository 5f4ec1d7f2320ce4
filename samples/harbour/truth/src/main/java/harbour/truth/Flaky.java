package harbour.truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a test that passes or fails depending on something that the API's contract, or the runner, may change. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Flaky {

    /** The strategies under each of which it always fails; none if it fails in the plain order, in every run. */
    String[] strategies();

    /** The call sites that may be the cause, as file:line; or the tests that make it fail by running before it. */
    String[] cause();

    /** The reason for the failure in one sentence. */
    String because();
}
