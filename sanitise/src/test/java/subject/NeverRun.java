package subject;

import io.unflake.sanitise.SanitiseNetwork;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

/** A class whose only test is disabled, but which is instantiated all the same. */
@SanitiseNetwork
public class NeverRun {

    NeverRun() {
        Lookup.lookUpSilently();
    }

    @Test
    @Disabled
    void is_disabled() {}
}
