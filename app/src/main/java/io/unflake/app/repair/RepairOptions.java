package io.unflake.app.repair;

import io.unflake.app.project.ProjectOptions;
import java.nio.file.Path;

/**
 * The options of a repair, as the user gave them.
 *
 * @param target the beginning of the id of a finding, or a test
 * @param in {@code victim} or {@code polluter}: the class to change; null for the one that fits best
 * @param apply whether to change the sources of the project
 * @param out the folder with the findings; null for the default
 * @param jobs how many test JVMs run at the same time; null for the default
 * @param json whether to print JSON instead of text
 */
public record RepairOptions(
        String target, String in, boolean apply, ProjectOptions project, Path out, Integer jobs, boolean json) {}
