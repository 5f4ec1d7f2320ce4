package io.unflake.sanitise.assume;

import io.unflake.sanitise.spi.Assumption;
import io.unflake.sanitise.spi.Sighting;
import java.util.Set;
import java.util.function.Predicate;

/**
 * An assumption about something of this machine.
 *
 * @param missing what was missing, in words
 * @param sign tells which of the exceptions show it
 */
record LocalAssumption(
        String name, String missing, Set<Class<? extends Throwable>> exceptions, Predicate<Sighting> sign)
        implements Assumption {

    @Override
    public boolean isViolatedBy(Sighting sighting) {
        return sign.test(sighting);
    }

    @Override
    public String message(Sighting sighting) {
        return missing;
    }
}
