package io.unflake.sanitise.run;

import io.unflake.sanitise.spi.Endpoint;
import io.unflake.sanitise.spi.Sighting;
import java.util.stream.Collectors;

/**
 * The outcome of a test with its details, which are empty strings if there are none.
 *
 * @param message why the test was skipped
 * @param assumptions the names of the assumptions that did not hold, separated by commas
 * @param exception the exception that shows it
 * @param target the address that the test tried to reach
 * @param thread the thread that created the exception
 * @param location the innermost line of project code
 */
record SanitiseResult(
        String test,
        SanitiseOutcome outcome,
        String message,
        String assumptions,
        String exception,
        String target,
        String thread,
        String location) {

    static SanitiseResult of(String test, SanitiseOutcome outcome, String message) {
        return new SanitiseResult(test, outcome, message, "", "", "", "", "");
    }

    static SanitiseResult skipped(String test, SkipReason reason) {
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
                reason.location());
    }

    /** Returns whether this result takes precedence over that of another invocation of the same test. */
    boolean outweighs(SanitiseResult other) {
        return outcome.compareTo(other.outcome) > 0;
    }
}
