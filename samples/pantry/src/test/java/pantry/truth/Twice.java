package pantry.truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a test that passes in any order, but fails if it runs twice in a JVM. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Twice {

    /** The reason for the failure in one sentence. */
    String because();
}
