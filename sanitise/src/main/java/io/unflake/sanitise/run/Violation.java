package io.unflake.sanitise.run;

import io.unflake.sanitise.spi.Assumption;
import io.unflake.sanitise.spi.Sighting;

/** An assumption that did not hold, and the exception that shows it. */
public record Violation(Assumption assumption, Sighting sighting) {}
