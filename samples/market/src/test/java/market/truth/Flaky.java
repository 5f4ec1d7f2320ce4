package market.truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** This test passes in a plain run, and fails under behaviour that the called API does not rule out. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Flaky {

    /** The strategies under each of which the test fails every time; there may be more. */
    String[] strategies();

    /** The call sites, as file:line, among which the cause lies; or the tests that decide by running before. */
    String[] cause();

    /** Why it fails, in one sentence. */
    String because();
}
