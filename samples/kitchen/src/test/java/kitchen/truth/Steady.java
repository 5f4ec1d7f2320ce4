package kitchen.truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a test that passes however slow its threads are, within reason. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Steady {

    /** The reason why it waits for its threads, in one sentence. */
    String because();
}
