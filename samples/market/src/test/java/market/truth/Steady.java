package market.truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** This test passes however the APIs it calls behave within their contract, as far as that happens in life. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Steady {

    /** Why a naive tool would report it, in one sentence. */
    String trap();

    /** The strategies under which a naive tool would report it; it must pass under all the others too. */
    String[] strategies();
}
