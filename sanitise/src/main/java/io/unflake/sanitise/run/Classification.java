package io.unflake.sanitise.run;

import java.util.List;

/**
 * What comes of a failure.
 *
 * @param violations the assumptions that did not hold, the one to be named first; none if the failure stands
 * @param gap why evidence may be missing, empty if none is
 */
record Classification(List<Violation> violations, String gap) {}
