package io.unflake.sanitise.run;

import io.unflake.sanitise.Sighting;
import io.unflake.sanitise.Target;
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
record Result(
        String test,
        Outcome outcome,
        String message,
        String assumptions,
        String exception,
        String target,
        String thread,
        String place) {

    static Result of(String test, Outcome outcome, String message) {
        return new Result(test, outcome, message, "", "", "", "", "");
    }

    static Result excused(String test, Excuse excuse) {
        if (excuse.violations().isEmpty()) {
            return of(test, Outcome.QUARANTINED, excuse.message());
        }
        Sighting sighting = excuse.violations().get(0).sighting();
        return new Result(
                test,
                Outcome.SANITISED,
                excuse.message(),
                excuse.violations().stream()
                        .map(each -> each.assumption().name())
                        .collect(Collectors.joining(",")),
                sighting.type().getName() + (sighting.message().isEmpty() ? "" : ": " + sighting.message()),
                sighting.target().map(Target::toString).orElse(""),
                sighting.thread(),
                excuse.place());
    }

    /** Whether this is what counts, if another invocation of the same test ended so. */
    boolean outweighs(Result other) {
        return outcome.compareTo(other.outcome) > 0;
    }
}
