package kitchen.truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a test that passes in a plain run but fails if a thread is slow. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Flaky {

    /** The lines where a delay of the thread makes the test fail, as file:line. */
    String[] cause();

    /** The lines that start the slow threads, as file:line. */
    String[] thread();

    /** The reason for the failure in one sentence. */
    String because();
}
