package io.unflake.model.finding;

import io.unflake.model.Site;

/**
 * A wait in the thread of a test with which the test passes, although another thread is late.
 *
 * @param point the delay point where the test waits
 * @param waitMillis how long it waits
 * @param passed how many runs passed with it, all of them while the other thread was delayed
 * @param cure what the test could wait for instead; null if that is unknown
 * @param patch the file with the wait as a unified diff, relative to the output folder; null if there is none
 * @param command a shell command that applies the patch; null if there is none
 */
public record Mitigation(Site point, long waitMillis, int passed, Cure cure, String patch, String command) {

    /** Returns the same mitigation as a patch. */
    public Mitigation as(String file, String applyingCommand) {
        return new Mitigation(point, waitMillis, passed, cure, file, applyingCommand);
    }
}
