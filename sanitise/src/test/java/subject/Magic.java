package subject;

import io.unflake.sanitise.spi.Assumption;
import io.unflake.sanitise.spi.Sighting;
import java.util.Set;

/** An assumption added by a user. */
public final class Magic implements Assumption {

    @Override
    public String name() {
        return "magic";
    }

    @Override
    public Set<Class<? extends Throwable>> exceptions() {
        return Set.of(OutOfMagicException.class);
    }

    @Override
    public boolean isViolatedBy(Sighting sighting) {
        return sighting.visible();
    }
}
