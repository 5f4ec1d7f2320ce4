package io.unflake.sanitise.run;

import java.util.List;

/**
 * The result of classifying a failure.
 *
 * @param violations the assumptions that did not hold, in the order observed; empty if the failure stands
 * @param gap why evidence may be missing, empty if it is complete
 */
record Classification(List<Violation> violations, String gap) {}
