package io.unflake.app.detect;

import io.unflake.app.project.ProjectOptions;
import io.unflake.app.strategies.OwnStrategies;
import java.util.List;

/**
 * The options of a detection, as the user gave them.
 *
 * @param arguments the words of the command line, for a command that continues this detection
 */
public record DetectOptions(
        ProjectOptions project,
        TestSelection selection,
        SearchOptions search,
        LimitOptions limits,
        OwnStrategies own,
        OutputOptions output,
        List<String> arguments) {

    public DetectOptions {
        arguments = List.copyOf(arguments);
    }
}
