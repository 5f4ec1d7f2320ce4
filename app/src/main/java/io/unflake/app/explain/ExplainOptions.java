package io.unflake.app.explain;

import io.unflake.app.project.ProjectOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * The options of an explanation, as the user gave them.
 *
 * @param target a test, the path of a replay file, or the beginning of the id of a finding
 * @param polluters the tests that run before it; empty to search for them
 * @param budget how long the search for these tests may take; null for the default
 * @param top how many differences to print
 * @param out the output folder; null for the default
 * @param json whether to print JSON instead of text
 * @param verbose whether to print every detail
 */
public record ExplainOptions(
        String target,
        List<String> polluters,
        Duration budget,
        int top,
        ProjectOptions project,
        Path out,
        boolean json,
        boolean verbose) {

    public ExplainOptions {
        polluters = List.copyOf(polluters);
    }
}
