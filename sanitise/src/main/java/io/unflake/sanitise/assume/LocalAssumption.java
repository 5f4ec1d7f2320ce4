package io.unflake.sanitise.assume;

import io.unflake.sanitise.spi.Assumption;
import io.unflake.sanitise.spi.Sighting;
import java.util.Set;
import java.util.function.Predicate;

/**
 * An assumption about a resource of the local machine.
 *
 * @param missing the message if the assumption does not hold
 * @param condition selects the exceptions that show that it does not hold
 */
record LocalAssumption(
        String name, String missing, Set<Class<? extends Throwable>> exceptions, Predicate<Sighting> condition)
        implements Assumption {

    @Override
    public boolean isViolatedBy(Sighting sighting) {
        return condition.test(sighting);
    }

    @Override
    public String message(Sighting sighting) {
        return missing;
    }
}
