package subject;

import io.unflake.sanitise.SanitiseNetwork;
import java.io.IOException;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

/** Its only test is disabled, but an instance is made all the same. */
@SanitiseNetwork
public class NeverRun {

    NeverRun() {
        try {
            Deep.lookUp(0);
        } catch (IOException e) {
            // Swallowed, as it happens.
        }
    }

    @Test
    @Disabled
    void isDisabled() {}
}
