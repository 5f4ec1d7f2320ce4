package io.unflake.app.detect;

import io.unflake.app.report.ExitCodes;
import java.nio.file.Path;

/**
 * How the result of a detection is written and printed.
 *
 * @param out the only folder that is written to; null for the default
 * @param resume whether to continue an interrupted detection
 * @param json whether to print JSON instead of text
 * @param verbose whether to print every detail
 * @param known a file with known flaky tests to compare with; null for none
 */
public record OutputOptions(Path out, boolean resume, boolean json, boolean verbose, ExitCodes exitCodes, Path known) {}
