package io.unflake.app.report;

import io.unflake.report.json.FindingsFile;

/**
 * Chooses the exit code for findings.
 *
 * @param noFail whether it is 0 although there are flaky tests
 * @param plausible whether tests that are unlikely to fail in practice do not count
 */
public record ExitCodes(boolean noFail, boolean plausible) {

    private static final int FOUND = 1;

    public int of(FindingsFile findings) {
        return findings.hasFlaky(plausible) && !noFail ? FOUND : 0;
    }
}
