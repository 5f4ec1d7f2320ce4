package harbour.truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a test that passes under any behaviour of APIs that their contract allows and that occurs in practice. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Steady {

    /** The reason why a naive tool would report it, in one sentence. */
    String trap();

    /** The strategies under which a naive tool would report it; it must pass under all the others too. */
    String[] strategies();
}
