package io.unflake.app.report;

import java.nio.file.Path;

/**
 * Which findings are printed again, and how, as the user gave it.
 *
 * @param folder an output folder or a project; null for the current folder
 * @param project a project, instead of the folder; null if not given
 * @param out an output folder, instead of both; null if not given
 * @param json whether to print JSON instead of text
 * @param verbose whether to print every detail
 */
public record ReportOptions(Path folder, Path project, Path out, boolean json, boolean verbose, ExitCodes exitCodes) {}
