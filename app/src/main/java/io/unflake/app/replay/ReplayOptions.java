package io.unflake.app.replay;

import io.unflake.app.project.ProjectOptions;
import java.nio.file.Path;

/**
 * The options of a replay, as the user gave them.
 *
 * @param target a replay file, or the beginning of the id of a finding
 * @param times how many times to run the test; null for the default
 * @param debug whether to run it once in a JVM that waits for a debugger
 * @param out the folder with the findings; null for the default
 * @param json whether to print JSON instead of text
 */
public record ReplayOptions(
        String target, Integer times, boolean debug, ProjectOptions project, Path out, boolean json) {}
