package io.unflake.sanitise.run;

import io.unflake.sanitise.spi.Endpoint;
import io.unflake.sanitise.spi.Sighting;
import java.util.stream.Collectors;

/**
 * How a test ended, and what there is to say of it; texts are empty where there is nothing.
 *
 * @param message why the test was skipped, or why it could not be
 * @param assumptions names of all that did not hold
 * @param exception what shows it
 * @param target whom the test wanted to reach
 * @param thread where the exception was created
 * @param place the first line of the project
 */
record SanitiseResult(
        String test,
        SanitiseOutcome outcome,
        String message,
        String assumptions,
        String exception,
        String target,
        String thread,
        String place) {

    static SanitiseResult of(String test, SanitiseOutcome outcome, String message) {
        return new SanitiseResult(test, outcome, message, "", "", "", "", "");
    }

    static SanitiseResult skip(String test, SkipReason reason) {
        if (reason.violations().isEmpty()) {
            return of(test, SanitiseOutcome.QUARANTINED, reason.message());
        }
        Sighting sighting = reason.violations().get(0).sighting();
        return new SanitiseResult(
                test,
                SanitiseOutcome.SANITISED,
                reason.message(),
                reason.violations().stream()
                        .map(each -> each.assumption().name())
                        .collect(Collectors.joining(",")),
                sighting.type().getName() + (sighting.message().isEmpty() ? "" : ": " + sighting.message()),
                sighting.target().map(Endpoint::toString).orElse(""),
                sighting.thread(),
                reason.place());
    }

    /** Whether this is what counts, if another invocation of the same test ended so. */
    boolean outweighs(SanitiseResult other) {
        return outcome.compareTo(other.outcome) > 0;
    }
}
